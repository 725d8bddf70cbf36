import HearthAPI
import HearthForms
import HearthPages
import Hummingbird

/// Forms whose answer shows what no address leads to, so that they lead nowhere else, and are shown again there.
extension OwnForm {
    /// Makes an invitation. Its link is shown on the answer and never again.
    static let invite = OwnForm(
        "/friends/invite", asking: NewInvitation.self, named: NewInvitation.path
    ) { visit, form in
        let list = form["?list"].flatMap { $0.isEmpty ? nil : $0 }
        do {
            return try await visit.invite(
                visit.ask(NewInvitation(list: list, days: nil, id: visit.newID)))
        } catch let error as HearthError where error.code != .locked {
            var again = visit
            again.problem = Problem(
                message: PageErrors.text(for: error), form: NewInvitation.path,
                address: visit.request.uri.path, fields: form.typed, sent: form.sent)
            return try await again.invite(nil)
        }
    }

    /// Shows the recovery code.
    static let recovery = OwnForm("/settings/recovery") { visit, form in
        if let acting = visit.acting {
            return try await visit.themselves.recoveryCode(
                visit.ask(ShowRecoveryCode()), ofChild: acting.child)
        }
        do {
            let asked = ShowRecoveryCode(passphrase: form["passphrase"])
            return try await visit.recoveryCode(visit.ask(asked))
        } catch let error as HearthError where error.code != .locked {
            var again = visit
            again.problem = Problem(
                message: PageErrors.text(for: error), form: ShowRecoveryCode.path, fields: [:])
            return try await again.recoveryCode(nil)
        }
    }

    /// Makes the link by which a guest is let in.
    static let guestLink = OwnForm(
        "/settings/devices/invite", for: .householders, named: InviteGuest.path
    ) { visit, form in
        try await visit.site.inviteGuest(form, visit)
    }
}
