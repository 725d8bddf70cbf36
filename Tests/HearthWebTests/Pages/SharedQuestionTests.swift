import HearthAPI
import Testing

@testable import HearthWeb

@Suite("The question what another app shared")
struct SharedQuestionTests {
    private static func node(notes: Bool) -> StandIn {
        StandIn { operation in
            switch operation {
            case is ShowSignIn: return SignInInfo(token: "ab", member: "Owner")
            case is ListPictures: return [PicturedPerson]()
            case is ShowInbox: return [InboxEntry]()
            case is ShowNews: return NewsPage(unread: 0, newest: 0)
            case is ShowCart: return CartInfo()
            case is ListLists: return [ListInfo]()
            case is ShowShops: return ShopsInfo(areAllowed: false)
            case is ShowCurrencySettings: return CurrencySettings()
            case is ShowKinds:
                return [KindInfo(name: "wishes", isOn: true), KindInfo(name: "notes", isOn: notes)]
            default: throw HearthError(.notFound)
            }
        }
    }

    private static let number = "0123456789abcdef"

    @Test("Who has chosen is not asked again, and who sees no notes is asked as well")
    func notAsked() async throws {
        try await Browser.run(Self.node(notes: false)) { browser in
            for fields in ["shared=\(Self.number)", "title=Roof", "shared=full", "shared=room"] {
                let page = try await browser.ask("/new?\(fields)").text
                #expect(page.contains("What is it?") && !page.contains("action=\"/wish\""))
                #expect(page.contains("href=\"/new?\(fields)&amp;as=wish\""))
                #expect(!page.contains("href=\"/notes/new"))
            }
        }
        try await Browser.run(Self.node(notes: true)) { browser in
            for fields in [
                "", "shared=1", "shared=\(Self.number)0", "title=", "as=wish&title=a", "list=1",
                "shared=fuller", "shared=gone",
            ] {
                let page = try await browser.ask("/new?\(fields)")
                #expect(page.status == 200 && page.text.contains("action=\"/wish\""), "\(fields)")
            }
        }
    }

    @Test("Who sees notes is asked, and all that came goes along into either form")
    func asked() async throws {
        try await Browser.run(Self.node(notes: true)) { browser in
            let given =
                "shared=\(Self.number)&title=Red%20kite&text=%3Cb%3E&url=https://shop.example/k"
            let question = try await browser.ask("/new?\(given)").text
            #expect(question.contains("What is it?") && !question.contains("action=\"/wish\""))
            let escaped = given.split(separator: "&").joined(separator: "&amp;")
            #expect(question.contains("href=\"/new?\(escaped)&amp;as=wish\""))
            #expect(question.contains("href=\"/notes/new?\(escaped)\""))
            let wish = try await browser.ask("/new?\(given)&as=wish").text
            let note = try await browser.ask("/notes/new?\(given)").text
            for form in [wish, note] {
                #expect(form.contains("name=\"shared\" value=\"\(Self.number)\""))
                #expect(form.contains("Red kite"))
                #expect(!form.contains("<b>"))
            }
            #expect(wish.contains("name=\"link\" value=\"https://shop.example/k\""))
            #expect(note.contains("&lt;b&gt;\nhttps://shop.example/k</textarea>"))
        }
    }

    @Test("A form that something else filled says so; a person's own does not")
    func origin() async throws {
        try await Browser.run(Self.node(notes: true)) { browser in
            for (fields, isSaid) in [
                ("as=wish&title=a", true), ("as=own&url=a", true),
                ("as=wish&shared=\(Self.number)", true), ("as=own&shared=\(Self.number)", false),
                ("as=wish&shared=1", false), ("", false),
            ] {
                for path in ["/new?\(fields)", "/notes/new?\(fields)"] {
                    let page = try await browser.ask(path).text
                    #expect(page.contains("data-from-elsewhere hidden") != isSaid, "\(path)")
                    #expect(page.contains("This came from another app or a page"))
                }
            }
        }
    }

    @Test(
        "What is shared where no worker takes it is not taken by the home, and that is said",
        arguments: ["same-origin", "cross-site", "none", nil])
    func inVain(site: String?) async throws {
        try await Browser.run(Self.node(notes: true)) { browser in
            let token = try await browser.formToken(on: "/new")
            let headers = site.map { ["sec-fetch-site": $0] } ?? [:]
            for cookies in [nil, "none=1"] {
                let answer = try await browser.ask(
                    "/share", form: "form-token=\(token)&form-member=Owner&title=Secret&page=/new",
                    headers: headers, cookies: cookies)
                #expect(answer.status == 409 && answer.text.contains("share this again"))
                #expect(!answer.text.contains("Secret") && answer.cookies.isEmpty)
            }
        }
    }

    @Test("However much the address says, it is answered")
    func hostile() async throws {
        try await Browser.run(Self.node(notes: true)) { browser in
            let long = String(repeating: "%F0%9F%8E%81", count: 2_000)
            for path in [
                "/new?title=\(long)", "/new?as=wish&title=\(long)", "/notes/new?text=\(long)",
            ] {
                let page = try await browser.ask(path)
                #expect(page.status == 200 && page.text.utf8.count < 200_000)
            }
            for fields in [
                "title=%FF%FE&url=%", "title=%00%0A", "shared=%3Cscript%3E&text=<script>x",
            ] {
                for path in ["/new?\(fields)", "/new?as=wish&\(fields)", "/notes/new?\(fields)"] {
                    let page = try await browser.ask(path)
                    #expect(page.status == 200 && !page.text.contains("<script>x"))
                }
            }
        }
    }

    @Test("A phone is told the fields of the form that asks")
    func read() async throws {
        try await Browser.run(Self.node(notes: true)) { browser in
            let token = try await browser.formToken(on: "/new")
            let words = "form-token=\(token)&title=Roof&text=Ask&url=https://roof.example"
            let wish = try await browser.ask("/shared", form: words).text
            let other = try await browser.ask("/shared", form: "page=/x&\(words)").text
            #expect(wish == other)
            #expect(wish.contains("link") && wish.contains("roof.example"))
            let note = try await browser.ask("/shared", form: "page=/notes/new&\(words)").text
            #expect(note.contains("\"Ask\\nhttps:") && !note.contains("link"))
        }
    }
}
