import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("What stands around pages")
struct FrameTests {
    private func list(
        _ id: String, isOwn: Bool = true, role: ListRole = .owner, isTray: Bool = false,
        isArchived: Bool = false
    ) -> ListInfo {
        ListInfo(
            id: id, title: "List \(id)", owner: "Owner", isOwn: isOwn, role: role, kind: "wishes",
            isTray: isTray, isArchived: isArchived, items: 0, readers: 0, state: .open)
    }

    @Test("Beside a wide page stand the lists of its room, in their order, and which it is")
    func ownLists() {
        func list(_ id: String, kind: String = "wishes") -> FramedList {
            FramedList(id: id, title: "List \(id)", kind: kind)
        }
        let lists = [list("a"), list("b", kind: "notes"), list("d")]
        let links = OwnListLink.all(lists, in: .gifts, at: "/lists/d?sort=name")
        #expect(links.map(\.title) == ["List a", "List d"])
        #expect(links.map(\.isHere) == [false, true])
        let many = (0..<40).map { list("\($0)") }
        #expect(OwnListLink.all(many, in: .gifts, at: "/").count == 12)
    }

    @Test("Lists are put in order where there are several of one's own")
    func arranging() throws {
        let today = try #require(Day("2026-11-28"))
        func mayArrange(_ lists: [ListInfo]) -> Bool {
            ListsView(lists, today: today).mayArrange
        }
        #expect(!mayArrange([list("a"), list("b", isTray: true), list("c", isArchived: true)]))
        #expect(!mayArrange([list("a"), list("d", isOwn: false, role: .keeper)]))
        #expect(mayArrange([list("a"), list("b")]))
    }

    @Test("What the system draws around pages has the colour of their paper, in light and in dark")
    func colours() throws {
        let style = String(decoding: PackageResources.style_css, as: UTF8.self)
        #expect(
            style.contains(
                "--paper: var(--light, \(PageColour.light)) var(--dark, \(PageColour.dark));"))
        func page(_ look: LookChoices) throws -> String {
            renderer.html(
                Page(Text("Cart"), PageFrame(), look: look, ArrangeView.cart(CartInfo())))
        }
        let usual = try page(LookChoices())
        for (colour, scheme) in [(PageColour.light, "light"), (PageColour.dark, "dark")] {
            let meta = "<meta name=\"theme-color\" content=\"\(colour)\""
            #expect(usual.contains("\(meta) media=\"(prefers-color-scheme: \(scheme))\">"))
            let chosen = try page(LookChoices(colours: ColourScheme(rawValue: scheme)))
            #expect(chosen.contains("\(meta)>"))
            #expect(!chosen.contains("prefers-color-scheme"))
        }
    }
}
