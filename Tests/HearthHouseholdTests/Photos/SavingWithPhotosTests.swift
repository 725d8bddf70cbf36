import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Wishes that are saved with photos")
struct SavingWithPhotosTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws {
        story = try Birthday()
    }

    private func photos(_ count: Int, from first: Int = 0, caption: String? = nil) -> [AttachPhoto]
    {
        (first..<first + count).map { number in
            AttachPhoto(
                item: "", octets: [UInt8](repeating: UInt8(number), count: 1000),
                mediaType: "image/jpeg", width: 8, height: 6, thumbnail: [UInt8(number)],
                caption: caption)
        }
    }

    private func save(_ request: SaveWish, _ photos: [AttachPhoto]) throws -> ItemInfo {
        try world.perform(SaveWishWithPhotos(request: request, photos: photos), on: story.owner)
    }

    @Test("A wish is noted and changed together with its photos, in their order")
    func together() throws {
        let request = SaveWish(add: AddWish(list: "Birthday", name: "Lamp"), photos: [])
        let noted = try save(request, photos(3, caption: "Seen"))
        #expect(noted.name == "Lamp" && noted.photos.count == 3)
        for number in 1...3 {
            let photo = try world.perform(
                ShowPhoto(item: "Birthday/Lamp", number: number), on: story.owner)
            #expect(photo.octets?.first == UInt8(number - 1))
        }
        let edit = EditWish(wish: "Birthday/Lamp", fields: WishFields(price: "20 EUR"))
        let changed = try save(SaveWish(edit: edit, photos: []), photos(1, from: 3))
        #expect(changed.price == "20.00 EUR" && changed.photos.count == 4)
        // Nothing but photos.
        let only = try save(
            SaveWish(edit: EditWish(wish: "Birthday/Lamp"), photos: []), photos(1, from: 4))
        #expect(only.photos.count == 5)
        // One that is there already is there once.
        let same = try save(
            SaveWish(edit: EditWish(wish: "Birthday/Lamp"), photos: []), photos(1, from: 4))
        #expect(same == only)
    }

    @Test("When the wish or one of the photos is refused, nothing of it is there")
    func nothing() throws {
        let before = try world.perform(ShowList(list: "Birthday"), on: story.owner)
        let long = String(repeating: "x", count: 201)
        expectRefusal(.textTooLong) {
            _ = try save(
                SaveWish(add: AddWish(list: "Birthday", name: "Lamp"), photos: []),
                photos(1) + photos(1, caption: long))
        }
        expectRefusal(.limitPhotos) {
            _ = try save(
                SaveWish(
                    edit: EditWish(
                        wish: "Birthday/Kettle", fields: WishFields(notes: "With photos")),
                    photos: []), photos(21))
        }
        expectRefusal(.wishNameTaken) {
            _ = try save(
                SaveWish(add: AddWish(list: "Birthday", name: "Kettle"), photos: []), photos(1))
        }
        expectRefusal(.usage) {
            var both = SaveWish(add: AddWish(list: "Birthday", name: "Lamp"), photos: [])
            both.edit = EditWish(wish: "Birthday/Kettle")
            _ = try save(both, photos(1))
        }
        #expect(try world.perform(ShowList(list: "Birthday"), on: story.owner) == before)
    }

    @Test("A caller is confirmed only with open keys")
    func confirmed() throws {
        #expect(try world.perform(ConfirmCaller(), on: story.owner) == Done())
        expectRefusal(.unknownMember) {
            _ = try world.perform(ConfirmCaller(), on: story.owner, as: Caller(member: "Nobody"))
        }
    }
}
