import HearthLists
import HearthWire

extension WallTime {
    /// ISO 8601 in UTC, to the second: `2026-11-20T22:15:00Z`.
    package var text: String {
        let day = Int((Double(seconds) / 86_400).rounded(.down))
        let rest = Int(seconds) - day * 86_400
        let date = Day(daysSinceEpoch: day).map(\.description) ?? "1970-01-01"
        return
            "\(date)T\(Self.two(rest / 3600)):\(Self.two(rest / 60 % 60)):\(Self.two(rest % 60))Z"
    }

    /// The same to the millisecond, with three digits behind a point where it is no whole second.
    package var exactText: String {
        let rest = milliseconds - seconds * 1000
        guard rest != 0 else { return text }
        let digits = String(rest)
        let zeros = String(repeating: "0", count: 3 - digits.count)
        return text.dropLast() + ".\(zeros)\(digits)Z"
    }

    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
