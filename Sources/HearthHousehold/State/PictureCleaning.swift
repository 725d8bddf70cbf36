import HearthSodium
import HearthWire

/// Which members' stored pictures have still to be looked through.
struct PictureCleaning: Sendable {
    /// Of each member, the lists that may hold some.
    var lists: [IdentityKey: Set<ListID>] = [:]
    /// Photos that need nothing, by hash: they are not read again.
    var bare: Set<String> = []
    /// When to go on; nil: not before something happens that may help.
    var due: WallTime?
}
