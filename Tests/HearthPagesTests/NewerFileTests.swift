import HearthAPI
import HearthLanguage
import HearthLists
import Testing

@testable import HearthPages

@Suite("Files of a newer Hearth on pages")
struct NewerFileTests {
    private let words = "A file of a newer Hearth"

    private func wish(_ mediaTypes: String...) -> ItemInfo {
        var wish = ItemInfo(
            id: "0011223344556677", name: "Socks", list: "Birthday", listID: "ab", owner: "Owner")
        wish.photos = mediaTypes.enumerated().map { index, mediaType in
            PhotoInfo(
                number: index + 1, hash: "\(index)f", width: 4, height: 3, octets: 9,
                mediaType: mediaType, caption: "Caption \(index)", pieces: 1, piecesHere: 1,
                hasThumbnail: true)
        }
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

    @Test("The page of a wish names them and shows the pictures")
    func named() throws {
        let page = try page(wish("smell/x-rose", "image/png"))
        #expect(page.contains(words) && page.contains("Caption 0"))
        #expect(!page.contains("src=\"/photo/ab/0011223344556677/0f"))
        #expect(page.contains("<a class=\"button quiet\" href=\"/photo/ab/0011223344556677/0f\""))
        #expect(page.contains("<img src=\"/photo/ab/0011223344556677/1f\""))
        #expect(try !self.page(wish("image/png", "IMAGE/JPEG")).contains(words))
    }

    @Test("The form of a wish names them, so that they can be taken off")
    func form() throws {
        let view = WishFormView(
            wish("smell/x-rose"), list: "ab", lists: [], shops: nil, problem: nil)
        let page = renderer.html(Page(Text("Socks"), PageFrame(), view))
        #expect(page.contains(words) && page.contains("value=\"0f\""))
        #expect(!page.contains("/photo/ab"))
    }

    @Test("Among others a wish is shown by its first picture")
    func card() {
        #expect(WishCard(GivenWish(wish("smell/x-rose")), wantsStatus: false).picture == nil)
        let card = WishCard(GivenWish(wish("smell/x-rose", "image/png")), wantsStatus: false)
        #expect(card.picture?.contains("/1f") == true)
    }

    @Test("Forms offer the formats of the table, and no other")
    func accepted() {
        let accept = AttachmentKinds.picture.types.map(\.name).joined(separator: ",")
        var count = 0
        for (name, template) in Templates.all {
            for piece in template.split(separator: "type=\"file\"").dropFirst() {
                let field = piece.prefix { $0 != ">" }
                guard field.contains("accept=\"image/") else { continue }
                // A phone offers to record a sound only for all kinds of them.
                let isOffered = [accept, accept + ",audio/*"].contains { types in
                    field.contains("accept=\"\(types)\"")
                }
                #expect(isOffered, "\(name)")
                count += 1
            }
        }
        #expect(count >= 4)
    }
}
