import HearthLanguage

/// Times as people read them.
enum TimeText {
    /// An ISO 8601 time in UTC as local date, hour and minute; anything else as it is.
    static func local(_ iso: String?) -> String? {
        guard let iso, let time = LocalTime(iso) else { return iso }
        return "\(time.day) \(time.clock)"
    }

    /// Its local date alone.
    static func day(_ iso: String) -> String { LocalTime(iso)?.day ?? iso }

    /// How long ago it was; a date when that is days.
    static func ago(_ iso: String?, now: Int) -> String? {
        guard let iso, let then = LocalTime.seconds(iso) else { return local(iso) }
        let distance = now - then
        if distance < 0 || distance >= 2 * 86400 { return local(iso) }
        return distance < 60
            ? Text("just now").string : Text("\(length(distance)) ago").string
    }

    /// A length of time in its two largest units.
    static func length(_ seconds: Int) -> String {
        let units: [(size: Int, text: (Int) -> Text)] = [
            (86400, { Text("\($0) d") }), (3600, { Text("\($0) h") }),
            (60, { Text("\($0) min") }), (1, { Text("\($0) s") }),
        ]
        let first = units.firstIndex { seconds >= $0.size } ?? units.count - 1
        var rest = seconds
        let parts = units[first...].prefix(2).compactMap { size, text -> String? in
            defer { rest %= size }
            return rest >= size || seconds == 0 ? text(rest / size).string : nil
        }
        return parts.joined(separator: " ")
    }
}
