/// Where the node's pages are, with the key that lets a browser in; answered by the server itself,
/// and on the home's own socket alone.
package struct ShowEntrance: Operation {
    package typealias Answer = EntranceInfo
    package static let path = "entrance"
    package static let askers = Askers.atHome
    package static let isReading = true
    package static let needsKeys = false

    package init() {}
}

/// The way to the pages.
package struct EntranceInfo: Codable, Sendable, Hashable {
    /// `http://host:port`
    package var url: String
    /// The same with the key: a secret of the home's user.
    package var link: String

    package init(url: String, link: String) {
        self.url = url
        self.link = link
    }
}
