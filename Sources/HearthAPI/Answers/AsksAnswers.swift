/// A friend was asked to wish for more.
package struct AskInfo: Codable, Sendable, Hashable {
    package var friend: String
    /// nil: anywhere.
    package var list: String?
    /// ISO 8601.
    package var askedAt: String
    package var words: String?

    package init(friend: String, list: String? = nil, askedAt: String, words: String? = nil) {
        self.friend = friend
        self.list = list
        self.askedAt = askedAt
        self.words = words
    }
}
