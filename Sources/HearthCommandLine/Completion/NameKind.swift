import HearthAPI
import HearthKinds

/// What an argument names: which operation lists the names, and what is inserted.
///
/// What a kind of list brings stands in its folder, and in its entry of `KindCommands`. The names are other people's:
/// nothing is expanded of them, since `NameCompletion` and `BashLine` alone hand them on.
struct NameKind: Sendable {
    typealias Finding = @Sendable (NodeClient, _ typed: String) async throws -> [Candidate]

    /// How `CommandSyntax` carries it from the argument to the question; no two have the same.
    let word: String
    /// What could stand there. Quick: what takes longer than `NameCompletion.patience` is not offered.
    let candidates: Finding

    init(_ word: String, _ candidates: @escaping Finding) {
        self.word = word
        self.candidates = candidates
    }

    /// Of names alone, which are inserted as they are.
    init(
        _ word: String, names: @escaping @Sendable (NodeClient) async throws -> [String]
    ) {
        self.init(word) { client, _ in try await names(client).map { Candidate(text: $0) } }
    }

    /// nil: no argument of this program says the word.
    static func of(_ word: String) -> NameKind? {
        (base + KindCommands.table.all.flatMap(\.names)).first { $0.word == word }
    }

    private static let base: [NameKind] = [
        .ownLists, .allLists, .followedLists, .friendsAndLists, .friends, .members, .inbox,
        .invitations, .foundFriends,
    ]
}

extension NameKind {
    /// Lists that the caller may edit.
    static let ownLists = NameKind("ownLists") { client in
        try await lists(client, where: mayEdit).map(\.path)
    }

    static let allLists = NameKind("allLists") { client in
        try await lists(client) { _ in true }.map(\.path)
    }

    static let followedLists = NameKind("followedLists") { client in
        try await lists(client) { !$0.isOwn }.map(\.path)
    }

    static let friendsAndLists = NameKind("friendsAndLists") { client in
        try await client.perform(ListFriends()).compactMap(\.name)
            + lists(client) { !$0.isOwn }.map(\.path)
    }

    static let friends = NameKind("friends") { client in
        try await client.perform(ListFriends()).compactMap(\.name)
    }

    static let members = NameKind("members") { client in
        try await client.perform(ListMembers()).map(\.name)
    }

    /// Whom a recovery has found and not asked yet.
    static let foundFriends = NameKind("foundFriends") { client in
        try await client.perform(ShowRecovery()).found.map(\.name)
    }

    static let inbox = NameKind("inbox") { client in
        let entries = try await client.perform(ShowInbox())
        let ids = entries.map(\.id)
        return entries.flatMap { [ShortID.shown($0.id, among: ids), $0.title, $0.from] }
            .compactMap { $0 }
    }

    static let invitations = NameKind("invitations") { client in
        let invitations = try await client.perform(ListInvitations())
        let ids = invitations.map(\.id)
        return invitations.filter { $0.state == .open }.map { ShortID.shown($0.id, among: ids) }
    }

    static func mayEdit(_ list: ListInfo) -> Bool { list.isOwn || list.role == .keeper }

    static func lists(
        _ client: NodeClient, where isMeant: (ListInfo) -> Bool
    ) async throws -> [ListInfo] {
        try await client.perform(ListLists()).filter(isMeant)
    }

    /// The items of the list that is typed already, the lists to go on with, and what stands on the tray of a kind,
    /// which is named without a list.
    static func items(
        of kind: String, on lists: [ListInfo], _ client: NodeClient, _ typed: String
    ) async throws -> [Candidate] {
        var candidates: [Candidate] = []
        for list in lists {
            let isTray = list.isTray && list.kind == kind
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
