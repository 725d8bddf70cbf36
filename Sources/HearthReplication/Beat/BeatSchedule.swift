package import HearthSodium
package import HearthWire

/// When the cells of a list are renewed: a function of public facts and the node alone.
///
/// Nothing here may depend on what anybody reserved (protocol-spec/circle.md).
package struct BeatSchedule: Sendable {
    package let clock: SlotClock
    /// In milliseconds, from the node's key: where in each beat this node sends. Whole seconds, so that a
    /// beat is made ready just as long before the second on which it leaves, however late it is woken.
    private let jitter: Int64

    package init(clock: SlotClock, node: NodeKey) {
        self.clock = clock
        let hash = BLAKE2b.hash(Array("hearth/1 jitter".utf8), node.octets, count: 8)
        let number = hash.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // At most a tenth of a slot, so that a beat never reaches the next slot.
        jitter = 1000 * Int64(number % UInt64(max(1, clock.slotSeconds / 10)))
    }

    /// The day, counted by this node's own midnight, on which rescue records are renewed: 00:00 UTC plus the
    /// jitter.
    package func rescueDay(at now: WallTime) -> UInt32 {
        day(of: clock.slot(at: now.adding(.milliseconds(-jitter))))
    }

    /// When such a day begins.
    package func start(ofRescueDay day: UInt32) -> WallTime {
        clock.start(of: day &* clock.slotsPerDay).adding(.milliseconds(jitter))
    }

    /// Slots (minutes) between two beats of a list.
    ///
    /// Within 45 days of its date, or without a date: what its circle bears (`BeatInterval`).
    /// Otherwise four times that, at most an hour; archived: a day. A clock for tests beats in every
    /// slot.
    package func interval(of list: ListEntry, at now: WallTime) -> UInt32 {
        if clock.beatsInEverySlot { return 1 }
        if list.isArchived { return BeatInterval.day }
        let interval = BeatInterval.borne(
            byReaders: list.readers.count, ofCells: list.claimsCellByteCount)
        let today = Int(now.seconds / 86_400)
        let isNear = list.day.map { abs($0 - today) <= 45 } ?? true
        return isNear ? interval : min(interval * 4, BeatInterval.hour)
    }

    /// Slots between two renewals of what is of one kind on a list.
    ///
    /// Talk cells are larger, and less urgent than who has reserved: an hour apart, or a little more, since
    /// every beat of talk cells is a beat of the list; and no closer than the list's beats.
    package func interval(
        of list: ListEntry, for kind: Cell.Kind, at now: WallTime
    ) -> UInt32 {
        let interval = interval(of: list, at: now)
        guard kind == .talk, !clock.beatsInEverySlot else { return interval }
        return (BeatInterval.hour + interval - 1) / interval * interval
    }

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

    /// The highest sequence of a cell that is taken by now: clocks that are further off than this are
    /// wrong beyond help.
    package func furthestSlot(at now: WallTime) -> UInt32 {
        clock.slot(at: now.adding(Limits.clockReach))
    }

    /// When this node next passes on what came in after its beat: moments a tenth of a slot apart,
    /// except for the first tenth, in which everybody's beats fall.
    package func passingOn(after now: WallTime) -> WallTime {
        let tenth = clock.slotSeconds * 100
        let start = clock.start(of: clock.slot(at: now))
        let since = now.milliseconds.subtractingReportingOverflow(start.milliseconds).partialValue
        let reached = (since &- jitter) / tenth
        let next = reached >= 9 ? 11 : max(1, reached + 1)
        let moment = start.adding(.milliseconds(next * tenth + jitter))
        return moment > now ? moment : now.adding(.milliseconds(tenth))
    }

    /// The day of a slot: with the first beat of another day all sender keys change.
    package func day(of slot: UInt32) -> UInt32 { slot / clock.slotsPerDay }

    /// When the next day begins.
    package func nextDay(after now: WallTime) -> WallTime {
        clock.start(of: (day(of: clock.slot(at: now)) &+ 1) &* clock.slotsPerDay)
    }

    /// By when what is changed now in a cell of a kind has come through one carrier: with the list's
    /// next beat of it, and a fifth of a slot after that begins (protocol-spec/circle.md, Passing on).
    package func arrival(
        ofChangeAt time: WallTime, on list: ListEntry, for kind: Cell.Kind = .claims
    ) -> WallTime {
        let beat = dueSlot(of: list, at: time)
        let last = dueSlot(of: list, for: kind, inBeat: beat, at: time)
        let next = last &+ interval(of: list, for: kind, at: time)
        return clock.start(of: next).adding(.milliseconds(clock.slotSeconds * 200))
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
