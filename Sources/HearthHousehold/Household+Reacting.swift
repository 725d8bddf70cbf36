import HearthReplication
import HearthSodium
import HearthWire

/// What follows from what was taken from peers.
extension Household {
    /// Reads what the carrier stored, as far as keys are at hand.
    mutating func react(_ work: Work) throws {
        while !replicator.events.isEmpty {
            let events = replicator.events
            replicator.events = []
            if !events.isEmpty { noteChange() }
            // What came back in one frame is known as such before any of it is gone on from.
            for case .returned(let list, let tag, let old) in events {
                try ownCellReturned(tag, on: list, inPlaceOf: old, work)
            }
            for event in events {
                switch event {
                case .stored(let stamp):
                    try raiseIncarnation(
                        of: stamp.key.author, above: stamp.version.incarnation, work)
                    try stored(stamp, work)
                case .outdated(let stamp):
                    try noticeReturn(of: stamp.key, work)
                case .equivocated(let record)
                where replicator.directory.members.contains(record.key.author):
                    try raiseIncarnation(
                        of: record.key.author, above: record.version.incarnation, work)
                    try noticeReturn(of: record.key, work)
                case .equivocated(let record): try equivocated(record, work)
                case .foundOwn(let record) where record.key.kind == .part:
                    try ownPartFound(record, work)
                case .foundOwn(let record): try ownRecordFound(record, work)
                case .replacedOwn(let record): try ownRecordReplaced(record, work)
                case .overQuota(let stamp):
                    try raiseAlarm(.quota, about: stamp.key.author, work)
                case .cells(let list): noteCells(on: list, at: work.now)
                case .returned(let list, _, _):
                    try takeBackReturned(on: list, work)
                    try beatWhereDue(work)
                case .foundOwnCell(let cell): try ownCellFound(cell, work)
                case .foundOwnBundle(let record): try ownBundleFound(record, work)
                case .compared:
                    try beatWhereDue(work)
                case .friendForgotten(let session, let member, let friend):
                    forgottenFriends[session, default: []].append(
                        PairKey(member: member, other: friend))
                case .agreed: try settle(work)
                case .shown: try closeOwnRecords(work)
                }
            }
            // When all that came with it is in its place.
            try mergeFoundRecords(work)
            for session in forgottenFriends.keys.sorted() {
                try showNextForgotten(on: session, work)
            }
        }
    }

    private mutating func stored(_ stamp: RecordStamp, _ work: Work) throws {
        noteRecord(stamp.key, at: work.now)
        switch stamp.key.kind {
        case .card: try cardArrived(of: stamp.key.author, work)
        case .letter:
            try letterArrived(stamp.key, work)
            try ownLetterReturned(stamp.key, work)
        case .profile: try ownProfileReturned(stamp.key, work)
        case .roster:
            try rosterArrived(stamp.key, work)
            if replicator.directory.members.contains(stamp.key.author) {
                try offerToReaders(of: stamp.key.author, work)
            }
            if let list = ListID(octets: stamp.key.stream.octets) {
                try checkRosters(seenOn: list, work)
            }
        case .bundle:
            try checkRoster(seenIn: stamp.key, work)
            if let list = ListID(octets: stamp.key.stream.octets),
                replicator.directory.members.contains(stamp.key.author)
            {
                // What came back before the bundle that opens it.
                try takeBackReturned(on: list, work)
            }
        case .part:
            try ownContentReturned(stamp.key, work)
            if let list = ListID(octets: stamp.key.stream.octets) { try headArrived(list, work) }
        case .comment: try ownContentReturned(stamp.key, work)
        default: break
        }
    }

    /// A roster came from a peer.
    private mutating func rosterArrived(_ key: RecordKey, _ work: Work) throws {
        guard let list = ListID(octets: key.stream.octets) else { return }
        try work.store.put(KnownListRow(list: list))
        let before = Set(replicator.directory.lists[list]?.readers.map(\.node) ?? [])
        try loadList(list, work)
        try dropFormerReaders(of: list, work)
        try takeBackCards(in: list, work)
        try replicator.directoryChanged(now: work.now, store: work.store)
        // Homes that are on it only now may wait for it from this one.
        let after = Set(replicator.directory.lists[list]?.readers.map(\.node) ?? [])
        replicator.compare(list.stream, with: after.subtracting(before))
        try joinCircles(of: list, work)
        resealSoon(on: list, work)
        try settleRosterRequests(on: list, work)
        noteChange()
    }

    /// What a member here wrote came back: it may be sealed in an epoch of then.
    private mutating func ownContentReturned(_ key: RecordKey, _ work: Work) throws {
        guard replicator.directory.members.contains(key.author),
            let list = ListID(octets: key.stream.octets)
        else { return }
        try resealOwn(on: list, work)
    }
}
