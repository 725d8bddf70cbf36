import HearthLists
package import HearthWire

/// Times as files have them (ISO 8601), and in the one form in which Hearth writes them.
package enum FileTime {
    /// Milliseconds since 1970 of all times that are taken: until the end of 9999.
    static let milliseconds: Range<Int64> = 0..<253_402_300_800_000

    private static let perDay: Int64 = 86_400_000

    /// `2026-11-20T22:15:00Z`, with three digits behind a point if it is no whole second; nil for a time
    /// before 1970 or after 9999.
    static func text(of time: WallTime) -> String? {
        guard milliseconds.contains(time.milliseconds), let day = Day(utc: time) else { return nil }
        let rest = Int(time.milliseconds % perDay)
        let seconds = rest / 1000
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
        let fraction = rest % 1000 == 0 ? "" : "." + padded(rest % 1000, 3)
        return "\(day.description)T\(clock.joined(separator: ":"))\(fraction)Z"
    }

    /// A day, or a day and a time; what does not say its zone is taken for UTC, a day for its first moment.
    ///
    /// - Returns: nil for anything else, and for a time before 1970 or after 9999.
    package static func read(_ text: String) -> WallTime? {
        let octets = Array(text.utf8)
        guard (10...40).contains(octets.count),
            let day = Day(String(decoding: octets[..<10], as: UTF8.self)),
            let clock = clock(octets[10...])
        else { return nil }
        let time = Int64(day.daysSinceEpoch) * perDay + clock
        return milliseconds.contains(time) ? WallTime(milliseconds: time) : nil
    }

    /// Milliseconds since the day began in UTC.
    private static func clock(_ octets: ArraySlice<UInt8>) -> Int64? {
        var rest = octets
        guard let first = rest.popFirst() else { return 0 }
        guard "Tt ".utf8.contains(first), let hour = two(&rest, below: 24), take(":", &rest),
            let minute = two(&rest, below: 60)
        else { return nil }
        var clock = Int64(hour * 60 + minute) * 60_000
        if take(":", &rest) {
            guard let second = two(&rest, below: 60) else { return nil }
            clock += Int64(second) * 1000
            if take(".", &rest) {
                let digits = rest.prefix { isDigit($0) }
                guard !digits.isEmpty else { return nil }
                rest = rest.dropFirst(digits.count)
                let three = (Array(digits.prefix(3)) + [0x30, 0x30]).prefix(3)
                clock += three.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
            }
        }
        return zone(rest).map { clock - $0 }
    }

    /// Milliseconds by which a zone is ahead of UTC.
    private static func zone(_ octets: ArraySlice<UInt8>) -> Int64? {
        var rest = octets
        _ = take(" ", &rest)
        if rest.isEmpty { return 0 }
        if ["Z", "z", "UTC"].contains(where: { rest.elementsEqual($0.utf8) }) { return 0 }
        let isAhead = take("+", &rest)
        guard isAhead || take("-", &rest), let hours = two(&rest, below: 24) else { return nil }
        var minutes = 0
        if !rest.isEmpty {
            _ = take(":", &rest)
            guard let said = two(&rest, below: 60), rest.isEmpty else { return nil }
            minutes = said
        }
        return Int64(hours * 60 + minutes) * (isAhead ? 60_000 : -60_000)
    }

    private static func take(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest.removeFirst()
        return true
    }

    private static func two(_ rest: inout ArraySlice<UInt8>, below limit: Int) -> Int? {
        guard let tens = rest.popFirst(), let ones = rest.popFirst(), isDigit(tens), isDigit(ones)
        else { return nil }
        let number = Int(tens - 0x30) * 10 + Int(ones - 0x30)
        return number < limit ? number : nil
    }

    private static func isDigit(_ octet: UInt8) -> Bool { (0x30...0x39).contains(octet) }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
