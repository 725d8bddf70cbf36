import ArgumentParser
import HearthAPI

/// What an argument names.
enum NameKind: String, Sendable {
    case ownLists, allLists, followedLists
    case ownWishes, allWishes, followedWishes
    /// Where either can be meant.
    case listsAndWishes, followedListsAndWishes, friendsAndLists
    /// Notes, and lines of checklists.
    case notes
    /// Of notes.
    case tags
    /// The wishes in the cart.
    case cart
    case friends, members, inbox, invitations
    /// Whom a recovery has found and not asked yet.
    case foundFriends
}

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
            names = try await found(kind, typed, client)
        }
        var seen: Set<String> = []
        return Candidate.fitting(names, typed: typed).filter { seen.insert($0.text).inserted }
    }

    private static func found(
        _ kind: NameKind, _ typed: String, _ client: NodeClient
    ) async throws -> [Candidate] {
        switch kind {
        case .ownWishes, .allWishes, .followedWishes:
            try await wishes(kind, typed, client)
        case .listsAndWishes, .followedListsAndWishes:
            try await names(kind, client).map { Candidate(text: $0) }
                + wishes(kind, typed, client)
        default: try await names(kind, client).map { Candidate(text: $0) }
        }
    }

    private static func names(_ kind: NameKind, _ client: NodeClient) async throws -> [String] {
        switch kind {
        case .friendsAndLists:
            return try await names(.friends, client) + names(.followedLists, client)
        case .cart: return try await client.perform(ShowCart()).entries.map(\.path)
        case .notes:
            return try await client.perform(ShowNotes(count: 500)).notes.map(\.name)
        case .tags: return try await client.perform(ShowTags(count: 1000)).tags.map(\.tag)
        case .friends: return try await client.perform(ListFriends()).compactMap(\.name)
        case .members: return try await client.perform(ListMembers()).map(\.name)
        case .foundFriends: return try await client.perform(ShowRecovery()).found.map(\.name)
        case .inbox:
            let entries = try await client.perform(ShowInbox())
            let ids = entries.map(\.id)
            return entries.flatMap { [ShortID.shown($0.id, among: ids), $0.title, $0.from] }
                .compactMap { $0 }
        case .invitations:
            let invitations = try await client.perform(ListInvitations())
            let ids = invitations.map(\.id)
            return invitations.filter { $0.state == .open }
                .map { ShortID.shown($0.id, among: ids) }
        default: return try await lists(kind, client).map(\.path)
        }
    }

    private static func lists(
        _ kind: NameKind, _ client: NodeClient
    ) async throws -> [ListInfo] {
        try await client.perform(ListLists()).filter { list in
            switch kind {
            case .ownLists, .ownWishes: list.isOwn || list.role == .keeper
            case .followedLists, .followedWishes, .followedListsAndWishes: !list.isOwn
            default: true
            }
        }
    }

    /// The wishes of the list that is typed already, the tray's, and the lists to go on with.
    private static func wishes(
        _ kind: NameKind, _ typed: String, _ client: NodeClient
    ) async throws -> [Candidate] {
        var candidates: [Candidate] = []
        for list in try await lists(kind, client) {
            let isTray = list.isTray && list.isOfWishes
            let path = NamePath(isTray ? [] : NamePath(list.path).pieces)
            let start = list.path + "/"
            if isTray || typed.hasPrefix(start) {
                let detail = try await client.perform(
                    ShowList(list: isTray ? list.id : list.path))
                // Ideas of the circle are named like wishes; of an own list there are none.
                candidates += (detail.items + (detail.ideas ?? [])).map {
                    Candidate(text: path.appending($0.name).text)
                }
            } else {
                candidates.append(Candidate(text: start, goesOn: true))
            }
        }
        return candidates
    }
}
