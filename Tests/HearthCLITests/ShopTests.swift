import HearthAPI
import HearthShops
import NIOConcurrencyHelpers
import Testing

@testable import HearthCommandLine

@Suite("A wish from a shop, on the command line")
struct ShopTests {
    private static let link = "https://shop.example/lamp"
    private static let line = ["wish", "add", "--link", link, "--fetch"]

    /// A shop that sells a lamp, and which of its links were asked for.
    private final class Shop: ShopReader {
        private let log = NIOLockedValueBox<[String]>([])
        var asked: [String] { log.withLockedValue { $0 } }
        private let failure: ShopFailure?

        init(_ failure: ShopFailure? = nil) { self.failure = failure }

        func fetch(_ link: String, as kind: FetchedKind) async throws(ShopFailure) -> Fetched {
            log.withLockedValue { $0.append(link) }
            if let failure { throw failure }
            let page = """
                <script type="application/ld+json">{"@type": "Product", "name": "Lamp",
                "image": "/lamp.jpg", "offers": {"price": "199.50", "priceCurrency": "SEK"},
                "color": "green"}</script>
                """
            return Fetched(octets: Array((kind == .page ? page : "jpeg").utf8), link: link)
        }
    }

    private static func node(_ shop: Shop, areAllowed: Bool = false) -> FakeNode {
        FakeNode(shops: shop) { asked in
            func noted(_ add: AddWish) -> ItemInfo {
                ItemInfo(
                    id: "01", name: add.name, list: "Birthday", listID: "11aa", owner: "Cousin",
                    fields: WishFields(
                        notes: add.fields.notes, link: add.fields.link, price: add.fields.price))
            }
            switch asked.operation {
            case is ShowShops: return ShopsInfo(areAllowed: areAllowed)
            case let add as AddWish: return noted(add)
            case let save as SaveWishWithPhotos: return try noted(#require(save.request.add))
            case is ConfirmCaller: return Done()
            default: return try Household.answer(asked)
            }
        }
    }

    @Test("It says first what the shop sees, and asks nobody before there is a yes")
    func asks() async throws {
        let shop = Shop()
        try await Self.node(shop).serve { home in
            let declined = await home.run(Self.line, typed: ["n"])
            #expect(declined.code == 1)
            #expect(declined.explanation.contains("Fetch \(Self.link)? The shop then sees"))
            let unasked = await home.run(Self.line)
            #expect(unasked.code == 2 && unasked.explanation.contains("hearth shops allow"))
            #expect(shop.asked.isEmpty)
            let said = await home.run(Self.line, typed: ["y"])
            #expect(said.code == 0, "\(said)")
            #expect(
                said.output.hasPrefix(
                    "“Lamp” is noted in “Birthday”.\nWith what the shop says:\n"))
            #expect(shop.asked == [Self.link, "https://shop.example/lamp.jpg"])
        }
    }

    @Test("Nobody is asked with --yes, or once it is allowed", arguments: [false, true])
    func allowed(_ areAllowed: Bool) async throws {
        let shop = Shop()
        let node = Self.node(shop, areAllowed: areAllowed)
        try await node.serve { home in
            let said = await home.run(Self.line + (areAllowed ? [] : ["--yes"]))
            #expect(said.code == 0, "\(said)")
        }
        let saved = try #require(node.asked.last?.operation as? SaveWishWithPhotos)
        #expect(saved.request.add?.name == "Lamp")
        #expect(saved.request.add?.fields.price == "199.50 SEK")
        #expect(saved.request.add?.fields.notes == "green")
        #expect(saved.photos.count == 1)
    }

    @Test("What was given stays, also a photo")
    func given() async throws {
        let node = Self.node(Shop(), areAllowed: true)
        try await node.serve { home in
            let photo = try home.file("own.jpg", "own")
            _ = await home.run(
                Self.line + ["Light", "--notes", "the small one", "--photo", photo])
        }
        let saved = try #require(node.asked.last?.operation as? SaveWishWithPhotos)
        #expect(saved.request.add?.name == "Light")
        #expect(saved.request.add?.fields.notes == "the small one")
        #expect(saved.request.add?.fields.price == "199.50 SEK")
        #expect(saved.photos.map { Array($0.octets.dropFirst(3)) } == [Array("own".utf8)])
    }

    @Test("Where the shop says nothing, nothing is noted")
    func refused() async throws {
        let node = Self.node(Shop(.refused(status: 403)), areAllowed: true)
        try await node.serve { home in
            let said = await home.run(Self.line)
            #expect(said.code == 1 && said.explanation.contains("(403)"))
        }
        #expect(!node.asked.contains { $0.operation is AddWish })
    }

    @Test("Without a name and a shop, or without a link, it says what is missing")
    func missing() async throws {
        let shop = Shop()
        try await Self.node(shop).serve { home in
            for line in [["wish", "add"], ["wish", "add", "Lamp", "--fetch"]] {
                let said = await home.run(line)
                #expect(said.code == 2 && said.explanation.contains("--link URL"))
            }
        }
        #expect(shop.asked.isEmpty)
    }

    @Test("It is allowed once for all, and taken back")
    func choosing() async throws {
        try await Self.node(Shop()).serve { home in
            let allowed = await home.run(["shops", "allow"]).output
            #expect(allowed.hasPrefix("The page of a shop is opened without a question"))
            for line in [["shops", "ask"], ["shops"]] {
                #expect(await home.run(line).output.hasPrefix("You are asked each time"))
            }
        }
    }
}
