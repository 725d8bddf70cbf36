/// When clocks change each year: the form of POSIX (`CET-1CEST,M3.5.0,M10.5.0/3`), with which a file of the table
/// of time zones ends (RFC 9636, section 3.3).
package struct ZoneRule: Hashable, Sendable {
    private let standard: Int64
    private let summer: Summer?

    private struct Summer: Hashable, Sendable {
        let offset: Int64
        let begins: Moment
        let ends: Moment
    }

    /// A time of the year, by the clocks before it.
    private struct Moment: Hashable, Sendable {
        let day: YearDay
        /// Seconds after midnight; may be beyond the day.
        let time: Int64
    }

    /// Nil for what is no such rule, or one of 64 characters and more.
    package init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        guard rest.count < 64, Self.skipName(&rest), let west = Self.duration(&rest, hours: 24)
        else { return nil }
        standard = -west
        guard !rest.isEmpty else {
            summer = nil
            return
        }
        guard Self.skipName(&rest) else { return nil }
        var offset = standard + 3600
        if let next = rest.first, next != UInt8(ascii: ",") {
            guard let west = Self.duration(&rest, hours: 24) else { return nil }
            offset = -west
        }
        guard let begins = Self.moment(&rest), let ends = Self.moment(&rest), rest.isEmpty else {
            return nil
        }
        summer = Summer(offset: offset, begins: begins, ends: ends)
    }

    func offset(at time: Int64) -> Int64 {
        changes(around: time).last { $0.at <= time }?.offset ?? standard
    }

    func nextChange(after time: Int64) -> Int64? {
        changes(around: time).first { $0.at > time }?.at
    }

    /// The changes of three years, in their order; where summer ends as it begins, it goes on.
    private func changes(around time: Int64) -> [Zone.Change] {
        guard let summer else { return [] }
        let year = YearDay.year(
            ofDay: (time + standard).quotientAndRemainder(dividingBy: 86_400).quotient)
        var all: [Zone.Change] = []
        for year in year - 1...year + 1 {
            let end = summer.ends.day.number(in: year) * 86_400 + summer.ends.time
            all.append(Zone.Change(at: end - summer.offset, offset: standard))
            let begin = summer.begins.day.number(in: year) * 86_400 + summer.begins.time
            all.append(Zone.Change(at: begin - standard, offset: summer.offset))
        }
        // Of two at one time the summer comes last.
        return all.sorted {
            $0.at == $1.at ? $0.offset == standard && $1.offset != standard : $0.at < $1.at
        }
    }

    // MARK: Reading

    /// Three letters and more, or what stands between < and >.
    private static func skipName(_ rest: inout ArraySlice<UInt8>) -> Bool {
        if rest.first == UInt8(ascii: "<") {
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
            rest = rest[(end + 1)...]
            return true
        }
        let letters = rest.prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7a }
        rest = rest.dropFirst(letters.count)
        return letters.count >= 3
    }

    /// Seconds of `5`, `-10:30` or `+1:00:00`.
    private static func duration(_ rest: inout ArraySlice<UInt8>, hours most: Int64) -> Int64? {
        var sign: Int64 = 1
        if let mark = rest.first, mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+") {
            sign = mark == UInt8(ascii: "-") ? -1 : 1
            rest = rest.dropFirst()
        }
        guard let hours = number(&rest), hours <= most else { return nil }
        var seconds = hours * 3600
        for unit: Int64 in [60, 1] where rest.first == UInt8(ascii: ":") {
            rest = rest.dropFirst()
            guard let part = number(&rest), part < 60 else { return nil }
            seconds += part * unit
        }
        return sign * seconds
    }

    /// `,M3.5.0/2`: two o'clock where no time stands there.
    private static func moment(_ rest: inout ArraySlice<UInt8>) -> Moment? {
        guard rest.first == UInt8(ascii: ",") else { return nil }
        rest = rest.dropFirst()
        guard let day = YearDay(&rest) else { return nil }
        guard rest.first == UInt8(ascii: "/") else { return Moment(day: day, time: 7200) }
        rest = rest.dropFirst()
        return duration(&rest, hours: 167).map { Moment(day: day, time: $0) }
    }

    /// Up to three digits.
    static func number(_ rest: inout ArraySlice<UInt8>) -> Int64? {
        let digits = rest.prefix(3).prefix { $0 >= 0x30 && $0 <= 0x39 }
        rest = rest.dropFirst(digits.count)
        return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    }
}
