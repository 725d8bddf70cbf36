package import HearthSodium
package import HearthWire

/// When the cells of a list are renewed: a function of public facts and the node alone.
///
/// Nothing here may depend on what anybody reserved (protocol-spec/circle.md).
package struct BeatSchedule: Sendable {
    package let clock: SlotClock
    /// In milliseconds, from the node's key: where in each beat this node sends.
    private let jitter: Int64

    package init(clock: SlotClock, node: NodeKey) {
        self.clock = clock
        let hash = BLAKE2b.hash(Array("hearth/1 jitter".utf8), node.octets, count: 8)
        let number = hash.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // At most a tenth of a slot, so that a beat never reaches the next slot.
        jitter = Int64(number % UInt64(clock.slotSeconds * 100))
    }

    /// Slots between two beats of a list.
    ///
    /// Up to 32 people and within 45 days of the date: every slot (15 minutes). Archived: 96 slots
    /// (a day). Otherwise 4 (an hour). A clock other than the standard one beats in every slot.
    package func interval(of list: ListEntry, at now: WallTime) -> UInt32 {
        if clock != .standard { return 1 }
        if list.isArchived { return 96 }
        let today = Int(now.seconds / 86_400)
        let isNear = list.day.map { abs($0 - today) <= 45 } ?? false
        return isNear && list.readers.count <= 32 ? 1 : 4
    }

    /// Slots between two renewals of what is of one kind on a list.
    ///
    /// Pages are larger, and less urgent than who has reserved: an hour apart where cells of claims
    /// are not further apart than that. Every beat of pages is a beat of the list.
    package func interval(
        of list: ListEntry, for kind: Cell.Kind, at now: WallTime
    ) -> UInt32 {
        let interval = interval(of: list, at: now)
        if clock != .standard { return interval }
        return kind == .page ? max(interval, Self.pageInterval) : interval
    }

    private static let pageInterval: UInt32 = 4

    /// The slot in which what is of one kind has to be renewed last, when the list beats in this one.
    package func dueSlot(
        of list: ListEntry, for kind: Cell.Kind, inBeat slot: UInt32, at now: WallTime
    ) -> UInt32 {
        slot - slot % interval(of: list, for: kind, at: now)
    }

    /// The slot of the newest beat that is due by now.
    package func dueSlot(of list: ListEntry, at now: WallTime) -> UInt32 {
        let interval = interval(of: list, at: now)
        let slot = clock.slot(at: now.adding(.milliseconds(-jitter)))
        return slot - slot % interval
    }

    /// The slot that an early cell counts in: never that of a beat which is still to come.
    package func earlySlot(at now: WallTime) -> UInt32 {
        clock.slot(at: now.adding(.milliseconds(-jitter)))
    }

    /// The highest sequence that a cell of this kind may have by now: one beat ahead, for clocks
    /// differ.
    package func newestSlot(
        of list: ListEntry, for kind: Cell.Kind = .claims, at now: WallTime
    ) -> UInt32 {
        let (newest, isOver) = clock.slot(at: now)
            .addingReportingOverflow(interval(of: list, for: kind, at: now))
        return isOver ? .max : newest
    }

    /// The highest sequence that is passed on by now, one cell of an author, kind and beat: clocks
    /// that are further off than this are wrong beyond help.
    package func furthestSlot(at now: WallTime) -> UInt32 {
        clock.slot(at: now.adding(Limits.clockReach))
    }

    /// When this node next passes on what came in after its beat: moments a tenth of a slot apart,
    /// but for the first tenth, in which everybody's beats fall.
    package func passingOn(after now: WallTime) -> WallTime {
        let tenth = clock.slotSeconds * 100
        let start = clock.start(of: clock.slot(at: now))
        let since = now.milliseconds.subtractingReportingOverflow(start.milliseconds).partialValue
        let reached = (since &- jitter) / tenth
        let next = reached >= 9 ? 11 : max(1, reached + 1)
        let moment = start.adding(.milliseconds(next * tenth + jitter))
        return moment > now ? moment : now.adding(.milliseconds(tenth))
    }

    /// When the beat after the one of this slot falls in which what is of this kind is renewed.
    package func moment(
        after slot: UInt32, of list: ListEntry, for kind: Cell.Kind = .claims, at now: WallTime
    ) -> WallTime {
        let interval = interval(of: list, for: kind, at: now)
        let next = slot - slot % interval &+ interval
        return clock.start(of: next).adding(.milliseconds(jitter))
    }
}
