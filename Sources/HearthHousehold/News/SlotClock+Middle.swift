package import HearthWire

extension SlotClock {
    /// Half a second after the middle of a slot, which is never a quiet moment: when a node that hosts
    /// an owner looks for news, and when files are tidied.
    package func middle(of slot: UInt32) -> WallTime {
        start(of: slot).adding(.seconds(slotSeconds / 2)).adding(.milliseconds(500))
    }

    /// The first such moment after this one.
    package func middle(after now: WallTime) -> WallTime {
        let slot = slot(at: now)
        let moment = middle(of: slot)
        return moment > now ? moment : middle(of: slot &+ 1)
    }
}
