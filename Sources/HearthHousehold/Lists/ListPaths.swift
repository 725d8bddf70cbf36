package import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    /// The lists a member reads that are open to them and stand among lists, the tray included, and none that they
    /// deleted.
    package mutating func openLists(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [OpenList] {
        try allOpenLists(of: member, keys: keys, work).filter(\.isShown)
    }

    /// Those as well that stand on the page of their kind alone: for what takes a member's lists out or along, and for
    /// that page.
    package mutating func allOpenLists(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [OpenList] {
        try readLists(of: member, work).compactMap {
            try open($0, for: member, keys: keys, work)
        }
    }

    func readLists(of member: IdentityKey, _ work: Work) throws -> [ListID] {
        let followed = try followedLists(of: member, work)
        return replicator.directory.lists.sorted { $0.key < $1.key }.filter { id, entry in
            entry.reader(member) != nil && (entry.host == member || followed.contains(id))
                && !hasDeleted(entry, member)
        }.map(\.key)
    }

    package func followedLists(of member: IdentityKey, _ work: Work) throws -> Set<ListID> {
        Set(
            try work.store.rows(FollowRow.self, of: member)
                .filter { $0.state == .accepted }.map(\.list))
    }

    /// The list that a person means: `LIST` of their own, `FRIEND/LIST`, or an id.
    package mutating func list(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        try meaning(of: path, for: asker) { household, path in
            try household.list(at: path, for: asker, work)
        }
    }

    package mutating func list(
        at path: NamePath, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        // The names first: only the list that is meant is opened.
        let covers = try readLists(of: asker.identity, work).compactMap {
            try cover(of: $0, for: asker.identity, keys: keys, work)
        }
        let found: ListCover
        do {
            found = try cover(at: path, among: covers, for: asker, work)
        } catch let error as HearthError where Self.saysNothingThere(error.code) {
            if let pack = try pack(at: path, for: asker) { return pack }
            throw error
        }
        guard let list = try open(found.id, for: asker.identity, keys: keys, work) else {
            throw HearthError(.unknownList, ["name": path.text])
        }
        return list
    }

    private mutating func cover(
        at path: NamePath, among all: [ListCover], for asker: Asker, _ work: Work
    ) throws -> ListCover {
        guard let title = path.pieces.last, path.pieces.count <= 2 else {
            throw HearthError(.unknownList, ["name": path.text])
        }
        // An id says enough, no matter who is named before it.
        if let id = ListID(typed: title) {
            if let list = all.first(where: { $0.id == id }) { return list }
            try throwIfWaiting(asker, work) { _, row, _ in row.list == id }
        }
        guard path.pieces.count == 2 else {
            return try ownList(called: title, among: all, for: asker)
        }
        return try list(called: title, of: path.pieces[0], among: all, for: asker, work)
    }

    private func ownList(
        called title: String, among all: [ListCover], for asker: Asker
    ) throws(HearthError) -> ListCover {
        let tray = all.first { $0.isOwn && $0.isTray && Names.isSame($0.path.name, title) }
        if let tray { return tray }
        if let list = try one(all.filter { $0.isOwn && !$0.isTray }, called: title, for: asker) {
            return list
        }
        // As answers call it; a list of that name goes before.
        let named = all.first {
            $0.isOwn && $0.isTray && Names.isSame(title, $0.head.kind.listName)
        }
        if let named { return named }
        // Not their own: where one friend's alone is called so, it is meant for looking.
        let others = all.filter {
            !$0.isOwn && $0.isShown && Names.isSame($0.head.title, title)
        }
        guard let other = others.first else { throw HearthError(.unknownList, ["name": title]) }
        if others.count == 1, asker.naming == .beginning { return other }
        throw Self.didYouMean(title, others.map(\.path))
    }

    private mutating func list(
        called title: String, of owner: String, among all: [ListCover], for asker: Asker,
        _ work: Work
    ) throws -> ListCover {
        let lists = all.filter { !$0.isTray }
        // As the program itself writes a list of several owners.
        let joint = lists.filter { Names.isSame($0.ownerNames, owner) }
        if let list = try? one(joint, called: title, for: asker) { return list }
        // Two friends may have one name, and then their lists tell which is meant.
        let owners = Self.owners(of: all)
        let found = Names.called(owner, among: owners, name: \.value, hex: \.key.hex).map(\.key)
        let theirs = lists.filter { !Set($0.entry.owners).isDisjoint(with: found) }
        if let list = try one(theirs, called: title, for: asker) { return list }
        try throwIfWaiting(asker, work) { household, row, offer in
            try Names.isSame(offer.title, title)
                && !Names.called(
                    owner, among: [household.name(of: row.inviter, for: row.member, work)],
                    name: { $0 },
                    hex: { _ in row.inviter.hex }
                ).isEmpty
        }
        guard found.isEmpty else { throw HearthError(.unknownList, ["name": title]) }
        // By the beginning of a name it is one at most.
        let only = try Names.oneOrNone(
            owners, called: owner, by: asker.naming, name: \.value, ambiguous: .ambiguousFriend)
        guard let only else {
            // A friend whose lists the caller does not follow is known all the same.
            _ = try friend(called: owner, of: asker, work)
            throw HearthError(.unknownList, ["name": NamePath([owner, title]).text])
        }
        let list = try one(
            lists.filter { $0.entry.owners.contains(only.key) }, called: title, for: asker)
        guard let list else { throw HearthError(.unknownList, ["name": title]) }
        return list
    }

    /// The owners of lists, by what the reader calls them.
    private static func owners(of lists: [ListCover]) -> [(key: IdentityKey, value: String)] {
        var names: [IdentityKey: String] = [:]
        for list in lists {
            for owner in list.entry.owners.compactMap({ list.entry.reader($0) }) {
                names[owner.identity] = list.plainName(of: owner)
            }
        }
        return names.sorted { $0.key < $1.key }
    }

    private func one(
        _ lists: [ListCover], called title: String, for asker: Asker
    ) throws(HearthError) -> ListCover? {
        // What has no title of its own is called by its whole path or not at all.
        let untitled = Names.called(
            title, among: lists.filter { !$0.isShown }, name: \.nameInPaths, hex: \.id.hex)
        if let list = untitled.first { return list }
        return try Names.oneOrNone(
            lists.filter(\.isShown), called: title, by: asker.naming, name: \.head.title,
            hex: \.id.hex, ambiguous: .ambiguousList)
    }

    /// A list that was accepted has errors of its own while it has not come, or cannot be read.
    private mutating func throwIfWaiting(
        _ asker: Asker, _ work: Work,
        where isMeant: (Household, FollowRow, LetterBody.Offer) throws -> Bool
    ) throws {
        guard let keys = asker.keys else { return }
        for row in try work.store.rows(FollowRow.self, of: asker.identity)
        where row.state == .accepted {
            guard
                let offer = try letter(from: row.inviter, to: row.member, work)?.offers
                    .first(where: { $0.list == row.list }),
                try isMeant(self, row, offer)
            else { continue }
            let names = try unreadableEditors(
                of: row.list, for: asker.identity, keys: keys, work)
            throw names.isEmpty
                ? HearthError(.listStillWaiting, ["list": offer.title])
                : HearthError(
                    .partUnreadable,
                    ["list": offer.title, "names": names.joined(separator: ", ")])
        }
    }

    /// The wish that a person means: `WISH` in the tray, `LIST/WISH` or `FRIEND/LIST/WISH`; each
    /// piece may be an id instead of a name.
    package mutating func item(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> (list: OpenList, item: Item) {
        try meaning(of: path, for: asker) { household, path in
            let list = try household.list(ofWish: path, for: asker, work)
            return (list, try list.item(called: path.name, by: asker.naming))
        }
    }

    /// The list that a wish's path names.
    package mutating func list(
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
    package mutating func meaning<Thing>(
        of text: String, for asker: Asker, _ find: (inout Household, NamePath) throws -> Thing
    ) throws -> Thing {
        let path = NamePath(text)
        do {
            return try find(&self, path)
        } catch let error as HearthError where Self.saysNothingThere(error.code) {
            let found = NamePath.otherReadings(of: text).compactMap { path in
                (try? find(&self, path)).map { (path, $0) }
            }
            guard let only = found.first else { throw error }
            if found.count == 1, asker.naming == .beginning { return only.1 }
            throw Self.didYouMean(text, found.map(\.0))
        }
    }

    private static func saysNothingThere(_ code: ErrorCode) -> Bool {
        code.missing == .item
            || [.unknownFriend, .unknownList, .ambiguousFriend, .didYouMean].contains(code)
    }

    private static func didYouMean(_ text: String, _ paths: [NamePath]) -> HearthError {
        let candidates = paths.map(\.text).sorted().joined(separator: ", ")
        return HearthError(.didYouMean, ["name": text, "candidates": candidates])
    }
}
