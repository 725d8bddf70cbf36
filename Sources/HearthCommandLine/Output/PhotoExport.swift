import Glibc
import HearthAPI
import HearthExchange
import HearthLanguage
import HearthLists

/// Takes the photos of an export out into a folder, beside the file that names them.
struct PhotoExport {
    /// Where they go.
    let folder: String
    /// Whether files that are there are replaced.
    let isReplacing: Bool
    /// What stands before a file's name in the export: the way from its own folder; nil when the
    /// photos lie somewhere else.
    let way: String?

    /// Makes the folder if it is not there.
    ///
    /// `output` is the file of the export; nil: standard output.
    ///
    /// - Throws: `HearthError.fileUnwritable`.
    init(folder: String, beside output: String?, replacing isReplacing: Bool) throws(HearthError) {
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST,
            let place = Self.realPath(folder)
        else { throw HearthError(.fileUnwritable, ["file": folder]) }
        self.folder = folder
        self.isReplacing = isReplacing
        let home = output.flatMap { output in
            Self.realPath(output.lastIndex(of: "/").map { String(output[...$0]) } ?? ".")
        }
        if let home, place == home {
            way = ""
        } else if let home, place.hasPrefix(home == "/" ? home : home + "/") {
            way = place.dropFirst(home.utf8.count).drop { $0 == "/" } + "/"
        } else {
            way = nil
        }
    }

    /// Writes all photos that are here; the export comes back with the names of their files.
    ///
    /// No name is used twice, and nothing is written when one of them is taken.
    ///
    /// - Throws: a usage error for a file that is there; `HearthError`.
    func write(
        _ export: ExportInfo, _ client: NodeClient, _ console: Console
    ) async throws -> (export: ExportInfo, count: Int, missing: Int) {
        var export = export
        var names = PhotoNames()
        var wanted: [Wanted] = []
        var missing = 0
        for (list, exported) in export.lists.enumerated() {
            for (wish, entry) in exported.items.enumerated() {
                for (index, photo) in (entry.photos ?? []).enumerated() {
                    guard photo.isHere != false, let id = entry.id else {
                        missing += 1
                        continue
                    }
                    wanted.append(
                        Wanted(
                            list: list, wish: wish, index: index,
                            path: exported.id + "/" + id, name: entry.name,
                            mediaType: photo.mediaType))
                }
            }
        }
        for number in wanted.indices {
            wanted[number].file = names.next(
                for: wanted[number].name, ending: Self.ending(wanted[number].mediaType))
        }
        if !isReplacing, let taken = wanted.first(where: { isThere($0.file) }) {
            throw UsageError.isThere(folder + "/" + taken.file)
        }
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        for (number, photo) in wanted.enumerated() {
            progress.show(Text("Writing photos: \(number + 1) of \(wanted.count)"))
            let octets = try await client.photo(
                photo.path, number: photo.index + 1, thumbnail: false)
            try console.deliver(octets, to: folder + "/" + photo.file, replacing: isReplacing)
            export.lists[photo.list].items[photo.wish].photos?[photo.index].file =
                (way ?? "") + photo.file
        }
        return (export, wanted.count, missing)
    }

    private struct Wanted {
        let list: Int
        let wish: Int
        let index: Int
        /// `LIST/WISH` by their ids.
        let path: String
        let name: String
        let mediaType: String?
        var file = ""
    }

    private func isThere(_ file: String) -> Bool {
        var status = stat()
        return lstat(folder + "/" + file, &status) == 0
    }

    /// By what its maker says it is, which decides nothing but how the file is called.
    private static func ending(_ mediaType: String?) -> String {
        mediaType.flatMap { AttachmentKinds.type(named: $0)?.ending } ?? "bin"
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
