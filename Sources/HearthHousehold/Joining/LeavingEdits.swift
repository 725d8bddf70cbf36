import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// What a member wrote on a list that they do not edit any more, and that is on no other editor's part, of kinds that
/// keep what others did not see
/// (protocol-spec/records.md, "Who does not edit any more").
extension Household {
    /// Puts it into their tray of the kind. It waits where they are locked or have no room: the part as what comes back
    /// of other homes does, its blobs beside it.
    package mutating func keepUnseen(
        on list: ListID, of member: IdentityKey, _ work: Work
    ) throws {
        let entry = replicator.directory.lists[list]
        guard replicator.directory.members.contains(member), entry?.isGiving != true,
            entry?.host != member
        else { return try forgetEdits(of: member, on: list, work) }
        do {
            guard let keys = keyring.keys(of: member) else { throw HearthError(.locked) }
            let kept = try unseen(of: member, on: list, keys: keys, work)
            let source = entry.map { $0.with(editor: formerEditor(keys, of: list)) }
            try putAside(kept, from: source, keys: keys, work)
        } catch is HearthError {
            _ = try holdEdits(of: member, on: list, work)
            return
        }
        try forgetEdits(of: member, on: list, work)
        for row in try waitingParts(of: member, on: list, work) {
            try work.store.remove(WaitingRecordRow.self, row.key)
        }
        if entry?.reader(member)?.role.isEditor != true {
            for stamp in try work.store.stamps(in: list.stream)
            where stamp.key.kind == .blob && stamp.key.author == member {
                try work.store.removeRecord(stamp.key)
            }
        }
        noteChange()
    }

    /// The same for one who reads on: once the host's home has had time to bring what it took over.
    mutating func keepUnseenLater(on list: ListID, of member: IdentityKey, _ work: Work) throws {
        guard try holdEdits(of: member, on: list, work) else { return }
        unsettle(list)
        run.settlesAgain[list] = work.now.adding(Run.grace)
    }

    /// Has a part wait to be looked at, if anything of it may be on no other.
    private func holdEdits(
        of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> Bool {
        guard try membersWithEdits(on: list, work).contains(member) else { return false }
        let key = RecordKey(kind: .part, stream: list.stream, author: member)
        if let held = try work.store.record(key) {
            try work.store.put(
                WaitingRecordRow(key: WaitingRecordRow.Key(held), octets: held.octets))
        }
        return true
    }

    /// A member has unlocked: the same for all that they do not edit any more.
    package mutating func keepUnseen(of member: IdentityKey, _ work: Work) throws {
        let lists = Set(
            try work.store.rows(StoredEditRow.self).filter { $0.key.member == member }
                .map(\.key.list))
        for list in lists.sorted() {
            if let entry = replicator.directory.lists[list] {
                guard entry.reader(member)?.role.isEditor != true else { continue }
                try keepUnseen(on: list, of: member, work)
            } else {
                try lookBack(at: list, by: member, work)
            }
        }
    }

    /// The same on a list that is forgotten, but for its records.
    private mutating func lookBack(
        at list: ListID, by member: IdentityKey, _ work: Work
    ) throws {
        try loadList(list, work)
        try keepUnseen(on: list, of: member, work)
        guard replicator.directory.lists[list] != nil else { return }
        try forget(list, work)
        for row in try work.store.rows(FollowRow.self)
        where row.list == list && row.state == .accepted {
            try awaitRoster(row, work)
        }
    }

    /// Members here of whose edits something is kept on a list.
    func membersWithEdits(on list: ListID, _ work: Work) throws -> Set<IdentityKey> {
        try replicator.directory.members.filter { member in
            let group = MembershipKey(list: list, member: member)
            return try !work.store.rows(StoredEditRow.self, of: group).isEmpty
        }
    }

    func forgetEdits(of member: IdentityKey, on list: ListID, _ work: Work) throws {
        let group = MembershipKey(list: list, member: member)
        for row in try work.store.rows(StoredEditRow.self, of: group) {
            try work.store.remove(StoredEditRow.self, row.key)
        }
    }

    private func waitingParts(
        of member: IdentityKey, on list: ListID, _ work: Work
    ) throws -> [WaitingRecordRow] {
        try work.store.rows(WaitingRecordRow.self, of: member).filter {
            $0.key.stream == list.stream && $0.key.kind == .part
        }
    }

    /// As whom blobs of a member are found who is no editor any more.
    private func formerEditor(_ keys: MemberKeys, of list: ListID) -> ListEntry.Reader {
        let member = keys.identity.publicKey
        return ListEntry.Reader(
            identity: member, tag: AuthorTag(of: member, in: list),
            node: replicator.directory.ownNode, sealingKey: keys.sealing.publicKey, name: "",
            role: .keeper, addresses: [])
    }
}

extension Household {
    /// What there is in a member's part, and of versions of it that wait to be merged, that others lack.
    private mutating func unseen(
        of member: IdentityKey, on list: ListID, keys: MemberKeys, _ work: Work
    ) throws -> [Item] {
        let entry = replicator.directory.lists[list].map {
            $0.with(editor: formerEditor(keys, of: list))
        }
        let key = RecordKey(kind: .part, stream: list.stream, author: member)
        let waiting = try waitingParts(of: member, on: list, work)
        let records = waiting.compactMap { try? Record(octets: $0.octets) }
        let held = try work.store.record(key).map { [$0] } ?? []
        let parts = try (records + held).sorted { $0.version > $1.version }.compactMap { record in
            try ownPart(record, on: entry, keys: keys, work).map { (record.version, $0) }
        }
        let group = MembershipKey(list: list, member: member)
        let lost = try work.store.rows(StoredEditRow.self, of: group).flatMap {
            try keptEdit($0.key, work)?.lostVersions ?? []
        }
        guard let (version, newest) = parts.first else { return lost }
        let others = try otherParts(on: list, than: member, keys: keys, work)
        let untaken = try untaken(
            since: others == nil ? nil : version, on: list, by: member, work)
        let edits = LeavingEdits(others: others ?? [], editor: member)
        let kept = edits.kept(of: newest) { untaken.contains($0.id) }
        // What came back and was not merged yet.
        let returned = parts.dropFirst().flatMap { edits.kept(of: $1) { _ in true } }.filter {
            newest.item($0.id)?.hasSeen($0.versionTag) != true
        }
        return kept + returned + lost
    }

    /// What the other editors wrote, as far as the list key opens it that the member had last; nil without one.
    private mutating func otherParts(
        on list: ListID, than member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [(editor: IdentityKey, part: Part)]? {
        let name = Keyring.ListKeyName(reader: member, list: list)
        guard let entry = replicator.directory.lists[list],
            let key = try listKey(of: list, for: member, keys: keys, work)
                ?? keyring.listKeys[name]?.key
        else { return nil }
        return try work.store.records(.part, in: list.stream).compactMap { record in
            guard record.key.author != member,
                entry.reader(record.key.author)?.role.isEditor == true,
                let sealed = try? PartPayload(octets: record.payload),
                let bare = try barePart(record, key: key, of: entry, work)
                    ?? SealedPart.open(sealed, with: key, in: record.key),
                let contents = try buckets(of: bare, before: nil, in: entry, work),
                let part = try? bare.filled(with: contents)
            else { return nil }
            return (record.key.author, part)
        }
    }

    /// The items of a member's part, of this version, that the host's home is not known to have taken; all of which
    /// edits are kept where there is no version, for nobody can tell.
    private func untaken(
        since version: HearthWire.Version?, on list: ListID, by member: IdentityKey, _ work: Work
    ) throws -> Set<ItemID> {
        let group = MembershipKey(list: list, member: member)
        var rows = try work.store.rows(StoredEditRow.self, of: group)
        let entry = replicator.directory.lists[list]
        if let version {
            guard entry.flatMap({ $0.reader($0.host) })?.node != node else { return [] }
            if let taken = try work.store.row(FollowRow.self, group)?.takenPart {
                rows = try rows.filter { try (keptEdit($0.key, work)?.part ?? version) > taken }
            }
        }
        return Set(rows.map(\.key.item))
    }

    /// Puts copies of items where their kind has what is on no list, with those of their files that are here.
    private mutating func putAside(
        _ items: [Item], from entry: ListEntry?, keys: MemberKeys, _ work: Work
    ) throws {
        let byKind = Dictionary(grouping: items) { $0.known.map { type(of: $0).listKind } }
        for (kind, items) in byKind.sorted(by: { ($0.key?.name ?? "") < ($1.key?.name ?? "") }) {
            if let kind { try putAside(items, of: kind, from: entry, keys: keys, work) }
        }
    }

    private mutating func putAside(
        _ items: [Item], of kind: ListKind, from entry: ListEntry?, keys: MemberKeys, _ work: Work
    ) throws {
        let member = keys.identity.publicKey
        let asker = Asker(identity: member, name: "", keys: keys, caller: Caller())
        let tray = try tray(of: kind, for: asker, work)
        var copies: [Item] = []
        var blobs: [SealedBlob] = []
        for item in items.sorted(by: { $0.rank < $1.rank }) {
            guard var copy = item.copyOfLoser(by: member), tray.merged.item(copy.id) == nil,
                !copies.contains(where: { $0.id == copy.id })
            else { continue }
            copy.attachments = []
            for attachment in item.attachments {
                guard let entry, try storedPhoto(attachment, in: entry, work) != nil else {
                    continue
                }
                let file = try resealed(
                    [attachment], of: item, in: entry, for: tray.id, by: member, work)
                copy.attachments += file.attachments
                blobs += file.blobs
            }
            copies.append(copy)
        }
        guard !copies.isEmpty else { return }
        let room = try room(for: copies.count, in: tray)
        for index in copies.indices { copies[index].rank = room.ranks[index] }
        try write(copies + room.displaced, blobs: blobs, to: tray, keys: keys, work)
    }
}

/// Decides what of the part of somebody who does not edit a list any more is on no other part.
private struct LeavingEdits {
    /// What the other editors wrote.
    let others: [(editor: IdentityKey, part: Part)]
    let editor: IdentityKey

    /// `isUntaken` says of an item that counts whether nobody takes it over.
    func kept(of part: Part, where isUntaken: (Item) -> Bool) -> [Item] {
        let theirs = MergedList.newestItems(of: others)
        let all = MergedList.newestItems(of: others + [(editor, part)])
        return part.items.filter { item in
            guard item.losing == .copied, !item.isDeleted else { return false }
            guard let other = theirs[item.id] else { return isUntaken(item) }
            if other.content == item.content || other.hasSeen(item.versionTag) { return false }
            return all[item.id] != item || isUntaken(item)
        }
    }
}
