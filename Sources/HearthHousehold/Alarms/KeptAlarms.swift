package import HearthAPI
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What a node keeps of what people should look into, one thing for each person, until somebody
/// clears it. It comes of records and bundles alone, so that no alarm depends on what anybody
/// reserved.
extension Household {
    /// Somebody signed two records under one version; this node holds the other one.
    package mutating func equivocated(_ record: Record, _ work: Work) throws {
        guard let held = try work.store.record(record.key), held.hash != record.hash else { return }
        try raiseAlarm(
            record.key.kind == .roster ? .twoRosters : .twoRecords, about: record.key.author, work)
    }

    /// A bundle says which roster its author sees: compares that with the one held here.
    package mutating func checkRoster(seenIn bundle: RecordKey, _ work: Work) throws {
        guard let list = ListID(octets: bundle.stream.octets),
            !replicator.directory.members.contains(bundle.author),
            let roster = try roster(of: list, work),
            let record = try work.store.record(bundle),
            let body = try? BundleBody(octets: record.payload),
            Self.contradicts(roster.record, roster.body, body)
        else { return }
        try raiseAlarm(.rostersDiffer, about: roster.record.key.author, work)
    }

    /// A new roster came: compares it with what everybody's bundles say.
    package mutating func checkRosters(seenOn list: ListID, _ work: Work) throws {
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

    /// What a person has to know of it.
    package func notice(of row: AlarmRow, _ work: Work) throws -> AlarmNotice {
        let name = try personName(row.person, work)
        return switch row.kind {
        case .twoRosters: AlarmNotice(.twoRosters, person: name)
        case .twoRecords: AlarmNotice(.twoRecords, person: name)
        case .rostersDiffer: AlarmNotice(.rostersDiffer, person: name)
        case .earlierCopy: AlarmNotice(.earlierCopy, person: name)
        case .quota:
            AlarmNotice(.quota, person: name, detail: "\(Limits.keptPerAuthor >> 20)")
        }
    }
}
