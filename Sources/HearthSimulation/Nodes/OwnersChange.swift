import HearthSodium
import HearthWire

/// An owner's open pages were told to look at a list of theirs again.
struct OwnersChange: Hashable {
    let member: IdentityKey
    let list: ListID
    let at: WallTime
}
