import HearthAPI
import HearthFiles
import HearthPictures
import NIOPosix

/// The node for what one visitor brings in and takes out.
struct VisitFiles: FilesNode, Sendable {
    let visit: Visit

    var pictures: any PictureMaker { visit.site.pictures }

    func perform<Asked: HearthAPI.Operation>(_ operation: Asked) async throws -> Asked.Answer {
        try await visit.ask(operation)
    }

    func attach(
        _ files: [ChosenFile], to item: String, edited: String?
    ) async throws -> [HearthError] {
        var problems: [HearthError] = []
        var ready: [AttachPhoto] = []
        for file in files {
            do {
                ready.append(try await pictures.attachment(of: file.octets, named: file.name))
            } catch let error as HearthError where error.isOfTheFile {
                problems.append(error)
            }
        }
        guard !ready.isEmpty else { return problems }
        _ = try await visit.ask(
            SaveWishWithPhotos(
                request: SaveWish(
                    edit: EditWish(wish: item), photos: ready.map { _ in PhotoToAdd(token: "") },
                    edited: edited),
                photos: ready))
        return problems
    }

    func photo(of item: String, number: Int) async throws -> [UInt8]? {
        try await visit.ask(ShowPhoto(item: item, number: number)).octets
    }

    func reading<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await PageSite.reader.runIfActive(body)
    }
}
