import FoundationEssentials
import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    /// By its hash, under which a browser may keep it.
    func photo(_ hash: String, of item: String) async throws -> Response {
        let asked = ShowPhoto(item: item, hash: hash, thumbnail: query("small") == "yes")
        return try await FileResponse.of(asked, for: request, isKept: true) { try await ask($0) }
    }

    /// One that came with a form that was refused, small.
    func waitingPhoto(_ word: String) async throws -> Response {
        guard let photo = await site.waitingPhotos.find(word, for: member) else {
            throw HTTPError(.notFound)
        }
        return FileResponse.of(photo.thumbnail, tag: word, for: request)
    }

    func face() async throws -> Response {
        let picture: PictureInfo
        do {
            picture = try await ask(ShowProfilePicture(friend: query("friend")))
        } catch let error as HearthError where error.code == .noPicture {
            // Their initial shows through.
            return PageResponse.noPicture()
        }
        guard let data = Data(base64Encoded: picture.base64) else { throw HTTPError(.notFound) }
        return PictureResponse.of(Array(data))
    }
}
