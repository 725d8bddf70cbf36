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
            try work.store.rows(FollowRow.self)
                .filter { $0.member == member && $0.state == .accepted }.map(\.list))
    }

    /// The list that a person means: `LIST` of their own, `FRIEND/LIST`, or an id.
    mutating func list(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let all = try openLists(of: asker.identity, keys: keys, work)
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        // An id says enough, no matter who is named before it.
        if pieces.count <= 2, let id = pieces.last.flatMap({ ListID(hex: $0) }),
            let list = all.first(where: { $0.id == id })
        {
            return list
        }
        switch pieces.count {
        case 1:
            let own = all.filter { $0.isOwn && !$0.isTray }
            if Names.isSame(path, "tray"), let tray = all.first(where: { $0.isOwn && $0.isTray }) {
                return tray
            }
            return try Names.one(
                own, called: path, by: asker.naming, name: \.merged.head.title,
                unknown: .unknownList,
                ambiguous: .ambiguousList)
        case 2:
            // As the program itself writes a list of several owners.
            let joint = all.filter { Names.isSame($0.ownerNames, pieces[0]) && !$0.isTray }
            if let list = try? Names.one(
                joint, called: pieces[1], by: asker.naming, name: \.merged.head.title,
                unknown: .unknownList,
                ambiguous: .ambiguousList)
            {
                return list
            }
            let owners = Set(
                all.flatMap { list in
                    list.entry.owners.compactMap { list.entry.reader($0)?.name }
                })
            let owner: String
            do {
                owner = try Names.one(
                    owners.sorted(), called: pieces[0], by: asker.naming, name: { $0 },
                    unknown: .unknownFriend, ambiguous: .ambiguousFriend)
            } catch {
                try throwIfWaiting(pieces, asker, work)
                // A friend whose lists the caller does not follow is known all the same.
                _ = try friend(called: pieces[0], of: asker, work)
                throw HearthError(.unknownList, ["name": path])
            }
            let theirs = all.filter { list in
                list.entry.owners.contains { list.entry.reader($0)?.name == owner }
                    && !list.isTray
            }
            do {
                return try Names.one(
                    theirs, called: pieces[1], by: asker.naming, name: \.merged.head.title,
                    unknown: .unknownList, ambiguous: .ambiguousList)
            } catch {
                try throwIfWaiting(pieces, asker, work)
                throw error
            }
        default:
            throw HearthError(.unknownList, ["name": path])
        }
    }

    /// A list that was accepted and has not come yet has an error of its own.
    private func throwIfWaiting(_ pieces: [String], _ asker: Asker, _ work: Work) throws {
        for row in try work.store.rows(FollowRow.self)
        where row.member == asker.identity && row.state == .accepted {
            guard
                let offer = try letter(from: row.host, to: row.member, work)?.offers
                    .first(where: { $0.list == row.list }),
                Names.isSame(offer.title, pieces[1]),
                Names.isSame(try personName(row.host, work), pieces[0])
            else { continue }
            throw HearthError(.listStillWaiting, ["list": offer.title])
        }
    }

    /// The wish that a person means: `WISH` in the tray, `LIST/WISH` or `FRIEND/LIST/WISH`; each
    /// piece may be an id instead of a name.
    mutating func wish(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        let (list, name) = try list(ofWish: path, for: asker, work)
        return (list, try list.item(called: name, by: asker.naming))
    }

    /// The list that a wish's path names, and what stands for the wish there.
    mutating func list(
        ofWish path: String, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, wish: String) {
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let list: OpenList
        switch pieces.count {
        case 1: list = try self.list(at: "tray", for: asker, work)
        case 2: list = try self.list(at: pieces[0], for: asker, work)
        case 3: list = try self.list(at: pieces[0] + "/" + pieces[1], for: asker, work)
        default: throw HearthError(.unknownWish, ["name": path])
        }
        guard let name = pieces.last else { throw HearthError(.unknownWish, ["name": path]) }
        return (list, name)
    }

    /// What can be given: a wish, or for a member of the circle a surprise idea too.
    ///
    /// Nothing that edits a list may come this way: an idea must never get onto it.
    mutating func gift(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        let pieces = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count == 3 else { return try wish(at: path, for: asker, work) }
        let list = try self.list(at: pieces[0] + "/" + pieces[1], for: asker, work)
        let open = try withIdeas(list, work)
        return (open, try open.gift(called: pieces[2], by: asker.naming))
    }
}
