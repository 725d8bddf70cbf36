import HearthLists
package import HearthRows
import HearthSodium
package import HearthWire

/// What tells this run of the node from earlier ones.
///
/// Soon after a start others may bring back what this home forgot, if it was put back to an earlier copy:
/// until then it does nothing that can wait. What comes back is of an earlier incarnation.
package struct Run: Sendable {
    /// How long others have.
    static let grace: Duration = .seconds(30)

    let startedAt: WallTime
    /// The same by a clock that nobody sets (`Work.elapsed`).
    private let startedElapsed: Duration
    private var isGraceOver = false
    /// Lists on which own versions may have lost against ones that had not seen them.
    package var unsettled: Set<ListID> = []
    /// Those of which something has not come, and when they are looked at again.
    package var settlesAgain: [ListID: WallTime] = [:]
    /// Own versions that lost and of which nothing is written.
    var held = HeldVersions()
    /// Copies that others' writing caused.
    var copies = CopyAllowance()
    /// The incarnations with which members' records began.
    private var incarnations: [IdentityKey: UInt32] = [:]
    /// Of own parts that were written: the revisions that their items had before that.
    private var partRevisions: [RecordKey: [ItemID: UInt64]] = [:]

    init(startedAt: WallTime, elapsed: Duration) {
        self.startedAt = startedAt
        startedElapsed = elapsed
    }

    /// How long it has lasted, however the clock was set meanwhile.
    package func length(at work: Work) -> Duration { max(.zero, work.elapsed - startedElapsed) }

    /// When the grace ends; nil when that has been.
    package var graceEnd: WallTime? { isGraceOver ? nil : startedAt.adding(Self.grace) }

    /// Ends the grace if it is time for that, once.
    package mutating func endGrace(at now: WallTime) -> Bool {
        guard let end = graceEnd, now >= end || now < startedAt else { return false }
        isGraceOver = true
        return true
    }

    /// Who came to live here during this run.
    private(set) var newcomers: Set<IdentityKey> = []

    mutating func came(_ member: IdentityKey, incarnation: UInt32) {
        newcomers.insert(member)
        began(incarnation: incarnation, of: member)
    }

    mutating func began(incarnation: UInt32, of member: IdentityKey) {
        incarnations[member] = incarnation
    }

    /// Whether a record of a member here was written before this run.
    func isEarlier(_ record: Record) -> Bool {
        incarnations[record.key.author].map { record.version.incarnation < $0 } ?? false
    }

    /// The revisions of a part's items before this run wrote it; nil: it has not.
    func revisions(before part: RecordKey) -> [ItemID: UInt64]? { partRevisions[part] }

    mutating func note(_ items: [Item], before part: RecordKey) {
        partRevisions[part] = Dictionary(items.map { ($0.id, $0.revision) }, uniquingKeysWith: max)
    }

    /// What an earlier run wrote came back: what is written from now on is made from it as well.
    mutating func noteReturned(_ items: [Item], of part: RecordKey) {
        guard var revisions = partRevisions[part] else { return }
        for item in items { revisions[item.id] = max(item.revision, revisions[item.id] ?? 0) }
        partRevisions[part] = revisions
    }
}
