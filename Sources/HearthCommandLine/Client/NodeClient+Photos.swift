import FoundationEssentials
import HearthAPI
import HearthLanguage

extension NodeClient {
    /// Reads files and has the node make photos of them; nothing has changed then.
    ///
    /// All are read before the first is sent, so that a wrong name costs nothing.
    ///
    /// - Throws: `HearthError` that names the file, and as `use` does.
    func prepare(
        _ options: PhotoOptions, _ console: Console
    ) async throws -> [PhotoToAdd] {
        var files: [PhotoFile] = []
        for path in options.photos { files.append(try PhotoFile(path: path)) }
        let count = files.count
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        var photos: [PhotoToAdd] = []
        for (index, file) in files.enumerated() {
            let photo = try await prepare(file) { percent in
                progress.show(
                    Text("Reading \(file.name) (\(index + 1) of \(count)): \(percent) %"))
            }
            let caption = options.captions.dropFirst(index).first
            photos.append(PhotoToAdd(token: photo.token, caption: caption))
        }
        return photos
    }

    /// Has the node make a photo of a file; nothing has changed then.
    ///
    /// - Throws: as `use` does.
    func prepare(
        _ file: PhotoFile, report: @escaping @Sendable (Int) -> Void
    ) async throws -> PreparedPhoto {
        try await unlocking {
            var request = request(
                to: PreparedPhoto.path, query: ["name": file.name])
            let total = file.octets.count
            request.post(file.octets, as: "application/octet-stream") { sent in
                report(sent * 100 / total)
            }
            // It may have to wait for other photos.
            return try await answer(PreparedPhoto.self, to: request, within: .seconds(300))
        }
    }

    /// Which photo of a wish is meant by its number, counted from 1: what changes photos names them by
    /// what they are.
    ///
    /// - Throws: `HearthError.unknownPhoto`, and as `use` does.
    func hash(ofPhoto number: Int, of wish: String) async throws -> String {
        let shown = try await perform(ShowItem(item: wish))
        guard let photo = shown.photos.first(where: { $0.number == number }) else {
            throw HearthError(
                .unknownPhoto,
                [
                    "wish": shown.name, "value": "\(number)",
                    "count": "\(shown.photos.count)",
                ])
        }
        return photo.hash
    }

    /// The octets of a photo.
    ///
    /// - Throws: as `use` does.
    func photo(_ wish: String, number: Int, thumbnail: Bool) async throws -> [UInt8] {
        var query = ["item": wish, "number": String(number)]
        if thumbnail { query["thumbnail"] = "true" }
        return try await unlocking {
            let body = try await octets(
                to: request(to: ShowPhoto.path, query: query), within: .seconds(60))
            return Array(body)
        }
    }
}
