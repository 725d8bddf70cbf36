import ArgumentParser
import HearthAPI
import HearthLanguage

extension KindCommands {
    static let words = KindCommands(
        kind: WordFields.kind, items: Text("WORDS"), table: { names(of: $0) },
        group: { CommandGroup(name: "Words", subcommands: [WordCommand.self]) },
        now: { client, _ in
            guard let shown = try? await client.perform(ShowWords()), let today = shown.today,
                !today.isSolved
            else { return [] }
            return [KindNow("word", 1, label: Text("Today's word waits"))]
        })

    /// Days of a log are shown by `hearth word`.
    static let wordLog = KindCommands(
        kind: WordDayFields.kind, items: Text("DAYS"), table: { names(of: $0) })

    static let wordProgress = KindCommands(
        kind: WordStandingFields.kind, items: Text("LANGUAGES"), table: { names(of: $0) })
}
