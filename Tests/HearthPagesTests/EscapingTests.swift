import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("What other people wrote, in a page")
struct EscapingTests {
    private func html(greeting name: String) throws -> String {
        let today = try #require(Day("2026-11-01"))
        let view = HomeView(
            name: name, inbox: [], news: NewsPage(items: [], unread: 0, newest: 0), lists: [],
            birthdays: [], friends: 0,
            addresses: AddressSharingInfo(isShown: nil, addresses: [], lists: 0, shownOn: 0),
            today: today)
        return renderer.html(Page(Text("Home"), PageFrame(), view))
    }

    @Test("Markup in a name is shown, not obeyed")
    func markup() throws {
        let page = try html(greeting: "<script>alert(1)</script>&\"'")
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;&#39;"))
        #expect(!page.contains("<script>alert"))
    }

    @Test(
        "A mark with an accent behind it is a mark all the same",
        arguments: ["<", ">", "&", "\"", "'"])
    func combining(_ mark: String) {
        let escaped = StrictHTML.escaped("a\(mark)\u{301}b")
        #expect(
            !escaped.unicodeScalars.dropFirst().contains { "<>\"'".unicodeScalars.contains($0) })
        #expect(escaped.utf8.starts(with: "a&".utf8))
        #expect(escaped.utf8.reversed().starts(with: ";\u{301}b".utf8.reversed()))
    }

    @Test("The page itself escapes so, inside attributes too")
    func attribute() throws {
        let list = ListFormView(
            nil,
            problem: Problem(
                message: "x", form: NewList.path, fields: ["title": "\"\u{301} onfocus=x"]))
        let page = renderer.html(Page(Text("New list"), PageFrame(), list))
        #expect(page.contains("value=\"&quot;\u{301} onfocus=x\""))
    }

    @Test("What no document can hold is replaced")
    func zero() {
        #expect(StrictHTML.escaped("a\0b") == "a\u{FFFD}b")
    }
}
