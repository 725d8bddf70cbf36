import HearthAPI
import HearthExchange
import HearthFiles
import HearthLanguage
import HearthLists

/// The photos that an import file names, brought to their wishes once those are there.
struct ImportPhotos {
    /// Nil: there is none to look into.
    let folder: PhotoFolder?

    /// The folder that was named, else the one that the file is in; standard input is in none.
    init(folder path: String?, beside file: String) {
        if let path {
            folder = PhotoFolder(path)
        } else if file == "-" {
            folder = nil
        } else {
            folder = PhotoFolder(
                file.lastIndex(of: "/").map { String(file[...$0]) } ?? ".")
        }
    }

    /// The wishes with those of their photos that can be read and look like photos; `report` is told
    /// of the others.
    func readable(
        in lists: [ImportedListInfo], report: (Text) -> Void = { _ in }
    ) -> [ImportedListInfo] {
        var lists = lists
        for (index, list) in lists.enumerated() {
            for (number, wish) in list.wishes.enumerated() where wish.photos != nil {
                let photos = (wish.photos ?? []).filter { photo in
                    guard let problem = problem(with: photo) else { return true }
                    report(Text("Line \(wish.line): \(problem.string)"))
                    return false
                }
                lists[index].wishes[number].photos = photos.isEmpty ? nil : photos
            }
        }
        return lists
    }

    private func problem(with photo: ImportedPhoto) -> Text? {
        guard let folder, let path = RelativePath(photo.file),
            let file = try? PhotoFile(path, in: folder)
        else { return Text("the photo “\(photo.file)” is not there and is left out.") }
        guard AttachmentKinds.kind(ofFile: file.octets) != nil else {
            return Text("“\(photo.file)” is no photo or sound that can be added, and is left out.")
        }
        return nil
    }

    /// Puts the photos to their wishes, all of one wish at once.
    ///
    /// - Returns: How many came.
    /// - Throws: What the node refuses, having told how to go on: what came stays, and the same
    ///   import brings the rest.
    func bring(
        to lists: [ImportedListInfo], _ client: NodeClient, _ console: Console
    ) async throws -> Int {
        let wishes = lists.flatMap(\.wishes).filter { $0.photos != nil && $0.path != nil }
        let total = wishes.reduce(0) { $0 + ($1.photos?.count ?? 0) }
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        var (done, tried) = (0, 0)
        do {
            for wish in wishes {
                guard let path = wish.path else { continue }
                var ready: [PhotoToAdd] = []
                for photo in wish.photos ?? [] {
                    tried += 1
                    progress.show(Text("Adding photos: \(tried) of \(total)"))
                    if let prepared = try await prepare(photo, client, console, progress) {
                        ready.append(prepared)
                    }
                }
                guard !ready.isEmpty else { continue }
                _ = try await client.perform(
                    SaveWish(edit: EditWish(wish: path), photos: ready, edited: wish.edited))
                done += ready.count
            }
        } catch {
            progress.end()
            console.explain(
                Text(
                    "Photos that came: \(done) of \(total). The wishes are all there; the same import again brings the rest."
                ))
            throw error
        }
        return done
    }

    /// Nil, and told, for a file that is no photo after all.
    private func prepare(
        _ photo: ImportedPhoto, _ client: NodeClient, _ console: Console,
        _ progress: ProgressLine
    ) async throws -> PhotoToAdd? {
        guard let folder, let path = RelativePath(photo.file) else { return nil }
        do {
            let prepared = try await client.prepare(PhotoFile(path, in: folder)) { _ in }
            return PhotoToAdd(token: prepared.token, caption: photo.caption)
        } catch let error as HearthError where error.isOfTheFile {
            progress.end()
            console.explain(Text(verbatim: Language.current.text(for: error)))
            return nil
        }
    }
}
