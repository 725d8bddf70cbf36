import HearthAPI
import HearthSodium
import Testing

@testable import HearthWeb

@Suite("What was done just now")
struct NoticeTests {
    private static func node() -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Partner")
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            case is ListLists: return [ListInfo]()
            case is LeaveList: return Done()
            default: throw HearthError(.notFound)
            }
        }
    }

    private static let text = "You have left the list."

    /// Sends a form; gives the cookie that says what was done.
    private static func flash(_ browser: Browser) async throws -> String {
        let token = try await browser.formToken()
        let form = "form-token=\(token)&do=lists%2Fleave&list=x&next=%2Flists&page=%2F"
        let sent = try await browser.ask("/do", form: form)
        #expect(sent.location == "/lists")
        return try #require(sent.cookies.first { $0.hasPrefix("hearth-flash-") })
    }

    private static func carried(_ flash: String, _ browser: Browser) -> String {
        "hearth-visit-\(browser.suffix)=ab; " + flash.prefix { $0 != ";" }
    }

    @Test("It stands in no address; a cookie says it once, to a page that was opened")
    func once() async throws {
        try await Browser.run(Self.node()) { browser in
            let flash = try await Self.flash(browser)
            #expect(flash.contains("HttpOnly") && flash.contains("SameSite=Lax"))
            #expect(flash.contains("Max-Age=60"))
            let carried = Self.carried(flash, browser)
            let refresh = try await browser.ask(
                "/lists", headers: ["hearth-by-itself": "yes"], cookies: carried)
            #expect(!refresh.cookies.contains { $0.hasPrefix("hearth-flash-") })
            #expect(!refresh.text.contains(Self.text))
            let next = try await browser.ask("/lists", cookies: carried)
            #expect(next.text.contains(Self.text))
            #expect(
                next.cookies.contains {
                    $0.hasPrefix("hearth-flash-") && $0.contains("Max-Age=0")
                })
            #expect(try await !browser.ask("/", cookies: carried).text.contains(Self.text))
        }
    }

    @Test("What another site put into the cookie is not said")
    func forged() async throws {
        try await Browser.run(Self.node()) { browser in
            let flash = try await Self.flash(browser)
            let value = flash.prefix { $0 != ";" }.drop { $0 != "=" }.dropFirst()
            let text = value.drop { $0 != "." }
            let seal = Hex.encode(Array(repeating: 7, count: 16))
            for forged in [text, "\(seal)\(text)", "\(value)AAAA", ".", ""] {
                let cookie = "hearth-flash-\(browser.suffix)=\(forged)"
                let page = try await browser.ask("/lists", cookies: Self.carried(cookie, browser))
                #expect(page.status == 200 && !page.text.contains(Self.text))
            }
        }
    }
}
