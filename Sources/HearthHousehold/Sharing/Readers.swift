package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Everybody on a list's roster, and, for an owner, those whom they asked.
    ///
    /// What it says beyond the roster comes from the asker's own marks.
    package mutating func readers(
        of open: OpenList, for asker: Asker, _ work: Work
    ) throws -> [ReaderInfo] {
        let marks = Dictionary(
            try work.store.rows(FriendRow.self, of: open.reader.identity)
                .map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        let notes = try self.notes(of: open.reader.identity, on: open.id, work)
        let requests = try asker.keys.map { try ownRequests(of: open, keys: $0, work) } ?? [:]
        var infos = try open.entry.readers.map { reader in
            let isCaller = reader.identity == asker.identity
            let mark = marks[reader.identity]
            let isFriend = mark?.state == .friends
            let isVerified = mark?.isVerified ?? false
            let request = requests[reader.identity]
            let isLeaving = request.map { $0.role == nil } ?? false
            let change = try invited(reader, on: open, for: asker, isLeaving: isLeaving, work)
            return ReaderInfo(
                name: open.name(of: reader.identity),
                key: PublicKeyText(identity: reader.identity, node: reader.node).text,
                role: reader.role.answer,
                state: isLeaving ? .leaving : try state(of: reader, in: open, work),
                isCaller: isCaller, isHost: reader.identity == open.entry.host,
                isFriend: isFriend, isVerified: isVerified,
                seesReservations: open.entry.isGiving && reader.role.isInCircle,
                known: isCaller ? nil : isVerified ? .verified : isFriend ? .friend : .ownerOnly,
                note: notes[reader.identity]?.answer,
                hasAll: isCaller || open.entry.isGiving
                    ? nil
                    : reader.node == node || replicator.isInStep(on: open.id, with: reader.node),
                isInvited: change.isInvited, asked: change.asked, refused: change.refused)
        }
        guard open.isOwn, let keys = asker.keys else { return infos }
        let isFull = open.entry.readers.count >= Limits.peoplePerList
        for (row, name) in try friends(of: asker.identity, work)
        where open.entry.reader(row.identity) == nil {
            let letter = try ownLetter(
                from: asker.identity, to: row.identity, keys: keys, work)
            guard let offer = letter.offers.first(where: { $0.list == open.id }) else { continue }
            let answer = try self.letter(from: row.identity, to: asker.identity, work)?
                .answers.first { $0.list == open.id }
            let isRequested = requests[row.identity]?.role != nil
            let state: ReaderState =
                switch Membership.decide(offer: offer, answer: answer).decision {
                case .refused: .refused
                case .left: .left
                case _ where isRequested: isFull ? .full : .waiting
                case .accepted, nil: .asked
                }
            infos.append(
                ReaderInfo(
                    name: name,
                    key: PublicKeyText(identity: row.identity, node: row.node).text,
                    role: offer.role.answer, state: state, isCaller: false, isFriend: true,
                    isVerified: row.isVerified, seesReservations: false,
                    known: row.isVerified ? .verified : .friend, isInvited: true))
        }
        return infos
    }

    /// Whether the asker, an owner, decides what a reader may do, and what they have asked of them besides.
    private func invited(
        _ reader: ListEntry.Reader, on open: OpenList, for asker: Asker, isLeaving: Bool,
        _ work: Work
    ) throws -> (isInvited: Bool?, asked: ListRole?, refused: ListRole?) {
        guard open.isOwn, let keys = asker.keys, reader.role != .owner, !isLeaving else {
            return (nil, nil, nil)
        }
        // Only who is a friend is asked.
        guard try areFriends(asker.identity, reader.identity, work),
            try isInvited(reader.identity, to: open, keys: keys, work)
        else { return (false, nil, nil) }
        guard let change = try roleChange(of: reader, on: open, keys: keys, work) else {
            return (true, nil, nil)
        }
        let role = change.role.answer
        return (true, change.isRefused ? nil : role, change.isRefused ? role : nil)
    }

    /// What an owner asks of the host and the roster does not say yet, by person.
    private func ownRequests(
        of open: OpenList, keys: MemberKeys, _ work: Work
    ) throws -> [IdentityKey: LetterBody.RosterRequest] {
        let (member, host) = (open.reader.identity, open.entry.host)
        guard open.isOwn, member != host, let roster = try roster(of: open.id, work)?.body else {
            return [:]
        }
        return try ownLetter(from: member, to: host, keys: keys, work).rosterRequests
            .reduce(into: [:]) { requests, request in
                let person = request.person.identity
                guard request.list == open.id, !roster.isOver(request) else { return }
                requests[person] = request
            }
    }

    /// Whether somebody on the roster reads the list: an owner stands there before they said yes,
    /// and after they left. Only the one who made the list knows that.
    private func state(
        of reader: ListEntry.Reader, in open: OpenList, _ work: Work
    ) throws -> ReaderState {
        guard reader.role == .owner, reader.identity != open.entry.host,
            open.entry.host == open.reader.identity
        else { return .reading }
        return switch try answer(of: reader.identity, in: open, work) {
        case .accepted: .reading
        case .refused: .refused
        case .left: .left
        case nil: .asked
        }
    }
}
