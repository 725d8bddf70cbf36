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
        "The page of a wish plays a sound, saves it, and says where a browser cannot play it"
    )
    func play() throws {
        let address = "/photo/ab/0011223344556677/0f"
        let named = try page(wish("<Whistle>"))
        #expect(named.contains("<audio controls preload=\"none\" src=\"\(address)\""))
        #expect(named.contains("<bdi>&lt;Whistle&gt;</bdi>"))
        #expect(named.contains("href=\"\(address)\" download=\"&lt;Whistle&gt;.ogg\""))
        #expect(named.contains("data-unplayable hidden") && named.contains("/assets/sounds.js"))
        #expect(!named.contains("newer Hearth"))
        let plain = try page(wish(nil))
        #expect(plain.contains("<bdi>Sound 0:42</bdi>") && plain.contains("\"Socks 1.ogg\""))
        #expect(!plain.contains("<img src=\"/photo"))
        let coming = try page(wish(nil, isHere: false))
        #expect(coming.contains("The sound is on its way.") && !coming.contains(address))
    }

    @Test("Every attachment is saved from its page: a picture, and a file of a newer Hearth")
    func save() throws {
        var wish = wish("Whistle")
        for (type, caption) in [("image/png", "a/b.png"), ("video/x-new", nil)] {
            wish.photos.append(
                PhotoInfo(
                    number: wish.photos.count + 1, hash: "1\(wish.photos.count)", width: 9,
                    height: 9, octets: 9, mediaType: type, caption: caption, pieces: 1,
                    piecesHere: 1, hasThumbnail: false))
        }
        let page = try page(wish)
        for name in ["Whistle.ogg", "a-b.png", "Socks 3"] {
            #expect(page.contains("download=\"\(name)\""), "\(name)")
        }
        #expect(page.contains("Save picture 2") && page.contains("Save file 3"))
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
