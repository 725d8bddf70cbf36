package import HearthWire

/// Virtual time in microseconds since 1970: finer than a wall clock, as lines are.
package typealias Ticks = Int64

extension WallTime {
    /// The millisecond of this moment.
    package init(ticks: Ticks) {
        self.init(milliseconds: ticks >= 0 ? ticks / 1000 : (ticks - 999) / 1000)
    }

    /// The first microsecond of it.
    package var ticks: Ticks {
        milliseconds.multipliedReportingOverflow(by: 1000).overflow ? .max : milliseconds * 1000
    }
}

extension Duration {
    /// In microseconds, rounded down.
    package var ticks: Ticks {
        components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    }
}
