import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// What a node keeps when two signed things contradict each other, or one person fills it. Records and bundles alone, so
/// that no alarm depends on what anybody reserved.
extension Household {
    /// Alarms that are kept, in all and about one person; later ones are let go: the first is proof.
    static let keptAlarms = 64
    static let keptAlarmsPerPerson = 8
    /// Octets of a record up to which it is kept whole; of a longer one the signed header proves it.
    private static let wholeRecord = 4096

    /// Somebody signed two records under one version; this node holds the other one.
    mutating func equivocated(_ record: Record, _ work: Work) throws {
        guard let held = try work.store.record(record.key), held.hash != record.hash else { return }
        try keep(
            .equivocation, about: record.key.author, held: held, other: record, work)
    }

    /// A record was not taken, since as much of its author is kept as may be: told once.
    mutating func overQuota(_ stamp: RecordStamp, _ work: Work) throws {
        let id = BLAKE2b.digest(
            Array("hearth/1 alarm".utf8) + [UInt8(AlarmRow.Kind.quota.rawValue)]
                + stamp.key.author.octets)
        try keep(
            AlarmRow(
                id: id, kind: .quota, person: stamp.key.author, stream: stamp.key.stream,
                recordKind: stamp.key.kind, held: [], other: [], foundAt: work.now), work)
    }

    /// Something newer of a member here came back from others: told once until it is cleared.
    mutating func keepReturnAlarm(of key: RecordKey, _ work: Work) throws {
        let id = BLAKE2b.digest(
            Array("hearth/1 alarm".utf8) + [UInt8(AlarmRow.Kind.earlierCopy.rawValue)]
                + key.author.octets)
        try keep(
            AlarmRow(
                id: id, kind: .earlierCopy, person: key.author, stream: key.stream,
                recordKind: key.kind, held: [], other: [], foundAt: work.now), work)
    }

    /// A bundle says which roster its author sees: compares that with the one held here.
    mutating func checkRoster(seenIn bundle: RecordKey, _ work: Work) throws {
        guard let list = ListID(octets: bundle.stream.octets),
            !replicator.directory.members.contains(bundle.author),
            let roster = try roster(of: list, work),
            let record = try work.store.record(bundle),
            let body = try? BundleBody(octets: record.payload),
            Self.contradicts(roster.record, roster.body, body)
        else { return }
        try keep(
            .rosters, about: roster.record.key.author, held: roster.record, other: record, work)
    }

    /// A new roster came: compares it with what everybody's bundles say.
    mutating func checkRosters(seenOn list: ListID, _ work: Work) throws {
        for stamp in try work.store.stamps(in: list.stream) where stamp.key.kind == .bundle {
            try checkRoster(seenIn: stamp.key, work)
        }
    }

    /// Whether somebody cannot have been given the roster they name by a host who shows all readers
    /// the same. A newer one is none of this node's knowledge, nor is one of long ago.
    private static func contradicts(
        _ record: Record, _ roster: RosterBody, _ seen: BundleBody
    ) -> Bool {
        guard seen.rosterHash != record.hash, !roster.ancestors.contains(seen.rosterHash),
            seen.rosterVersion <= record.version,
            // A host who began a new incarnation may start counting again; then the hash alone says
            // nothing.
            seen.rosterVersion.incarnation == record.version.incarnation
        else { return false }
        return record.version.counter - seen.rosterVersion.counter
            <= UInt64(roster.ancestors.count)
    }

    private mutating func keep(
        _ kind: AlarmRow.Kind, about person: IdentityKey, held: Record, other: Record, _ work: Work
    ) throws {
        let id = BLAKE2b.digest(
            Array("hearth/1 alarm".utf8) + [UInt8(kind.rawValue), held.key.kind.rawValue]
                + held.key.stream.octets + person.octets)
        try keep(
            AlarmRow(
                id: id, kind: kind, person: person, stream: held.key.stream,
                recordKind: held.key.kind, held: Self.evidence(held), other: Self.evidence(other),
                foundAt: work.now), work)
    }

    private mutating func keep(_ row: AlarmRow, _ work: Work) throws {
        let rows = try work.store.rows(AlarmRow.self)
        guard !rows.contains(where: { $0.id == row.id }), rows.count < Self.keptAlarms,
            rows.count(where: { $0.person == row.person }) < Self.keptAlarmsPerPerson
        else { return }
        try work.store.put(row)
        noteChange()
    }

    private static func evidence(_ record: Record) -> [UInt8] {
        let octets = record.octets
        return octets.count <= wholeRecord
            ? octets : Array(octets.prefix(Record.prefixByteCount))
    }

    /// What a person has to know of it.
    func notice(of row: AlarmRow, _ work: Work) throws -> AlarmNotice {
        let name = try personName(row.person, work)
        return switch row.kind {
        case .equivocation where row.recordKind == .roster: AlarmNotice(.twoRosters, person: name)
        case .equivocation:
            AlarmNotice(.twoRecords, person: name, detail: row.recordKind.word)
        case .rosters: AlarmNotice(.rostersDiffer, person: name)
        case .earlierCopy: AlarmNotice(.earlierCopy, person: name)
        case .quota:
            AlarmNotice(.quota, person: name, detail: "\(Limits.keptPerAuthor >> 20)")
        }
    }
}
