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
        /// Where either can be meant.
        case listsAndWishes, followedListsAndWishes, friendsAndLists
        /// The wishes in the cart.
        case cart
        case friends, members, inbox, invitations
    }

    /// How long the node may take: longer than this a person would notice. HEARTH_COMPLETION_MS
    /// says otherwise, for slow machines.
    static func patience(_ environment: [String: String]) -> Duration {
        let said = environment["HEARTH_COMPLETION_MS"].flatMap { Int($0) } ?? 250
        return .milliseconds(max(0, min(said, 60_000)))
    }

    /// The names for what is being typed; `words` is the whole command line.
    static func names(_ kind: Kind, words: [String], typed: String) async -> [String] {
        let typed = plain(typed)
        let patience = patience(Console.current.environment)
        return await withTaskGroup(of: [String]?.self) { group in
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

    /// What an option of the command line says; nil: nothing.
    private static func value(of option: String, in words: [String]) -> String? {
        guard let index = words.lastIndex(of: option), index + 1 < words.count else { return nil }
        return plain(words[index + 1])
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
        _ kind: Kind, _ words: [String], _ typed: String
    ) async throws -> [String] {
        var console = Console.current
        // Nobody is asked for a passphrase between two key strokes.
        console.isInteractive = false
        var names: [String] = []
        try await NodeClient.use(
            home: value(of: "--home", in: words), member: value(of: "--as", in: words),
            passphraseFile: nil, console
        ) { client in
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
        case .listsAndWishes, .followedListsAndWishes:
            return try await lists(kind, client).map(ListText.path)
                + wishes(kind, typed, client)
        case .friendsAndLists:
            return try await client.perform(ListFriends()).compactMap(\.name)
                + lists(.followedLists, client).map(ListText.path)
        case .cart:
            return try await client.perform(ShowCart()).entries.map(\.path)
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
            case .followedLists, .followedWishes, .followedListsAndWishes: !list.isOwn
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
            let name = ListText.path(of: list)
            let path = name + "/"
            if list.isTray || typed.hasPrefix(path) {
                let detail = try await client.perform(
                    ShowList(list: list.isTray ? list.id : name))
                // Ideas of the circle are named like wishes; of an own list there are none.
                names += (detail.items + (detail.ideas ?? [])).map {
                    (list.isTray ? "" : path) + $0.name
                }
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
