import HearthSodium
import HearthWire

/// How often each member was told that something changed, or would have been had they followed: a page
/// that was made before and follows only now has missed it.
///
/// It counts what is told and nothing else, so that an owner's moments are the same whatever is claimed.
struct Moments {
    /// Parts one run of the node from the next, in which it may have done anything.
    let startedAt: WallTime
    private var counts: [IdentityKey: Int] = [:]

    init(startedAt: WallTime) { self.startedAt = startedAt }

    mutating func advance(_ members: some Sequence<IdentityKey>) {
        for member in members { counts[member, default: 0] += 1 }
    }

    func text(of member: IdentityKey) -> String {
        "\(startedAt.milliseconds)-\(counts[member] ?? 0)"
    }
}
