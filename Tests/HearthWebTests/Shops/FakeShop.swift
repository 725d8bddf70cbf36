import HearthShops
import NIOConcurrencyHelpers

/// A shop that says what a test prepared, and what it was asked.
final class FakeShop: ShopReader {
    private let log = NIOLockedValueBox<[String]>([])
    var asked: [String] { log.withLockedValue { $0 } }
    private let failure: ShopFailure?

    init(_ failure: ShopFailure? = nil) { self.failure = failure }

    func fetch(_ link: String, as kind: FetchedKind) async throws(ShopFailure) -> Fetched {
        log.withLockedValue { $0.append(link) }
        if let failure { throw failure }
        let page = """
            <html><head><title>Shop</title><meta property="og:site_name" content="Lamps & Co">
            <script type="application/ld+json">{"@type": "Product", "name": "A <b>lamp</b>",
            "image": ["/lamp.jpg"], "offers": {"price": "199.50", "priceCurrency": "SEK"}}</script>
            </head><body></body></html>
            """
        return Fetched(octets: Array((kind == .page ? page : "jpeg").utf8), link: link)
    }

    static let failures: [ShopFailure] = [
        .atHome, .noAnswer, .refused(status: 403), .notALink, .unknownName, .tooLarge,
        .tooManyTurns, .busy, .saysNothing,
    ]
}
