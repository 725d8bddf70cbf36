import HearthAPI
import Testing

@testable import HearthWeb

/// What a browser sees of a short sign-in.
@Suite("Pages of who gives at home")
struct AskingAgainTests {
    /// A node at which the partner is signed in, and was away or not.
    private static func node(asksAgain: Bool) -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn:
                return SignInInfo(
                    token: "ab", member: "Partner", isShort: true, asksAgain: asksAgain)
            case is SignIn: return SignInInfo(token: "cd", member: "Partner", isShort: true)
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews where !asksAgain: return NewsPage(unread: 0, newest: 0)
            case is ShowCart where !asksAgain: return CartInfo()
            case is ListLists: return [ListInfo]()
            case let add as AddWhisper where !asksAgain:
                return WhisperInfo(
                    id: "1", author: "Partner", isCaller: true, time: nil, text: add.text)
            case is Lock: return Done()
            default: throw HearthError(.passphraseAgain, ["member": "Partner"])
            }
        }
    }

    @Test("Who was away is asked for the passphrase, on the pages of circles and of no others")
    func pages() async throws {
        try await Browser.run(Self.node(asksAgain: true)) { browser in
            let cart = try await browser.ask("/cart")
            #expect(cart.status == 303)
            #expect(cart.location == "/sign-in?member=Partner&next=%2Fcart")
            let lists = try await browser.ask("/lists")
            #expect(lists.status == 200)
            #expect(lists.text.contains("action=\"/sign-out\""))
        }
    }

    @Test("What could not be sent without the passphrase is kept, and shown again with it, once")
    func unsent() async throws {
        try await Browser.run(Self.node(asksAgain: true)) { browser in
            let token = try await browser.formToken()
            let form = "form-token=\(token)&do=whispers%2Fadd&about=x&text=Zeppelin&page=%2Flists"
            let sent = try await browser.ask("/do", form: form)
            #expect(sent.status == 303)
            let location = try #require(sent.location)
            #expect(location.hasPrefix("/sign-in?member=Partner&next=%2Fnot-sent%3Fof%3D"))
            #expect(!location.contains("Zeppelin") && !location.contains("whispers"))
            let back = try #require(
                location.firstRange(of: "next=").flatMap {
                    PercentCoding.decode(location[$0.upperBound...])
                })
            let again = try await browser.ask(back)
            #expect(again.status == 422)
            #expect(again.text.contains("This was not sent yet."))
            #expect(try await browser.ask(back).location == "/")
        }
    }

    @Test("A cookie that lasted is exchanged for one that ends with the browser")
    func cookies() async throws {
        try await Browser.run(Self.node(asksAgain: false)) { browser in
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
    }
}
