package import HearthWire

/// What interrupted a pomodoro (protocol-spec/activities.md).
package struct FocusInterruption: Hashable, Sendable, Identifiable {
    package let id: FocusID
    /// It came from outside; else one distracted oneself.
    package let isExternal: Bool
    /// Since the session began.
    package let afterSeconds: Int
    /// The activity that was written down because of it.
    package var became: ItemID?
    /// What came up, in up to 200 characters.
    package var note: String
    var carried = Carried()

    package init(
        id: FocusID, isExternal: Bool, afterSeconds: Int, became: ItemID? = nil, note: String = ""
    ) {
        self.id = id
        self.isExternal = isExternal
        self.afterSeconds = afterSeconds
        self.became = became
        self.note = note
    }
}
