import Foundation

/// What is in a folder of notes, by the paths in it.
///
/// Nothing of it is opened, and no symbolic link decided upon: who reads the folder does that. No path that is
/// answered leads out of the folder.
package struct NoteFolder: Hashable, Sendable {
    /// A file that may be read as notes.
    package struct Note: Hashable, Sendable {
        package let path: String

        /// Reads it by what is in it; see `NoteFormat`.
        package func read(
            _ octets: [UInt8]
        ) throws(ImportError) -> (format: NoteFormat?, reading: NoteReading) {
            try NoteFormat.read(path: path, octets: octets)
        }
    }

    /// In the order of their paths.
    package let notes: [Note]
    /// Everything else: pictures and sounds that notes may name, and what has nothing to do with them.
    package let others: [String]
    /// Left out, since no file of these paths can be meant: they lead out of the folder or are too long.
    package let elsewhere: [String]

    /// Paths of `others`, by how file systems that mind less compare them, and by their names alone.
    private let byPath: [String: [String]]
    private let byName: [String: [String]]

    /// - Parameters:
    ///   - paths: Of the files, relative to the folder. What is hidden, or in a hidden folder, is no note and not
    ///     told of.
    ///   - only: The one file that is read as notes, whatever it is called; nil: all that may have some.
    /// - Throws: `ImportError.tooManyFiles`.
    package init(paths: [String], only: String? = nil) throws(ImportError) {
        guard paths.count <= ExchangeLimits.folderFiles else {
            throw .tooManyFiles(limit: ExchangeLimits.folderFiles)
        }
        var notes: [Note] = []
        var others: [String] = []
        var elsewhere: [String] = []
        let jsonFiles = Set(paths.filter { NoteFileKind.ending(of: $0) == "json" })
        let jsonFolders = Set(jsonFiles.map { Self.folder(of: $0) })
        for path in paths.sorted() where only == nil || path != only {
            guard let pieces = RelativePath(path)?.pieces else {
                elsewhere.append(path)
                continue
            }
            if pieces.contains(where: { $0.utf8.first == UInt8(ascii: ".") || $0 == "__MACOSX" }) {
                continue
            }
            switch NoteFileKind.ending(of: path) {
            // Keep's list of labels.
            case "txt"
            where pieces.last == "Labels.txt" && jsonFolders.contains(Self.folder(of: path)):
                others.append(path)
            case "md", "markdown", "txt", "json":
                // Other notes beside one that is read are no files of its.
                if only == nil { notes.append(Note(path: path)) }
            // The same note of Keep once more, as a page.
            case "html" where jsonFiles.contains(path.dropLast(4) + "json"): continue
            default: others.append(path)
            }
        }
        if let only { notes = [Note(path: only)] }
        guard notes.count <= ExchangeLimits.notesAtOnce else {
            throw .tooManyFiles(limit: ExchangeLimits.notesAtOnce)
        }
        self.notes = notes
        self.others = others
        self.elsewhere = elsewhere
        byPath = Dictionary(grouping: others, by: Self.compared)
        byName = Dictionary(grouping: others) { Self.compared(RelativePath($0)?.file ?? $0) }
    }

    /// The file that a note means, in its own folder or in the one that is read, else the only one of that name.
    ///
    /// As a name that the folder does not have counts the one that is the same in another Unicode form, then the
    /// only one that differs in capitals, then those of `KeepNotes.otherNames`.
    ///
    /// - Parameters:
    ///   - file: As in the note's `files`.
    ///   - note: The path of the note.
    /// - Returns: A path of `others`; nil if there is none.
    package func file(_ file: String, namedBy note: String) -> String? {
        guard let folders = RelativePath(note)?.pieces.dropLast(),
            let named = NotePath(file, folders: folders.count)
        else { return nil }
        let beside = (folders.dropLast(named.up) + named.path.pieces).joined(separator: "/")
        let whole = named.path.pieces.joined(separator: "/")
        for path in [beside, whole] {
            for candidate in [path] + KeepNotes.otherNames(of: path) {
                if let found = Self.one(candidate, of: byPath[Self.compared(candidate)] ?? []) {
                    return found
                }
            }
        }
        for name in [named.path.file] + KeepNotes.otherNames(of: named.path.file) {
            if let found = byName[Self.compared(name)], found.count == 1 { return found.first }
        }
        return nil
    }

    /// Files that say once more what this file of notes says.
    package func copies(of path: String, _ format: NoteFormat?) -> Set<String> {
        format == .simplenote ? SimplenoteNotes.copies(of: path, in: notes.map(\.path)) : []
    }

    /// What no note names, to be told of; `named` is all that `file` answered.
    package func unnamed(except named: Set<String>) -> [String] {
        others.filter { !named.contains($0) }
    }

    private static func one(_ path: String, of candidates: [String]) -> String? {
        if let same = candidates.first(where: { $0.utf8.elementsEqual(path.utf8) }) { return same }
        // Texts are equal in every Unicode form.
        let equal = candidates.filter { $0 == path }
        if let first = equal.first { return equal.count == 1 ? first : nil }
        return candidates.count == 1 ? candidates.first : nil
    }

    private static func folder(of path: String) -> String {
        String(
            decoding: path.utf8.prefix(upTo: path.utf8.lastIndex(of: 0x2F) ?? path.startIndex),
            as: UTF8.self)
    }

    private static func compared(_ path: String) -> String {
        path.precomposedStringWithCanonicalMapping.lowercased()
    }
}
