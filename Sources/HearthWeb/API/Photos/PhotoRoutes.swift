import FoundationEssentials
import HearthAPI
import HearthFiles
import HearthLists
import HearthPictures
import Hummingbird
import NIOCore

/// Files in, pictures and sounds out: the requests whose bodies are not JSON, and the one that joins them with
/// a wish.
struct PhotoRoutes {
    let performer: any OperationPerformer
    let pictures: any PictureMaker
    let prepared: PreparedPhotos

    func register(on router: Router<BasicRequestContext>) {
        router.serve(LocalAPI.prefix + PreparedPhoto.path, with: .post, prepare)
        router.serve(LocalAPI.prefix + AttachPhoto.path, with: .post, attach)
        router.serve(LocalAPI.prefix + SaveWish.path, with: .post, save)
        router.serve(LocalAPI.prefix + ShowPhoto.path, with: .get, alsoHead: true, show)
    }

    /// A file becomes a photo or a sound that waits for its item.
    private func prepare(_ request: Request) async throws -> Response {
        let caller = try RequestReading.caller(of: request)
        let photo = await prepared.keep(try await make(request, caller), for: caller)
        return try JSONAnswer.response(photo)
    }

    /// A file becomes a photo or a sound of an item at once: `?item=LIST/ITEM&caption=…&name=…`.
    private func attach(_ request: Request) async throws -> Response {
        let caller = try RequestReading.caller(of: request)
        let fields = try RequestReading.fields(ofQuery: request.uri.query ?? "")
        guard let item = fields["item"] else { throw Self.missing("item") }
        var photo = try await make(request, caller)
        photo.item = item
        photo.caption = fields["caption"]
        return try JSONAnswer.response(try await performer.perform(photo, as: caller))
    }

    /// A wish with photos that were prepared. They are kept a while longer: the request may come again.
    private func save(_ request: Request) async throws -> Response {
        let caller = try RequestReading.caller(of: request)
        let route = OperationRoute<SaveWish>(performer: performer)
        let asked = try await route.decode(request)
        let photos = try await prepared.photos(asked.photos, for: caller)
        let answer = try await performer.perform(
            SaveWishWithPhotos(request: asked, photos: photos), as: caller)
        return try JSONAnswer.response(answer)
    }

    /// What goes with an item that is not named yet.
    private func make(_ request: Request, _ caller: Caller) async throws -> AttachPhoto {
        let fields = try RequestReading.fields(ofQuery: request.uri.query ?? "")
        let name = fields["name"].map { String($0.prefix(200)) } ?? "photo"
        // Nobody's file is read before it is known who asks.
        _ = try await performer.perform(ConfirmCaller(), as: caller)
        return try await prepared.upload {
            let file = try await Self.file(of: request, named: name)
            return try await pictures.attachment(of: file, named: name)
        }
    }

    private static func file(of request: Request, named name: String) async throws -> [UInt8] {
        let stated = request.headers[.contentLength].flatMap { Int($0) } ?? 0
        if stated > AttachmentKinds.largest {
            let beginning = try await BodyReading.beginning(of: request)
            throw HearthError.tooLarge(name, beginning: beginning, count: stated)
        }
        do {
            return try await BodyReading.octets(of: request, upTo: AttachmentKinds.largest)
        } catch is NIOTooManyBytesError {
            throw PictureFailure.refused(.tooLarge).error(for: name)
        }
    }

    /// The octets of a photo or a sound: `?item=…&number=1`, or `&hash=…`, and `&thumbnail=true` for the small one.
    private func show(_ request: Request) async throws -> Response {
        let fields = try RequestReading.fields(ofQuery: request.uri.query ?? "")
        guard let item = fields["item"] else { throw Self.missing("item") }
        let isSmall = fields["thumbnail"] == "true"
        let asked: ShowPhoto
        if let hash = fields["hash"] {
            asked = ShowPhoto(item: item, hash: hash, thumbnail: isSmall)
        } else if let number = fields["number"].flatMap({ Int($0) }) {
            asked = ShowPhoto(item: item, number: number, thumbnail: isSmall)
        } else {
            throw Self.missing("number")
        }
        let caller = try RequestReading.caller(of: request)
        return try await FileResponse.of(asked, for: request) {
            try await performer.perform($0, as: caller)
        }
    }

    private static func missing(_ field: String) -> Refusal {
        Refusal(.badRequest, problem: "The field \(field) is missing.")
    }
}
