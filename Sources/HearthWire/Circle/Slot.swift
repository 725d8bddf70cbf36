/// The slots of time that the beat counts in (protocol-spec/circle.md).
package struct SlotClock: Hashable, Sendable {
    /// How long one slot is: 60 s, unless a test makes the world run at another pace.
    package let slotSeconds: Int64
    /// Every list beats in every slot, whatever its date and its circle: for tests.
    package let beatsInEverySlot: Bool

    /// Slots after which everybody's sender keys change; 24 where the world runs at another pace.
    package var slotsPerDay: UInt32 { beatsInEverySlot ? 24 : 1440 }

    package static let standard = SlotClock(slotSeconds: 60, beatsInEverySlot: false)

    /// A clock for tests, by which every list beats in every slot.
    ///
    /// - Parameter slotSeconds: 1 to 604,800, a week; what is outside is moved to the nearer end.
    package init(slotSeconds: Int64) {
        self.init(slotSeconds: min(max(1, slotSeconds), 604_800), beatsInEverySlot: true)
    }

    private init(slotSeconds: Int64, beatsInEverySlot: Bool) {
        self.slotSeconds = slotSeconds
        self.beatsInEverySlot = beatsInEverySlot
    }

    /// The number of this moment's slot.
    package func slot(at time: WallTime) -> UInt32 {
        UInt32(clamping: time.seconds / slotSeconds)
    }

    package func start(of slot: UInt32) -> WallTime {
        WallTime(seconds: Int64(slot) * slotSeconds)
    }

    /// The first moment after the slot.
    package func end(of slot: UInt32) -> WallTime {
        WallTime(seconds: (Int64(slot) + 1) * slotSeconds)
    }
}
