import ArgumentParser
import HearthAPI
import HearthFiles
import HearthKinds
import HearthLanguage

extension ExportCommand.Format {
    private static let own: [(word: String, format: ExportCommand.Format)] = [
        ("json", .json), ("csv", .csv), ("html", .html),
    ]

    /// What kinds have beside these.
    private static var downloads: [KindDownload] {
        KindExchange.table.all.flatMap(\.downloads).filter { download in
            !own.contains { $0.word == download.word }
        }
    }

    static var allValueStrings: [String] { own.map(\.word) + downloads.map(\.word) }

    init?(argument: String) {
        if let own = Self.own.first(where: { $0.word == argument }) {
            self = own.format
        } else if Self.downloads.contains(where: { $0.word == argument }) {
            self = .ofKind(argument)
        } else {
            return nil
        }
    }

    var defaultValueDescription: String {
        if case .ofKind(let word) = self { return word }
        return Self.own.first { $0.format == self }?.word ?? ""
    }

    /// What a kind writes; nil: this command does.
    var download: KindDownload? {
        guard case .ofKind(let word) = self else { return nil }
        return Self.downloads.first { $0.word == word }
    }
}

extension ExportCommand {
    /// Writes what a kind takes out of its lists.
    func deliver(
        _ download: KindDownload, _ client: NodeClient, _ console: Console
    ) async throws {
        guard let output else { return }
        var pieces = try await download.prepare(client, lists.first)
        try await console.deliver(to: output, replacing: overwrite) {
            try await pieces.next(client)
        }
        console.explain(Text("\(output) is written."))
    }
}
