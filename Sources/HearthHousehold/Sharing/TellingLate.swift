import HearthAPI
package import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// What another roster says of a list's readers, and that came only after a person here had confirmed them.
extension Household {
    /// Tells the host of people who are off a list by a roster that has come. `readers`: those of before.
    package mutating func tellOfReadersOff(
        _ list: ListID, among readers: [ListEntry.Reader], _ work: Work
    ) throws {
        guard let entry = replicator.directory.lists[list] else { return }
        for reader in readers where entry.reader(reader.identity) == nil {
            try tellLate(.takenOffLate, of: reader, on: entry, work)
        }
    }

    /// Tells the host, once. While the list is held back they see it where they confirm the readers.
    mutating func tellLate(
        _ kind: NewsKind, of reader: ListEntry.Reader, on entry: ListEntry, _ work: Work
    ) throws {
        let host = entry.host
        guard replicator.directory.members.contains(host), !isHeld(entry.id),
            try confirmedAt(entry.id, work) != nil, let keys = keyring.keys(of: host),
            let open = try open(entry.id, for: host, keys: keys, work)
        else { return }
        // Of somebody who is off, and no friend, nothing else says it any more.
        let name = open.nicknames[reader.identity] ?? reader.name
        let draft = NewsDraft.open(kind, on: open, person: name)
        let book = try book(of: host, keys: keys, work)
        guard !book.items.contains(where: { $0.isLike(draft) }) else { return }
        try post([draft], to: host, keys: keys, work)
    }
}
