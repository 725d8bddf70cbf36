/// Who of those who live with an owner does not see what the reader of a list reserves there.
package enum LeftOutText {
    package static func line(_ name: String) -> Text {
        Text(
            "\(name) lives in the owner's home and does not see what you reserve. Compare safety numbers with them if you want them to see it."
        )
    }

    /// What the reader marked today counts with everybody's next keys, at this time (ISO 8601).
    package static func change(_ name: String, sees: Bool, at time: String) -> Text {
        let clock = LocalTime.near(time)
        return sees
            ? Text("\(name) sees what you reserve until \(clock), when all keys change.")
            : Text("\(name) sees what you reserve from \(clock) on, when all keys change.")
    }
}
