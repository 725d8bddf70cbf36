import HearthAPI
import HearthForms
import HearthLanguage
import HearthShops
import NIOConcurrencyHelpers
import Testing

@testable import HearthWeb

@Suite("A wish from the page of a shop")
struct ShopFormTests {
    private final class Saved: Sendable {
        private let log = NIOLockedValueBox<[SaveWishWithPhotos]>([])
        var wishes: [SaveWishWithPhotos] { log.withLockedValue { $0 } }
        func add(_ wish: SaveWishWithPhotos) { log.withLockedValue { $0.append(wish) } }
    }

    private static func node(
        _ saved: Saved = Saved(), areAllowed: Bool = false
    ) -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Owner")
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            case is ListLists: return [ListInfo]()
            case is ShowUsualCurrency: return CurrencyInfo()
            case is ShowCurrencySettings: return CurrencySettings(usual: ["EUR"])
            case is ShowShops: return ShopsInfo(areAllowed: areAllowed)
            case let save as SaveWishWithPhotos:
                saved.add(save)
                return ItemInfo(
                    id: "1", name: "Lamp", list: "tray", listID: "0a", owner: "Owner"
                )
            default: throw HearthError(.notFound)
            }
        }
    }

    private static func form(_ fields: KeyValuePairs<String, String>, token: String) -> String {
        ([("form-token", token), ("page", "/new")] + fields.map { ($0, $1) })
            .map { "\($0)=\(PercentCoding.encode($1))" }.joined(separator: "&")
    }

    @Test("The button fills what is empty, shows it, and keeps nothing before *Save*")
    func fills() async throws {
        let (shop, saved) = (FakeShop(), Saved())
        try await Browser.run(Self.node(saved), shops: shop) { browser in
            let token = try await browser.formToken(on: "/new")
            #expect(try await browser.ask("/new").text.contains("value=\"fetch\""))
            #expect(shop.asked.isEmpty)
            let sent = try await browser.ask(
                "/wish",
                form: Self.form(
                    [
                        "then": "fetch", "link": "https://shop.example/lamp",
                        "notes": "the green one", "name": "",
                    ], token: token))
            #expect(sent.status == 303)
            #expect(shop.asked == ["https://shop.example/lamp", "https://shop.example/lamp.jpg"])
            let next = try #require(sent.location)
            #expect(next.hasPrefix("/new?found="))
            let page = try await browser.ask(next).text
            for part in [
                "A &lt;b&gt;lamp&lt;/b&gt;", "SEK", "199.50", "Lamps &amp; Co", "the green one",
                "https://shop.example/lamp\"",
            ] { #expect(page.contains(part), "\(part)") }
            #expect(saved.wishes.isEmpty)
            let start = try #require(page.firstRange(of: "name=\"waiting\" value=\""))
            let word = String(page[start.upperBound...].prefix { $0 != "\"" })
            #expect(try await browser.ask("/photo/waiting/\(word)").status == 200)
            // What was shown is saved with the picture, and without it where they took that away.
            for fields: KeyValuePairs in [["name": "Lamp", "waiting": word], ["name": "Lamp"]] {
                _ = try await browser.ask("/wish", form: Self.form(fields, token: token))
            }
            #expect(saved.wishes.map { $0.photos.count } == [1, 0])
            #expect(shop.asked.count == 2)
        }
    }

    @Test(
        "A shop's price is shown so that it is read again as the same, whatever the reader pays with"
    )
    func prices() {
        for (usual, price, shown) in [
            (["CAD"], "5.00 USD", "USD 5"), (["USD", "CAD"], "5.00 USD", "$5"),
            ([], "5.00 USD", "$5"), (["SEK", "CAD"], "5.50 USD", "USD 5.50"),
            (["EGP"], "5.00 GBP", "GBP 5"), (["SEK"], "12.00 EUR", "€12"),
            (["EUR"], "199.00 SEK", "SEK 199"),
        ] {
            #expect(PageSite.typed(price, usual: usual) == shown)
        }
        Language.$current.withValue(.swedish) {
            #expect(PageSite.typed("199.00 SEK", usual: ["NOK"]) == "199\u{A0}SEK")
            #expect(PageSite.typed("199.00 SEK", usual: ["SEK"]) == "199\u{A0}kr")
        }
    }

    @Test("What the shop sees is said until it is allowed once for all", arguments: [false, true])
    func allowed(_ areAllowed: Bool) async throws {
        let shop = FakeShop()
        try await Browser.run(Self.node(areAllowed: areAllowed), shops: shop) { browser in
            let page = try await browser.ask("/new").text
            #expect(page.contains("value=\"fetch\""))
            #expect(page.contains(" data-fetched") == areAllowed)
            #expect(page.contains("address of your home") == !areAllowed)
            #expect(shop.asked.isEmpty)
        }
    }

    @Test("Somebody else's word opens nothing")
    func words() async throws {
        try await Browser.run(Self.node(), shops: FakeShop()) { browser in
            let answers = [
                try await browser.ask("/photo/waiting/0123"),
                try await browser.ask("/new?found=0123"),
            ]
            #expect(answers.map(\.status) == [404, 200])
        }
    }

    @Test("What went wrong is said, and what was typed stays", arguments: FakeShop.failures)
    func refusals(_ failure: ShopFailure) async throws {
        try await Browser.run(Self.node(), shops: FakeShop(failure)) { browser in
            let token = try await browser.formToken(on: "/new")
            let answer = try await browser.ask(
                "/wish",
                form: Self.form(
                    ["then": "fetch", "link": "http://router/", "notes": "typed"], token: token))
            #expect(answer.status == 422)
            #expect(answer.text.contains("typed"))
            #expect(answer.text.contains("role=\"alert\""))
        }
    }
}
