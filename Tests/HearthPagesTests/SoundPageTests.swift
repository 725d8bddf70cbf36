import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Sounds on pages")
struct SoundPageTests {
    private func wish(_ caption: String?, isHere: Bool = true) -> ItemInfo {
        var wish = ItemInfo(
            id: "0011223344556677", name: "Socks", list: "Birthday", listID: "ab", owner: "Owner")
        wish.photos = [
            PhotoInfo(
                number: 1, hash: "0f", width: 0, height: 0, octets: 9, mediaType: "audio/ogg",
                milliseconds: 42_000, caption: caption, pieces: 2, piecesHere: isHere ? 2 : 1,
                hasThumbnail: false)
        ]
        return wish
    }

    private func page(_ wish: ItemInfo) throws -> String {
        let list = ListInfo(
            id: "ab", title: "Birthday", owner: "Owner", isOwn: true, role: .owner, kind: "wishes",
            isTray: false, isArchived: false, items: 1, readers: 1, state: .open)
        let view = WishView(
            GivenWish(wish), list: list, lists: [], audience: nil, whispers: nil, comments: nil,
            member: "Me", today: try #require(Day("2026-11-01")))
        return renderer.html(Page(Text("Socks"), PageFrame(), view))
    }

    @Test(
        "The page of a wish leads to a sound by its caption or its length, and shows no picture of it"
    )
    func link() throws {
        let address = "href=\"/photo/ab/0011223344556677/0f\""
        let named = try page(wish("<Whistle>"))
        #expect(named.contains("<a \(address)><bdi>&lt;Whistle&gt;</bdi></a>"))
        #expect(!named.contains("newer Hearth"))
        let plain = try page(wish(nil))
        #expect(plain.contains("<a \(address)><bdi>Sound 0:42</bdi></a>"))
        #expect(!plain.contains("<img src=\"/photo"))
        let coming = try page(wish(nil, isHere: false))
        #expect(coming.contains("The sound is on its way.") && !coming.contains(address))
    }

    @Test("The form of a wish names it, and no card shows it")
    func form() throws {
        let view = WishFormView(wish(nil), list: "ab", lists: [], shops: nil, problem: nil)
        let page = renderer.html(Page(Text("Socks"), PageFrame(), view))
        #expect(page.contains("<bdi>Sound 0:42</bdi>") && page.contains("value=\"0f\""))
        #expect(!page.contains("newer Hearth") && !page.contains("/photo/ab"))
        #expect(WishCard(GivenWish(wish(nil)), wantsStatus: false).picture == nil)
    }
}
