import HearthSodium
import HearthWire

/// How much of each author is kept here: running sums, so that no record has all others counted.
struct AuthorQuotas: Sendable {
    /// What was removed meanwhile is noticed when somebody is over, and then not more often.
    static let recounting: Duration = .seconds(60)

    private struct Sum: Sendable {
        var octets: Int
        var countedAt: WallTime
    }

    private var sums: [IdentityKey: Sum] = [:]

    /// Something of theirs was removed: the next record of theirs has what is left counted.
    mutating func recount(_ author: IdentityKey) {
        sums[author] = nil
    }

    /// Adds to what is kept of an author; false, and nothing is added, when it grows over the
    /// limit.
    ///
    /// - Throws: What `count` throws, which gives the octets that are stored of them.
    mutating func add(
        _ growth: Int, of author: IdentityKey, within limit: Int, now: WallTime,
        count: () throws -> Int
    ) rethrows -> Bool {
        var sum = try sums[author] ?? Sum(octets: count(), countedAt: now)
        if growth > 0, sum.octets + growth > limit,
            now < sum.countedAt || now.since(sum.countedAt) >= Self.recounting
        {
            sum = Sum(octets: try count(), countedAt: now)
        }
        let hasRoom = growth <= 0 || sum.octets + growth <= limit
        if hasRoom { sum.octets += growth }
        sums[author] = sum
        return hasRoom
    }
}
