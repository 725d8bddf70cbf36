/// How long a sound is, for a person.
package enum SoundLength {
    /// Minutes and seconds, and hours where there are some: 0:42, 1:02:03. What lasts at all lasts a second.
    package static func text(milliseconds: Int) -> String {
        let all = max(milliseconds / 1000, milliseconds > 0 ? 1 : 0)
        let (hours, minutes, seconds) = (all / 3600, all / 60 % 60, all % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(seconds))" : "\(minutes):\(two(seconds))"
    }

    /// What it is, and how long, where that is known.
    package static func named(_ milliseconds: Int) -> Text {
        milliseconds > 0 ? Text("Sound \(text(milliseconds: milliseconds))") : Text("Sound")
    }
}
