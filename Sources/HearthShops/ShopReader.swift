/// What fetches a page that somebody asks for, and the picture that it names: the fetcher, or a stand-in
/// in a test.
package protocol ShopReader: Sendable {
    /// The octets at a link.
    ///
    /// - Throws: `ShopFailure`.
    func fetch(_ link: String, as kind: FetchedKind) async throws(ShopFailure) -> Fetched
}

package enum FetchedKind: Sendable, Hashable {
    case page, picture

    /// What is asked for (RFC 9110, 12.5.1).
    var accepted: String {
        switch self {
        case .page: "text/html,application/xhtml+xml;q=0.9"
        case .picture: "image/jpeg,image/png,image/webp"
        }
    }
}

package struct Fetched: Sendable, Hashable {
    /// At most `ShopFetcher.mostOctets`.
    package let octets: [UInt8]
    /// Where they were in the end.
    package let link: String

    package init(octets: [UInt8], link: String) {
        self.octets = octets
        self.link = link
    }
}
