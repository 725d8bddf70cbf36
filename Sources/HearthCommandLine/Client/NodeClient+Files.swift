import HearthAPI
import HearthFiles
import HearthPictureWorker
import HearthPictures

extension NodeClient: FilesNode {
    var pictures: any PictureMaker { PictureWorkers(program: ImageProgram.path) }

    func attach(
        _ files: [ChosenFile], to item: String, edited: String?
    ) async throws -> [HearthError] {
        var problems: [HearthError] = []
        var ready: [PhotoToAdd] = []
        for file in files {
            do {
                let photo = try PhotoFile(octets: file.octets, named: file.name)
                ready.append(PhotoToAdd(token: try await prepare(photo) { _ in }.token))
            } catch let error as HearthError where error.isOfTheFile {
                problems.append(error)
            }
        }
        guard !ready.isEmpty else { return problems }
        _ = try await perform(SaveWish(edit: EditWish(wish: item), photos: ready, edited: edited))
        return problems
    }

    func photo(of item: String, number: Int) async throws -> [UInt8]? {
        do {
            return try await photo(item, number: number, thumbnail: false)
        } catch let error as HearthError where error.code == .photoNotHere {
            return nil
        }
    }

    func reading<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        // Nothing else waits here.
        try body()
    }
}
