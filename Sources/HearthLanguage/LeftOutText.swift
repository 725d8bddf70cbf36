/// Who does not see what the reader reserves, because they live with the owner.
package enum LeftOutText {
    package static func line(_ name: String) -> Text {
        Text(
            "\(name) lives with the owner and does not see what you reserve. You can change that on their page."
        )
    }

    /// What the reader marked today counts with everybody's next keys, which change once a day.
    package static func change(_ name: String, sees: Bool) -> Text {
        sees
            ? Text("\(name) sees what you reserve until tomorrow.")
            : Text("\(name) sees what you reserve from tomorrow on.")
    }
}
