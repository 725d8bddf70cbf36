import HearthAPI
import Testing

@testable import HearthWeb

@Suite("How pages look in one browser")
struct LookFormTests {
    private static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Partner")
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            default: throw HearthError(.notFound)
            }
        }
    }

    @Test("Light or dark is kept in a cookie, and what is none of them counts for nothing")
    func colours() async throws {
        try await Browser.run(Self.node()) { browser in
            let token = try await browser.formToken(on: "/settings/look")
            let form = "form-token=\(token)&page=%2Fsettings%2Flook&colours=dark"
            let sent = try await browser.ask("/settings/look", form: form)
            #expect(sent.status == 303 && sent.location == "/settings/look")
            let cookie = try #require(sent.cookies.first { $0.hasPrefix("hearth-colours=dark") })
            #expect(cookie.contains("HttpOnly"))
            for (value, said) in [("dark", "class=\"dark\""), ("\"><script", "dir=\"ltr\">")] {
                let page = try await browser.ask(
                    "/settings/look",
                    cookies: "hearth-visit-\(browser.suffix)=ab; hearth-colours=\(value)")
                #expect(page.text.contains(said))
            }
        }
    }
}
