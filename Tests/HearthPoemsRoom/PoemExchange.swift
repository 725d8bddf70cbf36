import HearthAPI
import HearthFiles
import HearthLanguage
import HearthLists
import HearthPoems

extension ImportReader {
    /// A text that begins with a line `POEMS`, then a poem a line: `name: text`.
    static let poems = ImportReader(
        "poems", label: Text(verbatim: "Poems"),
        recognises: { $0.octets.starts(with: Array("POEMS\n".utf8)) },
        read: { _, file, choices in
            var remarks = Remarks()
            var poems: [ImportedWish] = []
            let text = String(decoding: file.octets, as: UTF8.self)
            for (index, line) in text.split(separator: "\n").dropFirst().enumerated() {
                let pieces = line.split(separator: ":", maxSplits: 1)
                guard pieces.count == 2 else {
                    remarks.add(Text(verbatim: "It is no poem."), at: "\(index + 2)")
                    continue
                }
                let body = Poem(text: String(pieces[1].drop { $0 == " " })).bodyOctets
                poems.append(
                    ImportedWish(
                        line: index, name: String(pieces[0]), body: Base64Text.encode(body)))
            }
            let list = ImportedList(
                title: choices.list ?? "Poems", kind: PoemFields.kind, wishes: poems)
            return FileImport(
                [ImportWishes(lists: [list], target: choices.list == nil ? .either : .present)],
                remarks: remarks)
        })
}

extension KindDownload {
    /// The same format.
    static let poems = KindDownload(
        "poems", file: "poems.txt", type: "text/plain; charset=utf-8",
        label: Text(verbatim: "Poems"),
        text: { node, list in
            let lists = try await node.perform(ExportLists(lists: list)).lists
            return "POEMS\n"
                + lists.filter { $0.kind == PoemFields.kind }.flatMap(\.items).map { item in
                    "\(item.name): \(Poem.text(exported: item.body) ?? "")\n"
                }.joined()
        })
}

extension KindExchange {
    static let poems = KindExchange(
        kind: PoemFields.kind, readers: [.poems], downloads: [.poems])
}
