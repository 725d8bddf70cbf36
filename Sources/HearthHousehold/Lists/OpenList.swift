package import HearthAPI
package import HearthLists
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// A list as one member reads it.
package struct OpenList: NamedList {
    package let entry: ListEntry
    /// The member who reads.
    package let reader: ListEntry.Reader
    package let merged: MergedList
    /// What each editor wrote of it.
    let parts: [IdentityKey: Part]
    let key: SymmetricKey
    /// Buckets of the list that have not come yet; what is in them is missing, not deleted.
    package let missingPieces: Int
    /// What the list says of itself by the newest parts, complete or not: others are told this, and changes are
    /// made to this.
    let newestHead: ListHead
    /// An earlier version of some part is shown, for the newest one has not come completely.
    package let newerIsComing: Bool
    /// Editors of whom the newest version of their part cannot be read here: an earlier one is shown, if any is.
    let unreadable: [IdentityKey]
    /// What the member calls people, in place of the people's own names.
    package let nicknames: [IdentityKey: String]
    /// The blobs of the list that are on this node.
    package let heldBlobs: Set<RecordName>

    package var head: ListHead { merged.head }

    /// Whether all is there that counted last: of nothing that is not there anybody can tell otherwise that it
    /// is gone.
    package var hasAll: Bool {
        missingPieces == 0 && unreadable.allSatisfy { parts[$0] != nil }
    }

    /// Whether there may be more than is shown: what is on its way, or cannot be read.
    package var mayBeMore: Bool { missingPieces > 0 || newerIsComing || !unreadable.isEmpty }

    /// What the member calls those of whose parts the newest version cannot be read here.
    package var unreadableEditors: [String] { unreadable.map(name(of:)) }

    /// What the member themselves wrote of it.
    var ownPart: Part { parts[reader.identity] ?? Part() }

    /// Who wrote what counts of an item; nil where it cannot be told.
    func writer(of id: ItemID) -> IdentityKey? {
        guard let revision = merged.item(id)?.revision else { return nil }
        let writers = parts.filter { $0.value.item(id)?.revision == revision }
        return writers.count == 1 ? writers.first?.key : nil
    }

    /// What the reader wrote last, and what cannot be read here, would be lost by what they write now.
    ///
    /// - Throws: `HearthError.partUnreadable`.
    func checkOwnIsReadable() throws(HearthError) {
        guard unreadable.contains(reader.identity) else { return }
        throw HearthError(
            .partUnreadable, ["list": displayTitle, "names": name(of: reader.identity)])
    }

    /// What answers call it.
    package var displayTitle: String {
        isTray || !isShown ? head.kind.listName : head.title
    }

    /// The item, unless its owner removed it.
    package func liveItem(_ id: ItemID) -> Item? {
        merged.item(id).flatMap { $0.isDeleted ? nil : $0 }
    }

    package func item(
        called name: String, by naming: Names.Naming, unknown: ErrorCode? = nil,
        ambiguous: ErrorCode? = nil
    ) throws(HearthError) -> Item {
        if let id = ItemID(typed: name), let item = merged.item(id), !item.isDeleted { return item }
        let codes = ItemFields.kind(named: head.kind.name)
        return try Names.one(
            merged.items, called: name, by: naming, name: \.name, hex: \.id.hex,
            unknown: unknown ?? codes?.unknown ?? .unknownWish,
            ambiguous: ambiguous ?? codes?.ambiguous ?? .ambiguousWish)
    }
}

extension Household {
    /// The list key of the present epoch, from the box that the roster holds for this reader.
    package mutating func listKey(
        of list: ListID, for reader: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> SymmetricKey? {
        guard let entry = replicator.directory.lists[list] else { return nil }
        let name = Keyring.ListKeyName(reader: reader, list: list)
        // By the roster, not its epoch: a host who was put back to an earlier copy starts counting
        // again.
        if let cached = keyring.listKeys[name], cached.roster == entry.stamp.hash {
            return cached.key
        }
        guard let roster = try roster(of: list, work)?.body,
            let box = roster.readers.first(where: { $0.person.identity == reader })?.sealedListKey,
            let octets = keys.sealing.open(box), let key = SymmetricKey(octets: octets)
        else { return nil }
        keyring.listKeys[name] = (entry.stamp.hash, key)
        return key
    }

    package func roster(of list: ListID, _ work: Work) throws -> (record: Record, body: RosterBody)?
    {
        guard let record = try work.store.records(.roster, in: list.stream).first else {
            return nil
        }
        return rosters.body(of: record, on: list).map { (record, $0) }
    }

    /// Opens a list for a member; nil while its roster, key or head has not come.
    package mutating func open(
        _ list: ListID, for member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> OpenList? {
        guard let (entry, reader, key) = try access(to: list, by: member, keys: keys, work)
        else { return nil }
        let shown = try shownParts(of: entry, to: member, key: key, work)
        let (parts, merged) = try openParts(of: entry, shown: shown, key: key, work)
        guard let merged else { return nil }
        let newerIsComing = shown.contains { $0.newer != nil }
        let newestHead =
            newerIsComing
            ? try openHead(
                of: entry, by: shown.compactMap { $0.newer ?? $0.record }, key: key, work) : nil
        let usesBlobs = parts.values.contains { $0.buckets.count > 0 || !$0.attachedBlobs.isEmpty }
        let held =
            usesBlobs
            ? try work.store.blobs(in: list.stream).map(\.name)
            : []
        return OpenList(
            entry: entry, reader: reader, merged: merged,
            parts: parts, key: key,
            missingPieces: parts.values.reduce(0) { $0 + $1.buckets.missing.count },
            newestHead: newestHead ?? merged.head, newerIsComing: newerIsComing,
            unreadable: shown.filter(\.isRefused).map(\.editor),
            nicknames: nicknames.all(of: member), heldBlobs: Set(held))
    }

    /// What a member calls those of whose parts of a list the newest version cannot be read.
    mutating func unreadableEditors(
        of list: ListID, for member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [String] {
        guard let (entry, _, key) = try access(to: list, by: member, keys: keys, work) else {
            return []
        }
        let names = nicknames.all(of: member)
        return try shownParts(of: entry, to: member, key: key, work).filter(\.isRefused)
            .compactMap { names[$0.editor] ?? entry.reader($0.editor)?.name }
    }

    /// What a list is called, without opening its items; nil where `open` is.
    mutating func cover(
        of list: ListID, for member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> ListCover? {
        guard let (entry, reader, key) = try access(to: list, by: member, keys: keys, work),
            let head = try openHead(
                of: entry,
                by: shownParts(of: entry, to: member, key: key, work).compactMap(\.record),
                key: key, work)
        else { return nil }
        return ListCover(
            entry: entry, reader: reader, head: head, nicknames: nicknames.all(of: member))
    }

    mutating func access(
        to list: ListID, by member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> (entry: ListEntry, reader: ListEntry.Reader, key: SymmetricKey)? {
        guard let entry = replicator.directory.lists[list], let reader = entry.reader(member),
            try reader.role != .owner || isAcceptedOwner(member, of: entry, work),
            let key = try listKey(of: list, for: member, keys: keys, work)
        else { return nil }
        return (entry, reader, key)
    }

    /// Somebody else's roster alone makes nobody an owner: its list would pass for one of theirs.
    private func isAcceptedOwner(
        _ member: IdentityKey, of list: ListEntry, _ work: Work
    ) throws -> Bool {
        if list.host == member { return true }
        let follow = try work.store.row(
            FollowRow.self, MembershipKey(list: list.id, member: member))
        return follow?.state == .accepted && follow?.role == .owner && follow?.inviter == list.host
    }

    /// Publishes the list with these items and this head changed by the member who has it open.
    ///
    /// `blobs` are those that the attachments of these items use and that are not stored yet.
    package mutating func write(
        _ items: [Item] = [], head: ListHead? = nil, blobs: [SealedBlob] = [],
        to open: OpenList, keys: MemberKeys, _ work: Work
    ) throws {
        guard open.reader.role.isEditor else {
            throw HearthError(.notEditor, ["list": open.merged.head.title])
        }
        try open.checkOwnIsReadable()
        let items = try witnessed(items, in: open, keys: keys, work)
        guard !items.contains(where: { open.ownPart.isMissing($0.id) }) else {
            throw HearthError(.listIncomplete, ["list": open.merged.head.title])
        }
        var part = open.ownPart.replacing(items)
        if let head { part = part.replacing(head) }
        try publish(
            part, of: open.id, epoch: open.entry.epoch, key: open.key,
            by: open.reader.identity, keys: keys, blobs: blobs, work)
        // Where the host lives here too, nothing else tells their node; nor that a list has grown.
        if head != nil || !open.entry.hasLargeCells { try happened(.headChanged(open.id), work) }
    }
}
