import HearthAPI
import HearthLanguage

/// What the circle says, for a person.
enum WhisperText {
    /// Who said what when, about what; the oldest first.
    static func lines(_ talk: WhispersInfo) -> [String] {
        var lines: [String] = []
        if talk.whispers.isEmpty { lines.append(Text("Nobody has whispered here yet.").string) }
        for whisper in talk.whispers {
            lines.append(heading(of: whisper))
            // Nobody's second line passes for somebody else's first.
            lines += whisper.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { "  " + SafeText.line(String($0)) }
        }
        if talk.unreadable > 0 {
            lines.append(
                Text("People whose whispers have not arrived yet: \(talk.unreadable)").string)
        }
        if talk.usedPercent >= 80 {
            lines.append(
                Text(
                    "Your room for whispers and ideas here is \(talk.usedPercent) % full; take back what is done with."
                ).string)
        }
        return lines
    }

    private static func heading(of whisper: WhisperInfo) -> String {
        let time = TimeText.local(whisper.time) ?? Text("by a clock that is ahead").string
        let author = whisper.isCaller ? Text("you").string : SafeText.line(whisper.author)
        if whisper.isWishGone {
            return Text("\(time) \(author) about a wish that is not there:").string
        }
        guard let wish = whisper.wish else { return "\(time) \(author):" }
        return Text("\(time) \(author) about “\(SafeText.line(wish))”:").string
    }

    /// Who will be able to read what the caller whispers on a list.
    static func audience(_ audience: AudienceInfo) -> [String] {
        guard !audience.people.isEmpty else {
            return [
                Text(
                    "So far nobody but you will read what you whisper on “\(audience.list)”, and \(audience.owner) never will."
                ).string
            ]
        }
        return [
            Text(
                "These people will be able to read what you whisper on “\(audience.list)”; \(audience.owner) never will:"
            ).string
        ] + GivingText.people(audience).lines(indent: 2)
    }

    /// Tells who will be able to read it before the first time, and asks.
    ///
    /// - Throws: `Declined`.
    static func confirm(
        _ list: String, _ confirmation: ConfirmationOptions, _ question: Text,
        _ client: NodeClient, _ console: Console
    ) async throws {
        let audience: AudienceInfo
        do {
            audience = try await client.perform(ShowAudience(list: list))
        } catch let error as HearthError where error.code == .ownerNeverReserves {
            // Nobody was about to reserve.
            throw HearthError(.ownerNeverHears, error.arguments)
        }
        guard !audience.alreadyWhispered else { return }
        console.explain(Self.audience(audience))
        try confirmation.confirmIfPossible(question, on: console)
    }
}
