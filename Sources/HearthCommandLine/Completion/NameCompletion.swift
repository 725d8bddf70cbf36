import HearthAPI

/// Names for a shell to complete, asked of the node where it runs.
///
/// Quick and silent: without a node, without unlocked keys or after a quarter of a second there
/// are no names. The answer holds what the same command line would show, and nothing more.
enum NameCompletion {
    /// How long the node may take: longer than this a person would notice. HEARTH_COMPLETION_MS
    /// says otherwise, for slow machines.
    static func patience(_ environment: [String: String]) -> Duration {
        let said = environment["HEARTH_COMPLETION_MS"].flatMap { Int($0) } ?? 250
        return .milliseconds(max(0, min(said, 60_000)))
    }

    /// The names for what is being typed; `words` are those before it, after the program's name.
    static func names(_ kind: NameKind, words: [String], typed: String) async -> [Candidate] {
        let patience = patience(Console.current.environment)
        return await withTaskGroup(of: [Candidate]?.self) { group in
            group.addTask { try? await ask(kind, words, typed) }
            group.addTask {
                try? await Task.sleep(for: patience)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first ?? []
        }
    }

    private static func ask(
        _ kind: NameKind, _ words: [String], _ typed: String
    ) async throws -> [Candidate] {
        var console = Console.current
        // Nobody is asked for a passphrase between two key strokes.
        console.isInteractive = false
        var home = CommonOptions.value(of: "--home", in: words)
        // The shell would have replaced it before the program saw it.
        if let folder = home, folder.hasPrefix("~/"), let own = console.environment["HOME"] {
            home = own + folder.dropFirst()
        }
        var names: [Candidate] = []
        try await NodeClient.use(
            home: home, member: CommonOptions.value(of: "--as", in: words), passphraseFile: nil,
            console
        ) { client in
            names = try await kind.candidates(client, typed)
        }
        var seen: Set<String> = []
        return Candidate.fitting(names, typed: typed).filter { seen.insert($0.text).inserted }
    }
}
