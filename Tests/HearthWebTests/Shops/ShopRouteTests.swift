import FoundationEssentials
import HearthAPI
import HearthShops
import Testing

@testable import HearthWeb

@Suite("What a shop sells, over the API")
struct ShopRouteTests {
    private static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowUsualCurrency: return CurrencyInfo(currency: "NOK")
            case is SaveWishWithPhotos:
                return ItemInfo(
                    id: "1", name: "Lamp", list: "tray", listID: "0a", owner: "Owner"
                )
            default: throw HearthError(.locked, ["member": "Owner"])
            }
        }
    }

    private func fetch(_ server: Server, _ link: String) async throws -> Received {
        try await server.send(
            "POST", "/api/v1/shops/fetch", body: "{\"link\": \"\(link)\"}",
            headers: ["Hearth-Member": "Owner"])
    }

    @Test("It comes as the fields of a wish, with a picture that waits for it")
    func offer() async throws {
        let (node, shop) = (Self.node(), FakeShop())
        try await Server.run(performer: node, shops: shop) { server in
            let answer = try await fetch(server, "https://shop.example/lamp")
            let offer = try JSONDecoder().decode(ShopOffer.self, from: Data(answer.body.utf8))
            #expect(offer.name == "A <b>lamp</b>" && offer.price == "199.50 SEK")
            #expect(offer.store == "Lamps & Co" && offer.notes == nil)
            #expect(shop.asked == ["https://shop.example/lamp", "https://shop.example/lamp.jpg"])
            let token = try #require(offer.photo?.token)
            let saved = try await server.send(
                "POST", "/api/v1/wishes/save",
                body: """
                    {"add": {"id": "0123456789abcdef0123456789abcdef", "name": "Lamp",
                     "fields": {}}, "photos": [{"token": "\(token)"}]}
                    """, headers: ["Hearth-Member": "Owner"])
            #expect(saved.status == 200, "\(saved.body)")
            #expect((node.asked.last?.operation as? SaveWishWithPhotos)?.photos.count == 1)
        }
    }

    @Test("No shop is asked for somebody whom the node does not answer")
    func nobody() async throws {
        let shop = FakeShop()
        let node = StandIn { _ in throw HearthError(.locked, ["member": "Owner"]) }
        try await Server.run(performer: node, shops: shop) { server in
            let answer = try await fetch(server, "https://shop.example/lamp")
            #expect(answer.status == 401 && answer.code == .locked)
            #expect(shop.asked.isEmpty)
        }
    }

    @Test("Why nothing was fetched has a code of its own", arguments: FakeShop.failures)
    func refusals(_ failure: ShopFailure) async throws {
        try await Server.run(performer: Self.node(), shops: FakeShop(failure)) { server in
            let answer = try await fetch(server, "https://shop.example/lamp")
            #expect(answer.status >= 400 && answer.code == failure.error.code)
        }
        #expect(Set(FakeShop.failures.map(\.error.code)).count == FakeShop.failures.count)
    }
}
