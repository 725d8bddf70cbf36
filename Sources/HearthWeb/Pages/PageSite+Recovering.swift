import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// Somebody whose computer is lost comes to live here, with their recovery code and the link of one friend.
extension PageSite {
    /// In a home in which nobody lives yet.
    static let recoverPath = setUpPath + "/recover"

    /// The form for the first who lives here, and what was typed there.
    func recover(_ request: Request) async throws -> Response {
        let visit = Visit(site: self, request: request)
        guard try await !isInhabited() else {
            return request.method == .post ? isSetUpAlready(visit) : PageResponse.see("/")
        }
        guard request.method == .post else { return recoverForm(visit) }
        let form = try await FormReading.readSmall(request)
        do {
            let made = try await visit.ask(recoverMember(form))
            return try await signedIn(
                SignIn(member: made.member, passphrase: try newPassphrase(in: form)),
                next: ComingBackView.address)
        } catch let error as HearthError where error.code == .signedOut {
            // Somebody has come to live here since it was looked.
            return isSetUpAlready(visit)
        } catch let error as HearthError {
            return recoverForm(
                visit,
                Problem(
                    message: PageErrors.text(for: error), form: RecoverMember.path,
                    address: Self.recoverPath, fields: [:], sent: form.sent,
                    wrong: PageErrors.fields(of: error)))
        }
    }

    private func recoverForm(_ visit: Visit, _ problem: Problem? = nil) -> Response {
        let view = RecoverView(
            first: proposedName ?? "", action: Self.recoverPath, back: Self.setUpPath)
        return visit.response(
            view.heading, view, status: problem == nil ? .ok : .unprocessableContent,
            refused: problem)
    }

    /// In a household that runs already: a householder has them come, and says where to go next.
    func recoverMember(_ form: Form, _ visit: Visit) async throws -> Finished {
        let made = try await visit.ask(recoverMember(form))
        let name = PercentCoding.encode(made.member)
        return Finished(next: "\(SettingsPage.people.address)?\(Visit.recoveredField)=\(name)")
    }

    private func recoverMember(_ form: Form) throws -> RecoverMember {
        RecoverMember(
            name: form["name"] ?? "", code: form["code"] ?? "", friend: form["link"] ?? "",
            passphrase: try newPassphrase(in: form), household: form["household"],
            current: form["?current"].flatMap { $0.isEmpty ? nil : $0 })
    }
}

extension OwnForm {
    /// Has somebody come whose computer is lost.
    static let recoverMember = OwnForm(
        "/settings/people/recover", for: .householders, named: RecoverMember.path
    ) { visit, form in
        try await visit.site.recoverMember(form, visit)
    }
}

extension Visit {
    /// What of the address of the people's page says who was recovered just now.
    static let recoveredField = "recovered"

    /// Where a householder has somebody come whose computer is lost.
    func recoverMember() async throws -> Response {
        let view = RecoverView(for: try await confirmation())
        return try await page(view.heading, view)
    }

    /// How far the visitor's recovery has come; the first page, where they never began again.
    func comingBack() async throws -> Response {
        let progress = try await ask(ShowRecovery())
        guard let since = progress.since else { return PageResponse.see("/") }
        return try await page(
            Text("What comes back"), at: .home,
            ComingBackView(
                progress, since: since, lists: try await ask(ListLists(all: ListLists.yes))))
    }

    /// Asks before the visitor uses Hearth here again; the first page, where they do.
    func takeOver() async throws -> Response {
        guard elsewhereSince != nil || problem != nil else { return PageResponse.see("/") }
        return try await page(
            Text("Take over again"), TakeOverView(try await confirmation(), problem: problem))
    }
}

extension FormActions {
    mutating func offerRecovery() {
        set(AskFoundFriends.path, for: AskFoundFriends.askers) { visit, form in
            // Only of those who were shown can somebody have taken the tick away.
            let unticked = Set(form.all("shown[]")).subtracting(form.all("wanted[]"))
            _ = try await visit.ask(AskFoundFriends(without: unticked.sorted()))
            return Finished(next: form.next, done: AskFoundFriends.path)
        }
    }
}
