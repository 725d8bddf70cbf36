import HearthAPI
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Of when the readers of lists that are held back are known: somebody who was taken off later may still be among
/// them. A home that gave back a roster knows its list as of the rescue record that it gave, which its author's home
/// wrote each day; a backup as of when it was made.
extension Household {
    private static let knownPrefix = "readers-known "
    private static let rosterPrefix = "roster-from "
    private static let rescuePrefix = "rescue-from "

    /// A peer gave a roster or a rescue record of a member here.
    package func noteGivenBack(_ record: Record, by peer: NodeKey, _ work: Work) throws {
        let author = record.key.author
        if record.key.kind == .rescue {
            guard recovered.contains(author), let keys = keyring.keys(of: author),
                let rescue = try? RescueBody(record: record, secret: keys.sealing)
            else { return }
            try note(rescue.writtenAt, as: Self.rescuePrefix + author.hex + " " + peer.hex, work)
        } else if let list = ListID(octets: record.key.stream.octets), isHeld(list) {
            try work.store.put(SettingRow(name: Self.givers(of: list) + peer.hex, value: []))
        }
    }

    /// The readers of a list are known as of then.
    func note(_ moment: WallTime, ofReadersOf list: ListID, _ work: Work) throws {
        try note(moment, as: Self.knownPrefix + list.hex, work)
    }

    /// Keeps the later one of two times.
    private func note(_ moment: WallTime, as name: String, _ work: Work) throws {
        if let held = try self.moment(name, work), held >= moment { return }
        try work.store.put(
            SettingRow(name: name, value: Array("\(moment.milliseconds)".utf8)))
    }

    /// Of when the readers of a list that is held back are known; nil: nobody can say.
    func readersKnownAt(_ list: ListID, _ work: Work) throws -> WallTime? {
        guard let host = replicator.directory.lists[list]?.host else { return nil }
        let prefix = Self.givers(of: list)
        let times = try work.store.rows(SettingRow.self)
            .filter { $0.name.hasPrefix(prefix) }
            .map { Self.rescuePrefix + host.hex + " " + $0.name.dropFirst(prefix.count) }
        return try (times + [Self.knownPrefix + list.hex]).compactMap { try moment($0, work) }
            .max()
    }

    /// A person has said that they are right.
    func forgetHowReadersAreKnown(of list: ListID, _ work: Work) throws {
        let isLast = replicator.directory.heldLists.subtracting([list]).isEmpty
        for row in try work.store.rows(SettingRow.self)
        where row.name == Self.knownPrefix + list.hex || row.name.hasPrefix(Self.givers(of: list))
            || isLast && row.name.hasPrefix(Self.rescuePrefix)
        {
            try work.store.remove(SettingRow.self, row.name)
        }
    }

    private static func givers(of list: ListID) -> String { rosterPrefix + list.hex + " " }
}
