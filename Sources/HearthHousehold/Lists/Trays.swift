import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

extension Household {
    /// The asker's tray of items of a kind: what was noted on the go and is on no list yet. That of wishes is there
    /// from the start; another is made when something is put into it. Of a kind whose lists are not shown it is the single
    /// list.
    package mutating func tray(
        of kind: ListKind, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        guard kind.isShown else { return try singleListToWrite(of: kind, for: asker, work) }
        let path = kind.trayPath.text
        do {
            return try list(at: path, for: asker, work)
        } catch let error as HearthError where error.code == .unknownList && kind != .wishes {
            let made = try makeList(
                salt: entropy.octets(16, for: .identifier), title: "Tray", role: .tray, kind: kind,
                by: asker, work)
            if let keys = asker.keys {
                try use(kind, of: asker.identity, keys: keys, work)
            }
            return try list(at: made.hex, for: asker, work)
        }
    }
}
