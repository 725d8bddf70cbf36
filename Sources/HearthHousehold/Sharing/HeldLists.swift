package import HearthAPI
package import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Own lists of a home that was put back: somebody may have been taken off since the backup was made, so
/// nothing of them is sent before a person has looked at who reads them.
extension Household {
    private static let heldPrefix = "held-list "
    private static let confirmedPrefix = "confirmed-list "

    /// Holds back every list of somebody here, or of this member alone, that is read elsewhere too. `knownAt`: of
    /// when their readers are known.
    package mutating func holdLists(
        of member: IdentityKey? = nil, knownAt: WallTime? = nil, _ work: Work
    ) throws {
        for entry in replicator.directory.lists.values
        where entry.owners.contains(where: { owner in
            member.map { $0 == owner } ?? replicator.directory.members.contains(owner)
        }) {
            try hold(entry, work)
            if let knownAt, isHeld(entry.id) { try note(knownAt, ofReadersOf: entry.id, work) }
        }
    }

    /// Holds back a list, if it is read elsewhere too.
    package mutating func hold(_ entry: ListEntry, _ work: Work) throws {
        guard entry.readers.contains(where: { $0.node != node }) else { return }
        try work.store.put(
            SettingRow(
                name: Self.heldPrefix + entry.id.hex,
                value: Array("\(work.now.milliseconds)".utf8)))
        try work.store.remove(SettingRow.self, Self.confirmedPrefix + entry.id.hex)
        replicator.directory.heldLists.insert(entry.id)
    }

    package mutating func loadHeldLists(_ work: Work) throws {
        for row in try work.store.rows(SettingRow.self)
        where row.name.hasPrefix(Self.heldPrefix) {
            guard let list = ListID(hex: String(row.name.dropFirst(Self.heldPrefix.count)))
            else { continue }
            replicator.directory.heldLists.insert(list)
        }
    }

    /// Sends what was held back, from now on.
    mutating func release(_ list: ListID, _ work: Work) throws {
        guard isHeld(list) else { return }
        try work.store.remove(SettingRow.self, Self.heldPrefix + list.hex)
        try work.store.put(
            SettingRow(
                name: Self.confirmedPrefix + list.hex,
                value: Array("\(work.now.milliseconds)".utf8)))
        try forgetHowReadersAreKnown(of: list, work)
        replicator.release(list)
        noteChange()
    }

    /// When a person said here that the right people read a list that had been held back; nil: never.
    func confirmedAt(_ list: ListID, _ work: Work) throws -> WallTime? {
        try moment(Self.confirmedPrefix + list.hex, work)
    }

    /// Whether what was said in this round, as a letter counts them, was said before the list was held back, or
    /// before a person has said that its readers are right.
    func isOfBefore(_ round: UInt32, on list: ListID, _ work: Work) throws -> Bool {
        let settled = try confirmedAt(list, work) ?? moment(Self.heldPrefix + list.hex, work)
        return settled.map { round <= UInt32(clamping: $0.seconds) } ?? false
    }

    /// A time that was written down under this name; nil: none was.
    func moment(_ name: String, _ work: Work) throws -> WallTime? {
        try work.store.row(SettingRow.self, name)
            .flatMap { Int64(String(decoding: $0.value, as: UTF8.self)) }
            .map(WallTime.init(milliseconds:))
    }

    package func isHeld(_ list: ListID) -> Bool { replicator.directory.heldLists.contains(list) }
}

extension ConfirmReaders: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> [ReaderInfo]
    {
        let open = try household.list(at: list, for: asker, work)
        guard open.isOwn else {
            throw HearthError(.notOwner, ["list": open.displayTitle])
        }
        try household.confirmReaders(of: open, by: asker, work)
        return try household.readers(
            of: household.list(at: open.id.hex, for: asker, work), for: asker, work)
    }
}

extension Household {
    /// Sends what was held back, under a roster of now where its host confirms it: what they have seen counts against
    /// an older one that comes later, whatever its version.
    fileprivate mutating func confirmReaders(
        of open: OpenList, by asker: Asker, _ work: Work
    ) throws {
        guard isHeld(open.id) else { return }
        if let keys = asker.keys, open.entry.host == asker.identity {
            do {
                try rewriteRoster(of: open, keys: keys, work)
            } catch let error as HearthError where error.code == .limitRecord {
                // It has no room for a longer name: the old one stays until somebody goes.
            }
        }
        try release(open.id, work)
    }
}
