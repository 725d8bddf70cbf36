import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What people leave behind on a list (protocol-spec/records.md).
extension Household {
    /// Kinds that are words to be read, and not taken away because somebody left.
    private static let lasting: [RecordKind] = [.comment, .thanks]

    /// What people who are off the roster wrote for the circle, or as editors, counts no more: it
    /// goes, so that all who read the list come to hold the same. What they said stays beside it.
    package mutating func dropFormerReaders(of list: ListID, _ work: Work) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for member in replicator.directory.members.sorted()
        where entry.reader(member)?.role.isEditor != true {
            if entry.reader(member) == nil {
                try keepUnseen(on: list, of: member, work)
            } else {
                try keepUnseenLater(on: list, of: member, work)
            }
        }
        let holding = try membersWithEdits(on: list, work)
        for record in try work.store.records(.bundle, in: list.stream)
        where entry.reader(record.key.author)?.role.isInCircle != true {
            try work.store.removeRecord(record.key)
        }
        for stamp in try work.store.stamps(in: list.stream)
        where stamp.key.kind == .part || stamp.key.kind == .blob {
            guard entry.reader(stamp.key.author)?.role.isEditor != true else { continue }
            // A part that waits for its author names them.
            if stamp.key.kind == .blob, holding.contains(stamp.key.author) { continue }
            try work.store.removeRecord(stamp.key)
            if stamp.key.kind == .part { try work.store.removeKeptPart(stamp.key) }
        }
        for cell in try work.store.beatCells(in: list)
        where entry.reader(tagged: cell.author)?.role.isInCircle != true {
            try work.store.removeBeatCell(of: cell.author, in: list)
        }
        for kind in Self.lasting {
            for record in try work.store.records(kind, in: list.stream)
            where !allows(kind, by: record.key.author, on: entry) {
                try keepApart(record, of: list, work)
            }
            for reader in entry.readers where allows(kind, by: reader.identity, on: entry) {
                try takeBack(kind, of: reader.identity, list, work)
            }
        }
    }

    /// Whether the roster lets somebody write this, as carriers judge it.
    private func allows(_ kind: RecordKind, by author: IdentityKey, on entry: ListEntry) -> Bool {
        let role = entry.reader(author)?.role
        return kind == .thanks ? role?.isInCircle == true : role != nil
    }

    private func keepApart(_ record: Record, of list: ListID, _ work: Work) throws {
        try work.store.removeRecord(record.key)
        let kept = try work.store.rows(FormerRecordRow.self, of: list).count {
            $0.kind == record.key.kind
        }
        guard kept < Limits.formerAuthorsPerList else { return }
        try work.store.put(
            FormerRecordRow(
                list: list, author: record.key.author, kind: record.key.kind,
                name: rosters.departed[record.key.author]
                    ?? personName(record.key.author, work), octets: record.octets))
    }

    /// Somebody is back: what they had said counts again, unless they have said something else
    /// since.
    private func takeBack(
        _ kind: RecordKind, of author: IdentityKey, _ list: ListID, _ work: Work
    ) throws {
        let key = FormerRecordRow.Key(list: list, author: author, kind: kind)
        guard let row = try work.store.row(FormerRecordRow.self, key) else { return }
        try work.store.remove(FormerRecordRow.self, key)
        guard let record = try? Record(octets: row.octets) else { return }
        if let held = try work.store.record(record.key), held.version >= record.version { return }
        try work.store.put(record)
    }

    /// Nothing of a list stays that nobody here reads.
    func forgetFormerReaders(of list: ListID, _ work: Work) throws {
        for row in try work.store.rows(FormerRecordRow.self, of: list) {
            try work.store.remove(FormerRecordRow.self, row.key)
        }
    }
}
