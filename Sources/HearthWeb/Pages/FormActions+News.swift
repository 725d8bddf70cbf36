import HearthAPI
import HearthForms

/// The forms of news and reminders.
extension FormActions {
    mutating func offerNews() {
        offer(ReadNews.self)
        offerZones()
        offer(AcknowledgeReplacements.self)
        set(SetReminderDays.path, for: SetReminderDays.askers) { visit, form in
            // None that is ticked stands in no form.
            let days = form.all("days[]").compactMap { Int($0) }
            _ = try await visit.ask(SetReminderDays(days: days))
            return Finished(next: form.next, done: SetReminderDays.path)
        }
        set(Self.recoveryForm, for: SetReminderDays.askers) { visit, form in
            let days = try await visit.ask(ShowReminderDays()).days
            _ = try await visit.ask(SetReminderDays(days: days, remindsOfRecovery: false))
            return Finished(next: form.next, done: Self.recoveryForm)
        }
    }

    /// The name of the form by which somebody says that they have the recovery code on paper.
    static let recoveryForm = "recovery/kept"
}
