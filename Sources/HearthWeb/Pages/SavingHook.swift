import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension OwnForm {
    /// Tries the program that is run for news, or ends that.
    static let hook = OwnForm(
        "/settings/hook", asking: RemoveHook.self, named: "/settings/hook",
        on: SettingsPage.notifications.address
    ) { visit, form in
        try await visit.site.setHook(form, visit)
    }
}

extension PageSite {
    /// Tries the program that is run for the visitor's news, or ends that. Which it is, no page says.
    func setHook(_ form: Form, _ visit: Visit) async throws -> Finished {
        let page = visit.isHouseholder ? SettingsPage.computer : .notifications
        let next = page.address + "#hook"
        switch form["hook"] {
        case "remove":
            _ = try await visit.ask(RemoveHook())
            return Finished(next: next, done: RemoveHook.path)
        case "test":
            _ = try await visit.ask(TestHook())
            return Finished(next: next, done: TestHook.path)
        default: throw HearthError(.atHomeOnly)
        }
    }
}
