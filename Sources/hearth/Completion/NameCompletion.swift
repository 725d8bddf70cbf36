import ArgumentParser
import HearthAPI

/// Names for a shell to complete, asked of the node where it runs.
///
/// Quick and silent: without a node, without unlocked keys or after a quarter of a second there
/// are no names. Whoever asks gets what the same command line would show, and nothing more.
enum NameCompletion {
    /// What an argument names.
    enum Kind: Sendable {
        case ownLists, allLists, followedLists
        case ownWishes, allWishes, followedWishes
        case friends, members, inbox, invitations
    }

    /// After this long a person would notice.
    static let deadline = Duration.milliseconds(250)

    /// The names for what is being typed; `words` is the whole command line.
    static func names(_ kind: Kind, words: [String], typed: String) async -> [String] {
        guard let options = options(words) else { return [] }
        let typed = plain(typed)
        return await withTaskGroup(of: [String]?.self) { group in
            group.addTask { try? await ask(kind, options, typed) }
            group.addTask {
                try? await Task.sleep(for: deadline)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first ?? []
        }
    }

    /// The options of the command line that say whom to ask; nil: it cannot be said.
    private static func options(_ words: [String]) -> NodeOptionGroup? {
        var chosen: [String] = []
        for (index, word) in words.enumerated() where ["--home", "--as"].contains(word) {
            if index + 1 < words.count { chosen += [word, plain(words[index + 1])] }
        }
        return try? NodeOptionGroup.parse(chosen)
    }

    /// A word without the quotes and backslashes that the shell would take away.
    static func plain(_ word: String) -> String {
        var result = ""
        var isEscaped = false
        for character in word {
            if isEscaped {
                result.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character != "\"" && character != "'" {
                result.append(character)
            }
        }
        return result
    }

    private static func ask(
        _ kind: Kind, _ options: NodeOptionGroup, _ typed: String
    ) async throws -> [String] {
        var console = Console.current
        // Nobody is asked for a passphrase between two key strokes.
        console.isInteractive = false
        var names: [String] = []
        try await NodeClient.use(options, console) { client in
            names = try await found(kind, typed, client)
        }
        // One a line is what shells read.
        return names.filter { $0 == SafeText.line($0) && $0.hasPrefix(typed) }
    }

    private static func found(
        _ kind: Kind, _ typed: String, _ client: NodeClient
    ) async throws -> [String] {
        switch kind {
        case .ownLists, .allLists, .followedLists:
            return try await lists(kind, client).map(ListText.path)
        case .ownWishes, .allWishes, .followedWishes:
            return try await wishes(kind, typed, client)
        case .friends:
            return try await client.perform(ListFriends()).compactMap(\.name)
        case .members:
            return try await client.perform(ListMembers()).map(\.name)
        case .inbox:
            return try await client.perform(ShowInbox()).flatMap { [$0.id, $0.title, $0.from] }
                .compactMap { $0 }
        case .invitations:
            return try await client.perform(ListInvitations()).filter { $0.state == .open }
                .map(\.id)
        }
    }

    private static func lists(
        _ kind: Kind, _ client: NodeClient
    ) async throws -> [ListInfo] {
        try await client.perform(ListLists()).filter { list in
            switch kind {
            case .ownLists, .ownWishes: list.isOwn || list.role == "keeper"
            case .followedLists, .followedWishes: !list.isOwn
            default: true
            }
        }
    }

    /// The wishes of the list that is typed already, the tray's, and the lists to go on with.
    private static func wishes(
        _ kind: Kind, _ typed: String, _ client: NodeClient
    ) async throws -> [String] {
        var names: [String] = []
        for list in try await lists(kind, client) {
            let path = ListText.path(of: list) + "/"
            if list.isTray || typed.hasPrefix(path) {
                let wishes = try await client.perform(ShowList(list: list.id)).items
                names += wishes.map { (list.isTray ? "" : path) + $0.name }
            } else {
                names.append(path)
            }
        }
        return names
    }
}

extension CompletionKind {
    /// Names that the node knows.
    static func names(_ kind: NameCompletion.Kind) -> CompletionKind {
        .custom { words, _, typed in
            await NameCompletion.names(kind, words: words, typed: typed)
        }
    }
}
