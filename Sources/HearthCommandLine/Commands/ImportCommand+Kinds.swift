import ArgumentParser
import HearthAPI
import HearthExchange
import HearthFiles
import HearthKinds
import HearthLanguage

extension ImportCommand {
    /// What a file can be: a format of wishes, or what another kind reads.
    struct Format: ExpressibleByArgument {
        let word: String

        var ofWishes: ImportFormat? { ImportFormat(rawValue: word) }

        static var allValueStrings: [String] {
            ImportFormat.allCases.map(\.rawValue)
                + KindExchange.table.all.filter { $0.kind != WishBody.kind }
                .flatMap(\.readers).map(\.word)
        }

        init?(argument: String) {
            guard Self.allValueStrings.contains(argument) else { return nil }
            word = argument
        }
    }

    /// What was brought in of a file that is not of wishes.
    private struct Brought: Encodable {
        let added: Int
        let there: Int
        let refused: Int

        init(_ count: ImportCount) {
            (added, there, refused) = (count.added, count.there, count.refused)
        }
    }

    /// Brings in a file that a kind other than wishes reads; false: there is none that does.
    ///
    /// - Throws: `HearthError`; a usage error where nobody says yes.
    func bringOther(
        _ octets: [UInt8], _ client: NodeClient, _ console: Console
    ) async throws -> Bool {
        guard format?.ofWishes == nil, file != "-" || format != nil else { return false }
        let chosen = ChosenFile(
            name: file.split(separator: "/").last.map(String.init) ?? file, octets: octets)
        let reader = try KindExchange.reader(of: chosen, named: format?.word)
        guard reader.word != WishBody.kind else { return false }
        var read = try await reader.read(client, chosen, ImportChoices(list: list))
        let planned = ImportCount(try await read.preview(client), of: read)
        if preview || planned.added == 0 {
            for text in read.facts + read.remarks.texts { console.explain(text) }
            try console.answer(Brought(planned), asJSON: node.json) { planned in
                console.say(
                    planned.added == 0
                        ? Text("There is nothing new in the file.")
                        : Text(
                            count: planned.added, one: "1 entry would be imported.",
                            other: "\(planned.added) entries would be imported."))
            }
            if preview { return true }
        }
        if planned.added > 0 {
            try confirmation.confirm(
                Text(
                    count: planned.added, one: "Import 1 entry from \(file)?",
                    other: "Import \(planned.added) entries from \(file)?"), on: console)
        }
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        let answers = try await read.bring(client) { step in
            progress.show(
                step.areFiles
                    ? Text("Pictures and sounds: \(step.done) of \(step.of)")
                    : Text("Entries: \(step.done) of \(step.of)"))
        }
        progress.end()
        if planned.added == 0 { return true }
        for text in read.facts + read.remarks.texts { console.explain(text) }
        let brought = Brought(ImportCount(answers, of: read))
        try console.answer(brought, asJSON: node.json) { brought in
            console.say(
                Text(
                    count: brought.added, one: "1 entry is imported.",
                    other: "\(brought.added) entries are imported."))
        }
        return true
    }
}
