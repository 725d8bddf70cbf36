import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

/// A list as one member reads it.
struct OpenList: Sendable {
    let entry: ListEntry
    /// The member who reads.
    let reader: ListEntry.Reader
    let merged: MergedList
    /// What the member herself wrote of it.
    let ownPart: Part
    let key: SymmetricKey
    /// Surprise ideas of the circle, where they were asked for (`withIdeas`); an owner has none.
    var ideas: [CirclePages.Written<Idea>] = []

    var id: ListID { entry.id }
    var isOwn: Bool { reader.role == .owner }
    var isTray: Bool { merged.head.role == .tray }

    /// The owners' names, for people.
    var ownerNames: String {
        entry.owners.compactMap { entry.reader($0)?.name }.joined(separator: " & ")
    }

    /// Of an own list, who owns it besides the member.
    var coOwnerNames: [String] {
        guard isOwn else { return [] }
        return entry.owners.filter { $0 != reader.identity }
            .compactMap { entry.reader($0)?.name }
    }

    func item(called name: String) throws(HearthError) -> Item {
        if let id = ItemID(hex: name), let item = merged.item(id), !item.isDeleted { return item }
        return try Names.one(
            merged.items, called: name, name: \.name, unknown: .unknownWish,
            ambiguous: .ambiguousWish)
    }
}

extension Household {
    /// The list key of the present epoch, from the box that the roster holds for this reader.
    mutating func listKey(
        of list: ListID, for reader: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> SymmetricKey? {
        guard let entry = replicator.directory.lists[list] else { return nil }
        let name = Keyring.ListKeyName(reader: reader, list: list)
        // By the roster, not its epoch: a host who was put back to an earlier copy counts one anew.
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

    func roster(of list: ListID, _ work: Work) throws -> (record: Record, body: RosterBody)? {
        guard let record = try work.store.records(.roster, in: list.stream).first,
            let body = try? RosterBody(record: record)
        else { return nil }
        return (record, body)
    }

    /// Opens a list for a member; nil while its roster, key or head has not come.
    mutating func open(
        _ list: ListID, for member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> OpenList? {
        guard let entry = replicator.directory.lists[list], let reader = entry.reader(member),
            try reader.role != .owner || isAcceptedOwner(member, of: entry, work),
            let key = try listKey(of: list, for: member, keys: keys, work)
        else { return nil }
        var parts: [(editor: IdentityKey, part: Part)] = []
        for record in try work.store.records(.part, in: list.stream) {
            guard entry.reader(record.key.author)?.role.isEditor == true,
                let part = try openPart(record, key: key, epoch: entry.epoch, work)
            else { continue }
            parts.append((record.key.author, part))
        }
        guard let merged = MergedList.merge(parts) else { return nil }
        let own = parts.first { $0.editor == member }?.part ?? Part()
        return OpenList(entry: entry, reader: reader, merged: merged, ownPart: own, key: key)
    }

    /// Somebody else's roster alone makes nobody an owner: its list would pass for one of hers.
    private func isAcceptedOwner(
        _ member: IdentityKey, of list: ListEntry, _ work: Work
    ) throws -> Bool {
        if list.host == member { return true }
        let follow = try work.store.row(
            FollowRow.self, MembershipKey(list: list.id, member: member))
        return follow?.state == .accepted && follow?.role == .owner && follow?.host == list.host
    }

    private func openPart(
        _ record: Record, key: SymmetricKey, epoch: UInt32, _ work: Work
    ) throws -> Part? {
        guard let sealed = try? PartPayload(octets: record.payload) else { return nil }
        if sealed.epoch == epoch { return SealedPart.open(sealed, with: key, in: record.key) }
        guard sealed.epoch &+ 1 == epoch,
            let list = ListID(octets: record.key.stream.octets),
            let previous = try roster(of: list, work)?.body.previousKey(under: key)
        else { return nil }
        return SealedPart.open(sealed, with: previous, in: record.key)
    }

    /// Writes what a member says of a list.
    ///
    /// - Throws: `HearthError` when it breaks a limit; then nothing is written.
    mutating func publish(
        _ part: Part, of list: ListID, epoch: UInt32, key: SymmetricKey, by member: IdentityKey,
        keys: MemberKeys, _ work: Work
    ) throws {
        do throws(PartError) {
            try part.check()
        } catch {
            switch error {
            case .overLimit:
                throw HearthError(.limitItems, ["limit": "\(Limits.itemsPerList)"])
            case .malformed, .text:
                throw HearthError(.textNotAllowed, ["field": "wish"])
            }
        }
        let recordKey = RecordKey(kind: .part, stream: list.stream, author: member)
        let payload = SealedPart.seal(
            part, naming: .empty, epoch: epoch, key: key, in: recordKey, nonce: entropy.nonce())
        try publish(
            Record(
                key: recordKey, version: try nextVersion(recordKey, work), payload: payload,
                sign: keys.identity.sign), work)
    }

    /// Publishes the list with these items and this head changed by the member who has it open.
    mutating func write(
        _ items: [Item] = [], head: ListHead? = nil, to open: OpenList, keys: MemberKeys,
        _ work: Work
    ) throws {
        guard open.reader.role.isEditor else {
            throw HearthError(.notEditor, ["list": open.merged.head.title])
        }
        var part = open.ownPart.replacing(items)
        if let head { part = part.replacing(head) }
        try publish(
            part, of: open.id, epoch: open.entry.epoch, key: open.key,
            by: open.reader.identity, keys: keys, work)
        // Where the host lives here too, nothing else tells her node.
        if head != nil { try headArrived(open.id, work) }
    }
}
