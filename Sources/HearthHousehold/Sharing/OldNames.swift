import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// Who reads a list and is no friend of somebody's gets their card in the roster alone: so its host
/// writes the roster again when somebody on it has another name (protocol-spec/records.md, "Card").
extension Household {
    /// How long a roster waits for a new name, so that anybody who changes theirs all the time
    /// costs no more than a roster in this time.
    static let renamingTime: Duration = .seconds(600)

    /// Notes whether a roster that is written here calls somebody what their card does not any
    /// more.
    mutating func noteOldNames(
        in roster: RosterBody, loadedAs entry: ListEntry, at now: WallTime
    ) {
        let isOld =
            replicator.directory.members.contains(entry.host)
            && zip(roster.readers, entry.readers).contains { $0.person.name != $1.name }
        rostersWithOldNames[entry.id] =
            isOld ? rostersWithOldNames[entry.id] ?? now.adding(Self.renamingTime) : nil
    }

    /// When the next of them is due; nil when none is, or for want of keys.
    var nextRenaming: WallTime? {
        rostersWithOldNames.filter { list, _ in
            replicator.directory.lists[list].map { keyring.keys(of: $0.host) != nil } ?? false
        }.values.min()
    }

    /// Writes again the rosters whose time has come, or all with nil, as far as their hosts' keys
    /// are at hand.
    mutating func rewriteRostersWithOldNames(dueBy now: WallTime?, _ work: Work) throws {
        for (list, due) in rostersWithOldNames.sorted(by: { $0.key < $1.key }) {
            if let now, due > now { continue }
            guard let host = replicator.directory.lists[list]?.host,
                let keys = keyring.keys(of: host)
            else { continue }
            // Whatever comes of it: it must not be due for ever.
            rostersWithOldNames[list] = nil
            guard let open = try open(list, for: host, keys: keys, work) else { continue }
            do {
                try rewriteRoster(of: open, keys: keys, work)
            } catch let error as HearthError where error.code == .limitRecord {
                // It has no room for the longer name: the old one stays until somebody goes.
                continue
            }
        }
    }
}
