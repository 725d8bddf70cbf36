import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// The lists a member reads that are open to them, the tray included, and none that they
    /// deleted.
    mutating func openLists(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [OpenList] {
        let followed = try followedLists(of: member, work)
        var lists: [OpenList] = []
        for (id, entry) in replicator.directory.lists.sorted(by: { $0.key < $1.key })
        where entry.reader(member) != nil {
            guard entry.host == member || followed.contains(id), !hasDeleted(entry, member)
            else { continue }
            if let open = try open(id, for: member, keys: keys, work) { lists.append(open) }
        }
        return lists
    }

    func followedLists(of member: IdentityKey, _ work: Work) throws -> Set<ListID> {
        Set(
            try work.store.rows(FollowRow.self, of: member)
                .filter { $0.state == .accepted }.map(\.list))
    }

    /// The list that a person means: `LIST` of their own, `FRIEND/LIST`, or an id.
    mutating func list(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        try meaning(of: path, for: asker) { household, path in
            try household.list(at: path, for: asker, work)
        }
    }

    mutating func list(
        at path: NamePath, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let all = try openLists(of: asker.identity, keys: keys, work)
        guard let title = path.pieces.last, path.pieces.count <= 2 else {
            throw HearthError(.unknownList, ["name": path.text])
        }
        // An id says enough, no matter who is named before it.
        if let id = ListID(hex: title), let list = all.first(where: { $0.id == id }) {
            return list
        }
        guard path.pieces.count == 2 else {
            return try ownList(called: title, among: all, for: asker)
        }
        return try list(called: title, of: path.pieces[0], among: all, for: asker, work)
    }

    private func ownList(
        called title: String, among all: [OpenList], for asker: Asker
    ) throws(HearthError) -> OpenList {
        if Names.isSame(title, "tray"), let tray = all.first(where: { $0.isOwn && $0.isTray }) {
            return tray
        }
        do {
            return try one(all.filter { $0.isOwn && !$0.isTray }, called: title, for: asker)
        } catch  where error.code == .unknownList {
            // Not their own: where one friend's alone is called so, it is meant for looking.
            let others = all.filter { !$0.isOwn && Names.isSame($0.merged.head.title, title) }
            guard let other = others.first else { throw error }
            if others.count == 1, asker.naming == .beginning { return other }
            throw Self.didYouMean(title, others.map(\.path))
        }
    }

    private mutating func list(
        called title: String, of owner: String, among all: [OpenList], for asker: Asker,
        _ work: Work
    ) throws -> OpenList {
        // As the program itself writes a list of several owners.
        let joint = all.filter { Names.isSame($0.ownerNames, owner) && !$0.isTray }
        if let list = try? one(joint, called: title, for: asker) { return list }
        do {
            let found = try owners(called: owner, among: all, for: asker)
            let theirs = all.filter { list in
                !list.isTray && list.entry.owners.contains { found.contains($0) }
            }
            return try one(theirs, called: title, for: asker)
        } catch {
            try throwIfWaiting(title, of: owner, asker, work)
            guard error.code == .unknownFriend else { throw error }
            // A friend whose lists the caller does not follow is known all the same.
            _ = try friend(called: owner, of: asker, work)
            throw HearthError(.unknownList, ["name": NamePath([owner, title]).text])
        }
    }

    /// The owners of lists who are called so: two friends may have one name, and then their lists
    /// tell which is meant. By the beginning of a name it is one at most.
    private func owners(
        called name: String, among all: [OpenList], for asker: Asker
    ) throws(HearthError) -> Set<IdentityKey> {
        var names: [IdentityKey: String] = [:]
        for list in all {
            for owner in list.entry.owners.compactMap({ list.entry.reader($0) }) {
                names[owner.identity] = list.plainName(of: owner)
            }
        }
        let owners = names.sorted { $0.key < $1.key }
        let found = Names.called(name, among: owners, name: \.value, hex: \.key.hex)
        guard found.isEmpty else { return Set(found.map(\.key)) }
        return [
            try Names.one(
                owners, called: name, by: asker.naming, name: \.value, unknown: .unknownFriend,
                ambiguous: .ambiguousFriend
            ).key
        ]
    }

    private func one(
        _ lists: [OpenList], called title: String, for asker: Asker
    ) throws(HearthError) -> OpenList {
        try Names.one(
            lists, called: title, by: asker.naming, name: \.merged.head.title, hex: \.id.hex,
            unknown: .unknownList, ambiguous: .ambiguousList)
    }

    /// A list that was accepted and has not come yet has an error of its own.
    private func throwIfWaiting(
        _ title: String, of owner: String, _ asker: Asker, _ work: Work
    ) throws {
        for row in try work.store.rows(FollowRow.self, of: asker.identity)
        where row.state == .accepted {
            guard
                let offer = try letter(from: row.inviter, to: row.member, work)?.offers
                    .first(where: { $0.list == row.list }),
                Names.isSame(offer.title, title),
                !Names.called(
                    owner, among: [try name(of: row.inviter, for: row.member, work)], name: { $0 },
                    hex: { _ in row.inviter.hex }
                ).isEmpty
            else { continue }
            throw HearthError(.listStillWaiting, ["list": offer.title])
        }
    }

    /// The wish that a person means: `WISH` in the tray, `LIST/WISH` or `FRIEND/LIST/WISH`; each
    /// piece may be an id instead of a name.
    mutating func wish(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        try meaning(of: path, for: asker) { household, path in
            let list = try household.list(ofWish: path, for: asker, work)
            return (list, try list.item(called: path.name, by: asker.naming))
        }
    }

    /// The list that a wish's path names.
    mutating func list(
        ofWish path: NamePath, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        guard path.pieces.count <= 3 else {
            throw HearthError(.unknownWish, ["name": path.text])
        }
        return try list(at: path.parent ?? NamePath(["tray"]), for: asker, work)
    }

    /// What a path leads to. Where that is nothing, and it leads somewhere if some of its slashes belong
    /// to names, that is meant for looking; a change asks whether it is, since what was done already
    /// must not be done to something else when it is asked for again.
    mutating func meaning<Thing>(
        of text: String, for asker: Asker, _ find: (inout Household, NamePath) throws -> Thing
    ) throws -> Thing {
        let path = NamePath(text)
        do {
            return try find(&self, path)
        } catch let error as HearthError where Self.nothingThere.contains(error.code) {
            let found = NamePath.otherReadings(of: text).compactMap { path in
                (try? find(&self, path)).map { (path, $0) }
            }
            guard let only = found.first else { throw error }
            if found.count == 1, asker.naming == .beginning { return only.1 }
            throw Self.didYouMean(text, found.map(\.0))
        }
    }

    private static let nothingThere: Set<ErrorCode> = [
        .unknownFriend, .unknownList, .unknownWish, .didYouMean,
    ]

    private static func didYouMean(_ text: String, _ paths: [NamePath]) -> HearthError {
        let candidates = paths.map(\.text).sorted().joined(separator: ", ")
        return HearthError(.didYouMean, ["name": text, "candidates": candidates])
    }
}

extension OpenList {
    /// What to write for the list in other commands: of several owners the first.
    var path: NamePath {
        let title = merged.head.title
        if isTray { return NamePath(["tray"]) }
        return isOwn ? NamePath([title]) : NamePath([owners.first ?? ownerNames, title])
    }

    /// What to write for a wish on it.
    func path(ofWish name: String) -> NamePath {
        isTray && isOwn ? NamePath([name]) : path.appending(name)
    }
}
