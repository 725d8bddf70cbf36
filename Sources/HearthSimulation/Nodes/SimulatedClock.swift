package import HearthShell
package import HearthWire

/// A node's own clock in virtual time.
package final class SimulatedClock: ShellClock {
    private unowned let world: World
    /// How far it is from the world's, in microseconds.
    private var offset: Ticks = 0
    /// In the world's time: until then the node waits for its disk.
    private(set) var busyUntil: Ticks = 0
    private var moments: [ShellTimer: WallTime] = [:]
    /// Tells a timer that was set from what it was set to before.
    private var settings: UInt64 = 0
    private var latest: [ShellTimer: UInt64] = [:]
    private var ring: (ShellTimer) -> Void = { _ in }

    init(world: World) { self.world = world }

    /// Later than the world's time while the node waits for its disk.
    package var now: WallTime { WallTime(ticks: max(world.ticks, busyUntil) + offset) }

    package var elapsed: Duration { .microseconds(max(world.ticks, busyUntil)) }

    var worldNow: Ticks { world.ticks }

    func worldTime(of moment: WallTime) -> Ticks { moment.ticks - offset }

    package func set(_ timer: ShellTimer, to moment: WallTime?) {
        moments[timer] = moment
        settings += 1
        latest[timer] = settings
        guard let moment else { return }
        let setting = settings
        world.plan(at: worldTime(of: moment)) { [self] in
            if latest[timer] == setting { ring(timer) }
        }
    }

    func setOffset(_ offset: Ticks) {
        self.offset = offset
        for timer in ShellTimer.allCases where moments[timer] != nil {
            set(timer, to: moments[timer])
        }
    }

    /// The node waits for its disk for so long.
    func wait(_ duration: Duration) {
        busyUntil = max(world.ticks, busyUntil) + duration.ticks
    }

    /// The node runs from now on, and hears its timers.
    func begin(_ ring: @escaping (ShellTimer) -> Void) { self.ring = ring }

    /// The node has ended, and its timers with it.
    func end() {
        moments = [:]
        latest = [:]
        busyUntil = 0
        ring = { _ in }
    }
}
