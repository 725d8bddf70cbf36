/// The clocks of a place: how far they are ahead of UTC, at any time.
///
/// Times are in seconds since 1970-01-01T00:00Z.
package struct Zone: Hashable, Sendable {
    /// What the table of time zones calls it (`Europe/Stockholm`), or `+05:30`.
    package let name: String
    private let clocks: Clocks

    /// From a moment on, clocks are this many seconds ahead of UTC.
    package struct Change: Hashable, Sendable {
        package let at: Int64
        package let offset: Int64

        package init(at: Int64, offset: Int64) {
            self.at = at
            self.offset = offset
        }
    }

    private struct Clocks: Hashable, Sendable {
        /// Before the first change.
        let first: Int64
        /// In ascending order.
        let changes: [Change]
        /// After the last one; nil: nothing changes any more.
        let rule: ZoneRule?
    }

    /// Further from UTC than this no clock is: RFC 9636 (section 3.2) says up to 26 hours.
    static let furthest: Int64 = 26 * 3600
    /// The years 0 to 10000: what is outside counts as its end.
    static let times: ClosedRange<Int64> = -62_200_000_000...253_500_000_000

    package static let utc = Zone(fixed: 0, name: "UTC")

    /// Nil where the changes are in no order, or further from UTC than clocks are.
    package init?(name: String, first: Int64, changes: [Change], rule: ZoneRule? = nil) {
        let offsets = [first] + changes.map(\.offset)
        guard offsets.allSatisfy({ $0.magnitude <= Self.furthest }),
            zip(changes, changes.dropFirst()).allSatisfy({ $0.at < $1.at })
        else { return nil }
        self.name = name
        clocks = Clocks(first: first, changes: changes, rule: rule)
    }

    private init(fixed: Int64, name: String) {
        self.name = name
        clocks = Clocks(first: fixed, changes: [], rule: nil)
    }

    /// Clocks that are always this far ahead of UTC; nil beyond 18 hours.
    package init?(offsetMinutes: Int) {
        guard (-18 * 60...18 * 60).contains(offsetMinutes) else { return nil }
        let (hours, minutes) = offsetMinutes.magnitude.quotientAndRemainder(dividingBy: 60)
        func two(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let sign = offsetMinutes < 0 ? "-" : "+"
        self.init(
            fixed: Int64(offsetMinutes) * 60, name: "\(sign)\(two(hours)):\(two(minutes))")
    }

    /// Reads `+05:30`, as `name` writes it.
    package init?(offset text: String) {
        let octets = Array(text.utf8)
        guard octets.count == 6, let hours = Int(text.dropFirst().prefix(2)),
            let minutes = Int(text.suffix(2)), (0...59).contains(minutes), hours >= 0,
            let zone = Zone(offsetMinutes: (octets[0] == 45 ? -1 : 1) * (hours * 60 + minutes)),
            zone.name == text
        else { return nil }
        self = zone
    }

    /// Whether clocks there always show the same, whatever the places are called.
    package func hasSameClocks(as other: Zone) -> Bool { clocks == other.clocks }

    /// How many seconds clocks are ahead of UTC.
    package func offset(at seconds: Int64) -> Int64 {
        let time = Self.clamped(seconds)
        let index = indexOfChange(after: time)
        if index == clocks.changes.count, let rule = clocks.rule { return rule.offset(at: time) }
        return index == 0 ? clocks.first : clocks.changes[index - 1].offset
    }

    /// The next moment at which that may be another; nil: there is none.
    func nextChange(after seconds: Int64) -> Int64? {
        let time = Self.clamped(seconds)
        let index = indexOfChange(after: time)
        let next =
            index < clocks.changes.count
            ? clocks.changes[index].at : clocks.rule?.nextChange(after: time)
        return next.flatMap { Self.times.contains($0) ? $0 : nil }
    }

    /// The first moment at which clocks show this time, or a later one if they skip it.
    ///
    /// So a time that does not exist, because clocks are put forward over it, is the next that does; one that
    /// comes twice, because they are put back, is the first.
    ///
    /// - Parameter local: What the clock shows, in seconds as if it showed UTC.
    /// - Returns: Seconds since 1970.
    package func moment(ofLocal local: Int64) -> Int64 {
        let local = Self.clamped(local)
        var start = local - Self.furthest
        while true {
            let moment = max(start, local - offset(at: start))
            guard let end = nextChange(after: start), end <= moment else { return moment }
            start = end
        }
    }

    static func clamped(_ seconds: Int64) -> Int64 {
        min(max(seconds, times.lowerBound), times.upperBound)
    }

    private func indexOfChange(after time: Int64) -> Int {
        var (low, high) = (0, clocks.changes.count)
        while low < high {
            let middle = (low + high) / 2
            if clocks.changes[middle].at <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
