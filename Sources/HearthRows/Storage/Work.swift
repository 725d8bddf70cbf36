package import HearthWire

/// What one step of a household works with: the open transaction and the time.
package struct Work {
    package let store: any HouseholdStore
    package let now: WallTime
    /// What has passed since some moment, the same for a run, however the clock is set meanwhile.
    package let elapsed: Duration

    /// `elapsed`: nil: by the clock.
    package init(store: any HouseholdStore, now: WallTime, elapsed: Duration? = nil) {
        self.store = store
        self.now = now
        self.elapsed = elapsed ?? .milliseconds(now.milliseconds)
    }
}
