import HearthAPI
import HearthLanguage
import Testing

@testable import HearthPages

@Suite("Searching all lists")
struct FoundTests {
    private func found(_ name: String, list: String, isOwn: Bool, path: String) -> ShownFind {
        .plain(
            FoundItem(
                path: path, isOwn: isOwn,
                item: ItemInfo(
                    id: "00\(name)", name: name, list: list, listID: "id-\(list)",
                    owner: isOwn ? "Me" : "Aunt")))
    }

    private func page(_ view: FoundView) throws -> String {
        var frame = PageFrame()
        frame.visitor = Visitor(
            name: "Me", formToken: "t", formNumber: "r", unreadNews: 0)
        return renderer.html(Page(Text("Search"), frame, view))
    }

    @Test("What is found stands under its list, which is named once with whose it is")
    func groups() throws {
        let view = FoundView(
            [
                found("Lamp", list: "Home", isOwn: true, path: "Home/Lamp"),
                found("Lampshade", list: "Home", isOwn: true, path: "Home/Lampshade"),
                found("Lamp", list: "Birthday", isOwn: false, path: "Aunt/Birthday/Lamp"),
            ], words: "lamp")
        #expect(view.groups.map(\.whose) == ["own", "friend"])
        #expect(view.groups.map(\.wishes.count) == [2, 1])
        let page = try page(view)
        #expect(page.contains("list “Birthday”") && page.contains("value=\"lamp\""))
        #expect(page.contains("href=\"/lists/id-Birthday/00Lamp\""))
        #expect(page.contains("href=\"/lists/id-Home/00Lamp\""))
        #expect(!page.contains("No wish matches"))
        #expect(try self.page(FoundView([], words: "x")).contains("No wish matches"))
        #expect(try !self.page(FoundView([], words: nil)).contains("No wish matches"))
    }

    @Test("What is looked for stands in the address, which can be kept")
    func address() throws {
        let page = try page(FoundView([], words: nil))
        #expect(page.contains("method=\"get\" action=\"/find\""))
        #expect(page.contains("name=\"q\""))
    }

    @Test("New wish in the bar knows the list that the page is about")
    func newWish() {
        let links = PlaceLink.all(at: .lists, Badges(), list: "a b")
        #expect(links.first(where: \.isNew)?.href == "/new?list=a%20b")
        #expect(PlaceLink.all(at: .lists, Badges()).first(where: \.isNew)?.href == "/new")
    }
}
