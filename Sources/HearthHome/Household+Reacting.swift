import HearthGiving
import HearthHousehold
import HearthRecovery
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// What follows from what was taken from peers.
extension Household {
    /// Reads what the carrier stored, as far as keys are in memory.
    mutating func react(_ work: Work) throws {
        while !replicator.events.isEmpty {
            let events = replicator.events
            replicator.events = []
            if !events.isEmpty { noteChange() }
            // All that came back in one frame is merged before any of it is renewed.
            for case .ownCell(let cell) in events { try ownCellCame(cell, work) }
            for event in events {
                switch event {
                case .stored(let stamp):
                    try raiseIncarnation(
                        of: stamp.key.author, above: stamp.version.incarnation, work)
                    try stored(stamp, work)
                case .outdated(let stamp):
                    try noticeReturn(of: stamp.key, work)
                case .givenBack(let record, let peer):
                    try noteGivenBack(record, by: peer, work)
                case .equivocated(let record)
                where replicator.directory.members.contains(record.key.author):
                    try raiseIncarnation(
                        of: record.key.author, above: record.version.incarnation, work)
                    try noticeReturn(of: record.key, work)
                case .equivocated(let record): try equivocated(record, work)
                case .ownRecord(let record): try ownRecordCame(record, work)
                case .overQuota(let stamp):
                    try raiseAlarm(.quota, about: stamp.key.author, work)
                case .cells(let list): noteCells(on: list, at: work.now)
                case .compared(let list):
                    if !recovered.isEmpty { try joinCircles(of: list, work) }
                    try beatWhereDue(work)
                case .ownCell: try beatWhereDue(work)
                case .friendForgotten(let session, let member, let friend):
                    meetings.forgot(PairKey(member: member, other: friend), on: session)
                case .agreed:
                    try completeRecovered(work)
                    cleanPicturesSoon(work)
                case .hostHolds(let list): try noteTaken(on: list, work)
                case .hostLacks(let list, let blobs): try noteLacking(blobs, on: list, work)
                }
            }
            for session in meetings.forgetful {
                try showNextForgotten(on: session, work)
            }
        }
        try settle(work)
    }

    private mutating func stored(_ stamp: RecordStamp, _ work: Work) throws {
        noteRecord(stamp.key, at: work.now)
        switch stamp.key.kind {
        case .card:
            try cardArrived(of: stamp.key.author, work)
            // After a crash it may come last of all that was waited for.
            try completeRecovered(work)
        case .letter:
            try letterArrived(stamp.key, work)
            try completeRecovered(work)
            try ownLetterCame(stamp.key, work)
        case .profile: try ownProfileReturned(stamp.key, work)
        case .roster:
            try rosterArrived(stamp.key, work)
            if let list = ListID(octets: stamp.key.stream.octets) {
                try checkRosters(seenOn: list, work)
            }
        case .bundle:
            try checkRoster(seenIn: stamp.key, work)
        case .part:
            try ownContentReturned(stamp.key, work)
            if let list = ListID(octets: stamp.key.stream.octets) {
                unsettle(list)
                if try !dropKeptParts(of: list, work) { try headArrived(list, work) }
                try removeDueOfDeleted(on: list, work)
                try resumeDue(on: list, work)
            }
        case .comment: try ownContentReturned(stamp.key, work)
        // One of a member here may be what another version of their part waits for.
        case .blob:
            try mergeWaitingRecords(of: stamp.key.author, work)
            if let list = ListID(octets: stamp.key.stream.octets) {
                try dropKeptParts(of: list, after: stamp.key.name, work)
            }
        case .rescue: try completeRecovered(work)
        case .thanks: break
        }
    }

    /// A roster came from a peer.
    private mutating func rosterArrived(_ key: RecordKey, _ work: Work) throws {
        guard let list = ListID(octets: key.stream.octets) else { return }
        try work.store.put(KnownListRow(list: list))
        let readers = replicator.directory.lists[list]?.readers ?? []
        let before = Set(readers.map(\.node))
        let isNew = replicator.directory.lists[list] == nil
        try loadList(list, work)
        if isNew { try holdReturnedList(list, work) }
        try dropFormerReaders(of: list, work)
        try dropKeptParts(of: list, work)
        try replicator.judgeCells(of: list, store: work.store)
        try takeBackCards(in: list, work)
        try tellOfReadersOff(list, among: readers, work)
        try replicator.directoryChanged(now: work.now, store: work.store)
        // Homes that are on it only now may wait for it from this one.
        let after = Set(replicator.directory.lists[list]?.readers.map(\.node) ?? [])
        replicator.compare(list.stream, with: after.subtracting(before))
        try joinCircles(of: list, work)
        try resealOwn(on: list, work)
        try dropDoneRequests(on: list, work)
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
