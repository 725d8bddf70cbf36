package import HearthAPI
package import HearthLanguage

/// What comes to a member, when, and on which screens.
package struct NotificationsView: PageContent {
    package static let template = "notifications"

    /// Nil: it is no device of theirs.
    let push: PushForm?
    /// Whether sign-ins end soon: they give to somebody who lives here.
    let isShort: Bool
    let reminders: [Choice]
    /// By which clock it is seven.
    let morning: Text
    /// Of somebody who does not look after the computer and has chosen one all the same.
    let hook: HookForm?

    package init(
        reminders: ReminderInfo, zone: String, push: PushForm?, isShort: Bool, hook: HookInfo?
    ) {
        morning = Text("Reminders come at seven in the morning. Your time zone: \(zone).")
        self.push = push
        self.isShort = isShort
        self.reminders = ReminderChoices.all(reminders.days)
        self.hook = hook.flatMap { $0.program == nil ? nil : HookForm($0) }
    }
}

/// Whether a device is told that something is new while its Hearth is closed.
package struct PushForm: Sendable {
    /// What its browser needs for that.
    let key: String
    let isOn: Bool
    /// Why the last message did not come; nil: it did.
    let trouble: Text?

    package init(key: String, isOn: Bool, trouble: Text?) {
        self.key = key
        self.isOn = isOn
        self.trouble = trouble
    }
}
