import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Versions of members here that lost and of which nothing is written, so that they are not compared again with what
/// was decided against them.
struct HeldVersions: Sendable {
    struct Held: Sendable {
        enum Reason: Sendable {
            /// It is somebody else's.
            case repeated
            /// All of it stands elsewhere, as long as it does.
            case alike
            /// Nobody else sees it.
            case lost
        }

        /// Revisions of the member's version and of the one that counted then.
        let mine: UInt64
        let winner: UInt64
        let reason: Reason

        var isLost: Bool { reason == .lost }
    }

    private var lists: [MembershipKey: [ItemID: Held]] = [:]

    subscript(key: MembershipKey) -> [ItemID: Held] {
        get { lists[key] ?? [:] }
        set { lists[key] = newValue.isEmpty ? nil : newValue }
    }

    mutating func forget(_ list: ListID) {
        lists = lists.filter { $0.key.list != list }
    }
}
