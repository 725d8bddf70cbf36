import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// What the other owners of a member's lists have the member's node write into their rosters
/// (protocol-spec/records.md, "Roster requests").
///
/// A request stands in its author's letter until it is over, and says what is to be, not what to
/// do: so it does no harm to read it again.
extension Household {
    /// Does what the other owners of a member's lists ask for, and tells them whether it does so; of
    /// the lists of one of them, or of all.
    mutating func takeRosterRequests(
        for host: IdentityKey, from owner: IdentityKey? = nil, _ work: Work
    ) throws {
        guard let keys = keyring.keys(of: host) else { return }
        for entry in replicator.directory.lists.values.sorted(by: { $0.id < $1.id })
        where entry.host == host && entry.owners.count > 1
            && owner.map(entry.owners.contains) ?? true
        {
            guard let open = try open(entry.id, for: host, keys: keys, work) else { continue }
            let areAgreed = try awaitedOwners(of: open, work).isEmpty
            try tellOwners(of: open, admits: areAgreed, keys: keys, work)
            try write(
                rosterRequests(of: open, admitting: areAgreed, work), into: open, keys: keys, work)
            try dropDoneRequests(on: entry.id, work)
        }
    }

    /// When somebody was last invited by another owner than the host, as far as that stands.
    func requestedSince(
        _ person: IdentityKey, on entry: ListEntry, besides author: IdentityKey? = nil,
        _ work: Work
    ) throws -> UInt32? {
        guard let roster = try roster(of: entry.id, work)?.body else { return nil }
        return try entry.owners.dropFirst().filter { $0 != author }.compactMap { owner in
            try requests(of: owner, on: entry, work).first {
                $0.person.identity == person && $0.role != nil && !roster.isOver($0)
            }?.round
        }.max()
    }

    /// All that another owner asks of a list's host, a friend of the host's.
    private func requests(
        of owner: IdentityKey, on entry: ListEntry, _ work: Work
    ) throws -> [LetterBody.RosterRequest] {
        let pair = PairKey(member: entry.host, other: owner)
        guard try work.store.row(FriendRow.self, pair)?.state == .friends else { return [] }
        return try letter(from: owner, to: entry.host, work)?.rosterRequests
            .filter { $0.list == entry.id } ?? []
    }

    /// Says to every other owner whether this node lets in whom they invite.
    private mutating func tellOwners(
        of open: OpenList, admits: Bool, keys: MemberKeys, _ work: Work
    ) throws {
        let host = open.entry.host
        for owner in open.entry.owners.dropFirst() {
            guard try areFriends(host, owner, work),
                let offer = try offer(of: open.id, to: owner, by: host, keys: keys, work),
                offer.role == .owner, offer.admits != admits
            else { continue }
            try editLetter(from: host, to: owner, keys: keys, work) { letter in
                for index in letter.offers.indices where letter.offers[index].list == open.id {
                    letter.offers[index].admits = admits
                }
            }
        }
    }

    /// What is to be written now of all that the other owners ask for. `admitting`: people are let in
    /// too, not only taken off.
    private func rosterRequests(
        of open: OpenList, admitting: Bool, _ work: Work
    ) throws -> RosterChanges {
        var changes = RosterChanges()
        guard let roster = try roster(of: open.id, work)?.body else { return changes }
        // Nobody's clock may put off for long what another owner says after them.
        let latest = UInt32(clamping: work.now.adding(Limits.clockReach).seconds)
        let asked = try open.entry.owners.dropFirst().map { owner in
            (
                owner: owner,
                requests: try requests(of: owner, on: open.entry, work).filter {
                    $0.round <= latest && !open.entry.owners.contains($0.person.identity)
                        && !roster.isOver($0)
                }
            )
        }
        // Once for all: a letter may hold very many.
        let written = Dictionary(
            roster.readers.map { ($0.person.identity, $0.card.version) },
            uniquingKeysWith: { first, _ in first })
        var inviting: [IdentityKey: Set<IdentityKey>] = [:]
        for (owner, requests) in asked {
            for request in requests where request.role != nil {
                inviting[request.person.identity, default: []].insert(owner)
            }
        }
        for (owner, requests) in asked {
            let hasLeft = try answer(of: owner, in: open, work) != .accepted
            for request in requests {
                let person = request.person.identity
                let reader = open.entry.reader(person)
                let isOthers =
                    try inviting[person]?.contains { $0 != owner } ?? false
                    || isOffered(open, to: person, work)
                if let role = request.role {
                    // Somebody who left the list invites nobody, but their guests' addresses may change.
                    guard admitting, !hasLeft || reader?.role == role,
                        let admission = admission(
                            of: reader, as: role, by: request, isOthers: isOthers,
                            hasNewerCard: written[person].map { request.card.version > $0 }
                                ?? false)
                    else { continue }
                    changes.admit(admission, round: request.round)
                } else {
                    guard !hasLeft || reader != nil && !isOthers else { continue }
                    // Of somebody who does not read it, it counts no earlier than it was said: invented
                    // people of tomorrow would be all that the roster remembers.
                    guard reader != nil || request.round <= UInt32(clamping: work.now.seconds)
                    else { continue }
                    changes.remove(
                        person, isReader: reader != nil,
                        RosterBody.Removal(
                            tag: AuthorTag(of: person, in: open.id), round: request.round))
                }
            }
        }
        return changes
    }

    /// What a request to let somebody in changes; nil: nothing. `isOthers`: somebody else invites them
    /// too. `hasNewerCard`: than the roster.
    private func admission(
        of reader: ListEntry.Reader?, as role: ReaderRole, by request: LetterBody.RosterRequest,
        isOthers: Bool, hasNewerCard: Bool
    ) -> Admission? {
        // As the roster's readers take them, or each look would find another change.
        let addresses = request.addresses.filter { HostPort($0) != nil }
        var admission = Admission(
            identity: request.person.identity, role: role, addresses: addresses,
            card: request.card)
        guard let reader else { return admission }
        // Nobody changes what a guest of somebody else may do.
        if isOthers {
            admission.role = reader.role
            admission.addresses = reader.addresses
        }
        let isChange =
            hasNewerCard || admission.role != reader.role
            || admission.addresses != reader.addresses
        return isChange ? admission : nil
    }

    /// Takes off the lists of a member whom another owner invited and nobody else did: the two are
    /// friends no more, and nobody could pass on what the guests say.
    mutating func removeGuests(
        _ requests: [LetterBody.RosterRequest], of owner: IdentityKey, from host: IdentityKey,
        keys: MemberKeys, _ work: Work
    ) throws {
        let guests = Dictionary(grouping: requests, by: \.list).mapValues {
            Set($0.map(\.person.identity))
        }
        for (list, people) in guests.sorted(by: { $0.key < $1.key }) {
            guard let entry = replicator.directory.lists[list], entry.host == host,
                entry.owners.contains(owner),
                let open = try open(list, for: host, keys: keys, work)
            else { continue }
            let theirs = try entry.readers.map(\.identity).filter {
                try people.contains($0) && !entry.owners.contains($0)
                    && !isOffered(open, to: $0, work)
                    && requestedSince($0, on: entry, besides: owner, work) == nil
            }
            guard !theirs.isEmpty else { continue }
            try rewriteRoster(of: open, keys: keys, remove: Set(theirs), work)
        }
    }

    /// Whether the host invited a person.
    private func isOffered(
        _ open: OpenList, to person: IdentityKey, _ work: Work
    ) throws -> Bool {
        let host = open.entry.host
        guard let keys = keyring.keys(of: host) else { return false }
        return try offer(of: open.id, to: person, by: host, keys: keys, work) != nil
    }

    /// Writes all of it into one roster.
    private mutating func write(
        _ changes: RosterChanges, into open: OpenList, keys: MemberKeys, _ work: Work
    ) throws {
        guard !changes.isEmpty else { return }
        let present = Set(open.entry.readers.map(\.identity)).subtracting(changes.remove)
        let new = changes.admissions.filter { !present.contains($0.identity) }
        let room = max(0, Limits.peoplePerList - present.count)
        let waiting = Set(new.dropFirst(room).map(\.identity))
        let admissions = changes.admissions.filter { !waiting.contains($0.identity) }
        guard !admissions.isEmpty || !changes.removals.isEmpty else { return }
        do {
            try write(admissions, changes, into: open, keys: keys, work)
        } catch is HearthError {
            // Nothing was written. The letters are kept all the same, or they would come again forever, and
            // nobody stays on a list because others do not fit on it.
            if let first = admissions.first {
                alarm(
                    .notLetIn,
                    about: try (first.card.map { try CardBody(record: $0).name })
                        ?? personName(first.identity, work))
            }
            guard !admissions.isEmpty, !changes.removals.isEmpty else { return }
            do { try write([], changes, into: open, keys: keys, work) } catch is HearthError {}
        }
    }

    private mutating func write(
        _ admissions: [Admission], _ changes: RosterChanges, into open: OpenList,
        keys: MemberKeys, _ work: Work
    ) throws {
        let host = open.entry.host
        try rewriteRoster(
            of: open, keys: keys, admit: admissions, remove: changes.remove,
            // The newest are kept where they are more than a roster holds.
            removals: changes.removals.sorted { $0.round < $1.round }, work)
        // Somebody who said yes to another owner will not answer the host as well.
        let answered = admissions.map(\.identity).filter { open.entry.reader($0) == nil }
        for person in Set(answered).union(changes.remove).sorted()
        where try offer(of: open.id, to: person, by: host, keys: keys, work) != nil {
            try withdrawOffer(of: open.id, from: person, by: host, keys: keys, work)
        }
    }
}

/// What one roster changes for other owners.
private struct RosterChanges {
    private(set) var admissions: [Admission] = []
    private var rounds: [IdentityKey: UInt32] = [:]
    private(set) var remove: Set<IdentityKey> = []
    private(set) var removals: [RosterBody.Removal] = []
    private var removed: [IdentityKey: UInt32] = [:]

    var isEmpty: Bool { admissions.isEmpty && removals.isEmpty }

    /// Of two owners who invite one person, the first in the list's order counts. Of one who invites and one
    /// who takes off, the one who did so in the later round counts; in the same one the person is taken off.
    mutating func admit(_ admission: Admission, round: UInt32) {
        let person = admission.identity
        guard rounds[person] == nil else { return }
        if let other = removed[person] {
            guard round > other else { return }
            remove.remove(person)
        }
        rounds[person] = round
        admissions.append(admission)
    }

    mutating func remove(_ person: IdentityKey, isReader: Bool, _ removal: RosterBody.Removal) {
        removals.append(removal)
        removed[person] = max(removed[person] ?? 0, removal.round)
        if let other = rounds[person] {
            guard removal.round >= other else { return }
            rounds[person] = nil
            admissions.removeAll { $0.identity == person }
        }
        if isReader { remove.insert(person) }
    }
}
