import HearthSodium

/// How many copies of what a member here wrote each editor's writing may still cause (protocol-spec/limits.md): a
/// changed program that overwrites everything again and again makes lists grow no further than that. Two people who
/// come back from a week without a line with hundreds of edits have one for each.
///
/// In memory only: nobody elsewhere ends this run.
struct CopyAllowance: Sendable {
    /// Copies within one period.
    static let limit = 1000
    private static let period: Duration = .seconds(3600)

    private struct Pair: Hashable {
        let member: IdentityKey
        let editor: IdentityKey
    }

    private struct Count {
        /// The first copy of the period.
        let since: Duration
        var copies: Int
    }

    private var counts: [Pair: Count] = [:]

    func left(for member: IdentityKey, from editor: IdentityKey, at elapsed: Duration) -> Int {
        guard let count = counts[Pair(member: member, editor: editor)],
            elapsed - count.since < Self.period
        else { return Self.limit }
        return max(0, Self.limit - count.copies)
    }

    mutating func note(
        _ copies: Int, for member: IdentityKey, from editor: IdentityKey, at elapsed: Duration
    ) {
        counts = counts.filter { elapsed - $0.value.since < Self.period }
        counts[Pair(member: member, editor: editor), default: Count(since: elapsed, copies: 0)]
            .copies += copies
    }
}
