import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// Which version of a member's part the home of a list's host has: the host takes over no more than that, once the
/// member does not edit the list any longer (protocol-spec/records.md, "Who does not edit any more").
extension Household {
    /// The host's home holds the same of the list as this one.
    package func noteTaken(on list: ListID, _ work: Work) throws {
        for (row, part) in try followedParts(on: list, work) where row.takenPart != part.version {
            var row = row
            row.takenPart = part.version
            try work.store.put(row)
        }
    }

    /// It lacks blobs, without which it cannot take over a part that names them.
    package func noteLacking(
        _ blobs: [RecordName], on list: ListID, _ work: Work
    ) throws {
        for (row, part) in try followedParts(on: list, work) where row.takenPart == part.version {
            guard let record = try work.store.record(part.key),
                let table = try? PartPayload(octets: record.payload).blobs,
                blobs.contains(where: table.contains)
            else { continue }
            var row = row
            row.takenPart = nil
            try work.store.put(row)
        }
    }

    /// The parts of members here on a list of somebody else, each with what its author answered there.
    private func followedParts(
        on list: ListID, _ work: Work
    ) throws -> [(row: FollowRow, part: RecordStamp)] {
        try work.store.stamps(in: list.stream).compactMap { stamp in
            guard stamp.key.kind == .part, replicator.directory.members.contains(stamp.key.author),
                let row = try work.store.row(
                    FollowRow.self, MembershipKey(list: list, member: stamp.key.author)),
                row.state == .accepted
            else { return nil }
            return (row, stamp)
        }
    }
}
