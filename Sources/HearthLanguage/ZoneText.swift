package import HearthAPI

extension ZoneInfo {
    /// By which zone somebody's days go, and what else they should know of it.
    package var lines: [Text] {
        var lines = [
            isChosen && missing == nil
                ? Text("Your days go by the time zone \(zone).")
                : Text("Your days go by the time zone of the computer, \(zone).")
        ]
        if let missing {
            lines.append(
                Text(
                    "You chose \(missing), which the table of this computer does not have. Choose another."
                ))
        }
        if !hasTable { lines.append(Self.withoutTable) }
        return lines
    }

    /// What is said on a computer that knows no zones.
    package static var withoutTable: Text {
        Text(
            "This computer has no table of time zones (the package tzdata): only offsets such as +01:00 can be chosen, and they do not know when clocks change."
        )
    }
}

extension ClockInfo {
    /// What it means and what to do.
    package var text: Text {
        let minutes = (seconds.magnitude + 30) / 60
        let people = People(homes)
        return seconds > 0
            ? Text(
                "The clock of this computer is \(String(minutes)) min ahead of what the homes of \(people.description) say. Set it right, or ask them to."
            )
            : Text(
                "The clock of this computer is \(String(minutes)) min behind what the homes of \(people.description) say. Set it right, or ask them to."
            )
    }
}
