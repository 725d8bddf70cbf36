import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

/// Whose home brought a list to people who were recovered here.
extension Household {
    private static var bringerPrefix: String { "bringer " }
    /// After so long any reader's home will do: that one may be gone for good.
    private static var bringerPatience: Int64 { 86_400 }

    /// Writes down who brought a list to people who were recovered here.
    package func keepBringer(of list: ListID, _ work: Work) throws {
        guard let bringer = replicator.bringers[list] else { return }
        try work.store.put(
            SettingRow(
                name: Self.bringerPrefix + list.hex,
                value: bringer.octets + "\(work.now.seconds)".utf8))
    }

    /// A recovered member's first cell on a list is made: who brought it does not matter any more.
    package mutating func forgetBringer(of list: ListID, _ work: Work) throws {
        guard replicator.bringers.removeValue(forKey: list) != nil else { return }
        try work.store.remove(SettingRow.self, Self.bringerPrefix + list.hex)
    }

    /// Who brought lists to people who were recovered here, in case the node ended before that node had said
    /// what it holds.
    package mutating func loadBringers(_ work: Work) throws {
        for row in try work.store.rows(SettingRow.self)
        where row.name.hasPrefix(Self.bringerPrefix) {
            guard let list = ListID(hex: String(row.name.dropFirst(Self.bringerPrefix.count))),
                let bringer = NodeKey(octets: Array(row.value.prefix(NodeKey.byteCount))),
                let since = Int64(
                    String(decoding: row.value.dropFirst(NodeKey.byteCount), as: UTF8.self)),
                work.now.seconds - since < Self.bringerPatience
            else {
                try work.store.remove(SettingRow.self, row.name)
                continue
            }
            replicator.bringers[list] = bringer
        }
    }
}
