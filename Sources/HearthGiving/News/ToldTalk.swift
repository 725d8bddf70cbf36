package import HearthWire

/// Up to where a member knows what one member of a circle whispers and thinks of.
///
/// An author's times only grow (protocol-spec/circle.md), so that one of each is enough.
package struct ToldTalk: Codable, Hashable, Sendable {
    package let author: AuthorTag
    /// Of the newest whisper that is known, in milliseconds; the least number before there was any.
    package var whisper: Int64
    /// The same of ideas.
    package var idea: Int64

    package init(author: AuthorTag, whisper: Int64 = .min, idea: Int64 = .min) {
        self.author = author
        self.whisper = whisper
        self.idea = idea
    }
}
