import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    /// A guest's first page. Who lives here, or has a passphrase already, begins elsewhere.
    func begin() async throws -> Response {
        let own = try await ask(ListMembers()).first { $0.name == member }
        guard let own, own.isGuest, !own.hasPassphrase else { return PageResponse.see("/welcome") }
        return try await page(
            Text("Choose a passphrase"),
            BeginView(
                member: own.name, household: try await ask(ShowStatus()).household,
                inbox: try await ask(ShowInbox())))
    }

    /// Where a guest goes on who has chosen a passphrase. The button has named the list and is a yes to it; where
    /// more is to be asked before, that comes first. Nil: the form was none of a guest's first page.
    func begun(_ form: Form) async throws -> Finished? {
        guard let entry = form[BeginView.field] else { return nil }
        guard !entry.isEmpty,
            let offer = BeginView.offer(in: try await ask(ShowInbox())), offer.id == entry
        else { return Finished(next: "/welcome", done: SetPassphrase.path) }
        if AcceptView.isNeeded(for: offer, try await ask(ShowAddressSharing())) {
            return Finished(next: AcceptView.address(of: entry), done: SetPassphrase.path)
        }
        let answered = try await ask(AnswerInbox(entry: entry, answer: .accept))
        return await FormActions.opened(answered, self)
    }
}
