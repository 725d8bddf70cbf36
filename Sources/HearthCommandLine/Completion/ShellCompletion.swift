import ArgumentParser
import HearthLanguage

/// The question of a completion script: what can stand where the cursor is?
///
/// The scripts know nothing of Hearth. They hand over what is typed and offer the lines that they
/// get, which are data there: names come from other people's homes, and nothing that a shell would
/// expand or run may become of them.
enum ShellCompletion {
    /// What the scripts call; a command's name never begins like this.
    static let mark = "---complete"

    /// What the scripts called that earlier versions of Hearth printed. In bash they run what stands
    /// in a name, and may still be installed: they get nothing.
    static let oldMark = "---completion"

    /// Answers a script's question, given the program's arguments; false if they are none.
    ///
    /// `---complete bash -- LINE WORD` with the line up to the cursor and what readline takes for
    /// the word there; `---complete zsh|fish -- WORD…` with the words after the program's name,
    /// without quotes, the last one up to the cursor.
    static func answer(_ arguments: [String], _ console: Console) async -> Bool {
        if arguments.first == oldMark { return true }
        guard arguments.first == mark else { return false }
        guard arguments.count > 3, arguments[2] == "--" else { return true }
        let typed = Array(arguments[3...])
        let offer =
            arguments[1] == "bash"
            ? await inBash(typed) : await offer(typed.dropLast(), typed[typed.count - 1])
        console.write(offer.lines.map { $0 + "\n" }.joined())
        return true
    }

    private static func inBash(_ typed: [String]) async -> Offer {
        guard typed.count == 2, let line = BashLine(typed[0], replacing: typed[1]) else {
            return .words([])
        }
        if line.isRedirection { return .files([]) }
        switch await offer(line.words.dropFirst(), line.typed) {
        case .words(let candidates):
            return .words(
                candidates.map {
                    Candidate(text: line.completion(to: $0.text), goesOn: $0.goesOn)
                })
        case let other: return other
        }
    }

    /// What can follow the words, from what is typed of it on.
    static func offer(_ words: some Sequence<String>, _ typed: String) async -> Offer {
        let words = Array(words)
        let end = CommandLineEnd(after: words)
        var found: [Candidate] = []
        for source in end.sources(for: typed) {
            switch source {
            case .candidates(let candidates): found += candidates
            case .values(let completion, let prefix):
                if let file = completion?.file { return .files(file.extensions) }
                if completion?.directory != nil { return .folders }
                let value = String(typed.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
                found += await values(completion, words, value)
                    // Taken for an option, it would be no value.
                    .filter { !prefix.isEmpty || end.takesDashes || !$0.text.hasPrefix("-") }
                    .map { Candidate(text: prefix + $0.text, goesOn: $0.goesOn) }
            }
        }
        return .words(Candidate.fitting(found, typed: typed))
    }

    private static func values(
        _ completion: CommandSyntax.Completion?, _ words: [String], _ typed: String
    ) async -> [Candidate] {
        if let list = completion?.list { return list.values.map { Candidate(text: $0) } }
        guard let kind = completion?.shellCommand.flatMap({ NameKind.of($0.command) })
        else { return [] }
        return await NameCompletion.names(kind, words: words, typed: typed)
    }
}

extension CompletionKind {
    /// Names that the node knows.
    ///
    /// ArgumentParser's own scripts are not used, so that of its kinds this one is free to carry
    /// which names they are to `CommandSyntax`.
    static func names(_ kind: NameKind) -> CompletionKind { .shellCommand(kind.word) }
}
