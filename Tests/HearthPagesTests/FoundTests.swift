import HearthAPI
import HearthLanguage
import Testing

@testable import HearthPages

@Suite("Searching all lists")
struct FoundTests {
    private func found(_ name: String, list: String, isOwn: Bool, path: String) -> FoundWish {
        FoundWish(
            path: path, isOwn: isOwn,
            wish: WishInfo(
                id: "00\(name)", name: name, list: list, listID: "id-\(list)",
                owner: isOwn ? "Me" : "Aunt", isKnown: true))
    }

    private func page(_ view: FoundView, isShort: Bool = false) throws -> String {
        var frame = PageFrame()
        frame.visitor = Visitor(
            name: "Me", formToken: "t", formRequest: "r", unreadNews: 0, isShort: isShort)
        return try PageRenderer().html(Page(Text("Search"), frame, view))
    }

    @Test("What is found stands under its list, which is named once with whose it is")
    func groups() throws {
        let view = FoundView(
            [
                found("Lamp", list: "Home", isOwn: true, path: "Home/Lamp"),
                found("Lampshade", list: "Home", isOwn: true, path: "Home/Lampshade"),
                found("Lamp", list: "Birthday", isOwn: false, path: "Aunt/Birthday/Lamp"),
            ], words: "lamp", address: { "~" + $0 })
        #expect(view.groups.map(\.whose) == ["own", "friend"])
        #expect(view.groups.map(\.wishes.count) == [2, 1])
        let page = try page(view)
        #expect(page.contains("“Birthday” of Aunt") && page.contains("value=\"lamp\""))
        #expect(page.contains("href=\"/lists/id-Birthday/~00Lamp\""))
        #expect(page.contains("href=\"/lists/id-Home/00Lamp\""))
        #expect(!page.contains("No wish matches"))
        #expect(try self.page(FoundView([], words: "x")).contains("No wish matches"))
        #expect(try !self.page(FoundView([], words: nil)).contains("No wish matches"))
    }

    @Test("The words of somebody who gives at home stand in no address")
    func hidden() throws {
        let view = FoundView([], words: nil)
        let hidden = try page(view, isShort: true)
        #expect(hidden.contains("action=\"/search\"") && !hidden.contains("method=\"get\""))
        let plain = try page(view)
        #expect(plain.contains("method=\"get\" action=\"/find\""))
    }

    @Test("New wish in the bar knows the list that the page is about")
    func newWish() {
        let links = PlaceLink.all(at: .lists, Badges(), list: "a b")
        #expect(links.first(where: \.isNew)?.href == "/new?list=a%20b")
        #expect(PlaceLink.all(at: .lists, Badges()).first(where: \.isNew)?.href == "/new")
    }
}
