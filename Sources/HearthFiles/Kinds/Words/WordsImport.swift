import HearthAPI
import HearthExchange
import HearthLanguage

extension ImportReader {
    /// A table with columns of words, texts and meanings.
    static let words = ImportReader(
        "words", label: Text("Words of a pack: a table (CSV) with word, text and meanings"),
        recognises: { file in
            file.octets.count <= ExchangeLimits.file && WordsTable.isOne(file.octets)
        },
        read: { node, file, choices in
            let reader = Language.current.code
            let table = try await node.reading {
                do throws(ImportError) {
                    return try WordsTable(
                        octets: file.octets, reader: reader, language: reader == "sv" ? "en" : "sv")
                } catch {
                    throw HearthError(error)
                }
            }
            var remarks = Remarks()
            for (line, cell) in table.notUnderstood {
                remarks.add(Text("“\(cell)” is not understood, and is left out."), at: "\(line)")
            }
            let list = ImportedList(
                title: choices.list ?? Text("Our words").string, kind: WordFields.kind,
                wishes: table.wishes)
            let requests = ImportPieces.of([list]).map {
                ImportWishes(lists: $0, target: choices.list == nil ? .either : .present)
            }
            return FileImport(requests, remarks: remarks)
        })
}

extension KindExchange {
    static let words = KindExchange(
        kind: WordFields.kind, readers: [.words], downloads: [.words])
}

extension KindDownload {
    /// The words of a pack, for spreadsheet programs and for another home.
    static let words = KindDownload(
        "words", file: "words.csv", type: "text/csv; charset=utf-8",
        label: Text("Words of a pack as a table (CSV)"), isOffered: false,
        prepare: { node, list in
            guard let list else {
                throw HearthError(.usage, ["problem": Text("Say which pack.").string])
            }
            return WordPieces(list: list)
        })
}

/// A pack's entries, some at a time.
private struct WordPieces: DownloadPieces {
    let list: String
    private var from = 0
    private var hasHeading = false

    private static let count = 100

    init(list: String) { self.list = list }

    mutating func next(_ node: any FilesNode) async throws -> [UInt8]? {
        guard hasHeading else {
            hasHeading = true
            return Array(WordsTable.heading.utf8)
        }
        let shown = try await node.perform(
            ShowWordPack(list: list, from: from, count: Self.count))
        guard !shown.entries.isEmpty else { return nil }
        from += shown.entries.count
        var rows = ""
        for entry in shown.entries {
            rows += WordsTable.row(of: try await node.perform(ShowPackEntry(entry: entry.path)))
        }
        return Array(rows.utf8)
    }
}
