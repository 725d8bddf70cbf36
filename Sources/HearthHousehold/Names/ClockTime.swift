import HearthAPI
import HearthLists
import HearthWire
import HearthZones

/// A time of day as `04:00`.
enum ClockTime {
    static func minutes(of text: String) -> Int? {
        let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
        guard pieces.count == 2, pieces.allSatisfy({ (1...2).contains($0.utf8.count) }),
            let hour = Int(pieces[0]), let minute = Int(pieces[1]), (0...23).contains(hour),
            (0...59).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }

    /// Of a moment, as the clocks of a zone show it.
    static func text(of moment: WallTime, in zone: Zone) -> String {
        let local = moment.seconds + zone.offset(at: moment.seconds)
        return text(ofMinutes: Int((local % 86_400 + 86_400) % 86_400 / 60))
    }

    static func text(ofMinutes minutes: Int) -> String {
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minutes / 60)):\(two(minutes % 60))"
    }
}

extension Day {
    /// - Throws: `HearthError.dateMalformed`.
    static func typed(_ text: String) throws(HearthError) -> Day {
        guard let day = Day(text) else { throw HearthError(.dateMalformed, ["value": text]) }
        return day
    }
}
