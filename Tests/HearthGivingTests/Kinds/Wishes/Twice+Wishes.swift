import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

extension Twice {
    func wishes() throws {
        let list = try world.list("Birthday", of: home, as: owner).id
        let made = try send(
            AddWish(
                list: "Birthday", name: "Shade", fields: WishFields(price: "20 EUR"),
                placement: .first))
        try send(
            EditWish(
                wish: "\(list)/\(made.id)", name: "Silk shade", fields: WishFields(notes: "Warm"),
                ifMatch: made.etag))
        try send(CopyWish(wish: mates.story.kettle), on: friend)
        let photos = [3, 4].map { (number: UInt8) in
            AttachPhoto(
                item: "Birthday/Kettle", octets: [0xFF, 0xD8, 0xFF, number],
                mediaType: "image/jpeg", width: 4, height: 3, thumbnail: [0xFF, 0xD8, 0xFF])
        }
        let saved = try send(
            SaveWishWithPhotos(
                request: SaveWish(add: AddWish(list: "Birthday", name: "Bike"), photos: []),
                photos: photos))
        #expect(saved.photos.count == 2)
    }
}
