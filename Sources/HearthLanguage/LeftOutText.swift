/// Who does not see what the reader reserves, because they live with the owner.
package enum LeftOutText {
    package static func line(_ name: String) -> Text {
        Text(
            "\(name) lives in the owner's home and does not see what you reserve. Say on the list that they may, or compare safety numbers with them, if you want them to see it."
        )
    }

    /// What the reader marked today counts with everybody's next keys, which change once a day.
    package static func change(_ name: String, sees: Bool) -> Text {
        sees
            ? Text("\(name) sees what you reserve until tomorrow.")
            : Text("\(name) sees what you reserve from tomorrow on.")
    }
}
