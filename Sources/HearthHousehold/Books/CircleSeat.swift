import HearthLists
import HearthReplication
package import HearthSodium
package import HearthWire

/// A member's place in the circle of a list.
///
/// What depends on claims is made news of with one of these alone, and no owner can get one: so
/// that no news can reach an owner by a mistake anywhere else.
package struct CircleSeat {
    package let member: IdentityKey
    package let list: ListID

    /// Whether the newest roster says the same.
    func isValid(in directory: Directory) -> Bool {
        guard let entry = directory.lists[list], let reader = entry.reader(member) else {
            return false
        }
        return reader.role.isInCircle && !entry.owners.contains(member)
    }
}
