import HearthAPI
import Testing

@testable import HearthWeb

/// What a browser sees of sign-ins that end.
@Suite("Pages of somebody whose sign-in ends")
struct EndedSignInTests {
    private static let list = ListInfo(
        id: "1", title: "Birthday", owner: "Owner", isOwn: false, role: .friend, kind: "wishes",
        isTray: false, isArchived: false, items: 0, readers: 1, state: .open)

    /// A node at which the sign-ins with these tokens go on.
    private static func node(
        _ members: [String: String] = ["ab": "Partner"], isShort: Bool = true
    ) -> StandIn {
        StandIn { operation, caller in
            switch operation {
            case is ShowSignIn:
                guard let token = caller.session, let member = members[token] else {
                    throw HearthError(.signedOut)
                }
                return SignInInfo(token: token, member: member, isShort: isShort)
            case is SignIn: return SignInInfo(token: "cd", member: "Partner", isShort: isShort)
            case is ListHousemates: return [HousemateQuestion]()
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            case is ListLists: return [list]
            case is ShowList: return ShownList.plain(ListDetail(list: list))
            case is ShowComments:
                return CommentsInfo(list: "Birthday", listID: "1", owner: "Owner", isOwn: false)
            case is ShowCurrencySettings: return CurrencySettings()
            case is Lock: return Done()
            default: throw HearthError(.circleNeedsPassphrase)
            }
        }
    }

    @Test("Every page leads to the sign-in, and back, and an open one is told")
    func pages() async throws {
        try await Browser.run(Self.node([:])) { browser in
            let cart = try await browser.ask("/cart")
            #expect(cart.status == 303)
            #expect(cart.location == "/sign-in?next=%2Fcart")
            let live = try await browser.ask("/live")
            #expect(live.text.contains("event: end\ndata: \"locked\""))
        }
    }

    @Test("A form that was sent too late is shown after the passphrase as it was typed, once")
    func unsent() async throws {
        // That of the form has ended; the same member signs in again, or another does.
        try await Browser.run(Self.node(["cd": "Partner", "ef": "Owner"])) { browser in
            let cookies = "hearth-visit-\(browser.suffix)=cd"
            let page = try await browser.ask("/lists/1", cookies: cookies)
            #expect(page.text.contains("name=\"form-member\" value=\"Partner\""))
            let typed = "name=Zeppelin+%26+more&%3Fnotes=In+May"
            let form =
                "form-member=Partner&do=ideas%2Fadd&list=x%2F1&\(typed)"
                + "&page=%2Flists%2F1"
            let sent = try await browser.ask("/do", form: form)
            #expect(sent.status == 303)
            let location = try #require(sent.location)
            #expect(location.hasPrefix("/sign-in?member=Partner&next=%2Fnot-sent%3Fof%3D"))
            #expect(!location.contains("Zeppelin") && !location.contains("ideas"))
            let back = try #require(
                location.firstRange(of: "next=").flatMap {
                    PercentCoding.decode(location[$0.upperBound...])
                })
            let other = "hearth-visit-\(browser.suffix)=ef"
            #expect(try await browser.ask(back, cookies: other).location == "/")
            let again = try await browser.ask(back, cookies: cookies)
            #expect(again.status == 422)
            #expect(again.text.contains("This was not sent yet."))
            #expect(again.text.contains("value=\"Zeppelin &amp; more\""))
            #expect(again.text.contains(">In May</textarea>"))
            #expect(try await browser.ask(back, cookies: cookies).location == "/")
        }
    }

    @Test("Every page offers to sign out, whoever it is", arguments: [true, false])
    func signOut(isShort: Bool) async throws {
        try await Browser.run(Self.node(isShort: isShort)) { browser in
            for page in ["/lists", "/cart"] {
                let text = try await browser.ask(page).text
                #expect(text.contains("action=\"/sign-out\""), "\(page)")
            }
        }
    }

    @Test("What a page does by itself is no use of a sign-in")
    func byItself() async throws {
        let node = Self.node()
        try await Browser.run(node) { browser in
            _ = try await browser.ask("/lists", headers: ["hearth-by-itself": "yes"])
            #expect(node.asked.allSatisfy { $0.caller.isByItself || $0.operation is SignIn })
            _ = try await browser.ask("/lists")
            #expect(node.asked.contains { !$0.caller.isByItself })
        }
    }

    @Test("Who gives at home has a cookie that ends with the browser, and nobody else")
    func cookies() async throws {
        try await Browser.run(Self.node()) { browser in
            // One that lasted is exchanged.
            let answer = try await browser.ask(
                "/lists", cookies: "hearth-session-\(browser.suffix)=ab")
            let short = answer.cookies.first { $0.hasPrefix("hearth-visit-") }
            #expect(short?.contains("ab") == true && short?.contains("Max-Age") == false)
            #expect(
                answer.cookies.contains {
                    $0.hasPrefix("hearth-session-") && $0.contains("Max-Age=0")
                })
            let again = try await browser.ask("/lists")
            #expect(again.cookies.isEmpty)
            let signedIn = try await browser.ask(
                "/sign-in", form: "member=Partner&passphrase=correct+horse&next=%2Fcart")
            #expect(signedIn.location == "/cart")
            let made = signedIn.cookies.first { $0.hasPrefix("hearth-visit-") }
            #expect(made?.contains("=cd") == true && made?.contains("Max-Age") == false)
        }
        try await Browser.run(Self.node(isShort: false)) { browser in
            let signedIn = try await browser.ask(
                "/sign-in", form: "member=Partner&passphrase=correct+horse&next=%2Fcart")
            let made = signedIn.cookies.first { $0.hasPrefix("hearth-session-") }
            #expect(made?.contains("=cd") == true && made?.contains("Max-Age=34560000") == true)
        }
    }
}
