import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension PageSite {
    /// Has a program run for the visitor's news, tries it, or ends that.
    ///
    /// To choose a program takes the passphrase where there is one: a browser that somebody left open is
    /// not to become a way to run programs.
    func setHook(_ form: Form, _ visit: Visit) async throws -> Finished {
        let next = "/settings#hook"
        switch form["hook"] {
        case "remove":
            _ = try await visit.ask(RemoveHook())
            return Finished(next: next, done: RemoveHook.path)
        case "test":
            _ = try await visit.ask(TestHook())
            return Finished(next: next, done: TestHook.path)
        default:
            try await checkPassphrase(form["passphrase"], of: visit)
            _ = try await visit.ask(
                SetHook(
                    program: form["program"] ?? "",
                    arguments: HookForm.arguments(typed: form["arguments"]),
                    language: Language.current.code))
            return Finished(next: next, done: SetHook.path)
        }
    }

    /// A sign-in that ends at once, for dates alone: as for the calendar.
    private func checkPassphrase(_ typed: String?, of visit: Visit) async throws {
        let passphrase = typed.flatMap { $0.isEmpty ? nil : $0 }
        let made = try await performer.perform(
            SignIn(member: visit.member ?? "", passphrase: passphrase, forCalendars: true),
            as: Caller())
        _ = try await performer.perform(Lock(), as: Caller(session: made.token))
    }
}
