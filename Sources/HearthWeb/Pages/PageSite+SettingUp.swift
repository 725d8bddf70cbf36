import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// The first visit: a household in which nobody lives yet.
extension PageSite {
    /// Every address leads here until somebody lives here.
    static let setUpPath = "/set-up"

    /// The form for the household and its first member, and what was typed there.
    ///
    /// Only a browser that was let in comes here, as to every page.
    func setUp(_ request: Request) async throws -> Response {
        let visit = Visit(site: self, request: request)
        guard try await !isInhabited() else {
            return request.method == .post ? isSetUpAlready(visit) : PageResponse.see("/")
        }
        guard request.method == .post else { return setUpForm(visit) }
        let form = try await FormReading.readSmall(request)
        do {
            return try await setUp(form)
        } catch let error as HearthError where error.code == .homeExists {
            return isSetUpAlready(visit)
        } catch let error as HearthError {
            return setUpForm(
                visit,
                Problem(
                    message: PageErrors.text(for: error), form: SetUpHousehold.path,
                    fields: Dictionary(
                        form.fields.filter {
                            ["household", "member", "currency"].contains($0.name)
                        }
                    ) { one, _ in one }))
        }
    }

    /// Where the program ends between the two steps, the shelf of faces shows the first member.
    private func setUp(_ form: Form) async throws -> Response {
        let passphrase = try newPassphrase(in: form)
        let made = try await performer.perform(
            SetUpHousehold(
                household: form["household"] ?? "", member: form["member"] ?? "",
                passphrase: passphrase,
                currency: form["currency"].flatMap { $0.isEmpty ? nil : $0 }), as: Caller())
        return try await signedIn(
            SignIn(member: made.member, passphrase: passphrase), next: "/welcome")
    }

    private func setUpForm(_ visit: Visit, _ problem: Problem? = nil) -> Response {
        visit.response(
            Text("Welcome to Hearth"),
            SetUpView(
                member: proposedName ?? "",
                currency: BrowserChoices.currency(
                    accepting: visit.request.headers[.acceptLanguage] ?? ""),
                problem: problem),
            status: problem == nil ? .ok : .unprocessableContent)
    }

    func isSetUpAlready(_ visit: Visit) -> Response {
        visit.response(
            Text("That did not work"),
            MessageView(
                heading: Text("This household is set up already"),
                message: Text("Somebody lives here. Nothing was changed.").string),
            status: .conflict)
    }

    func isInhabited() async throws -> Bool {
        do {
            _ = try await performer.perform(ListMembers(), as: Caller())
            return true
        } catch let error as HearthError where error.code == .nobodyHere {
            return false
        }
    }
}

extension Visit {
    /// What somebody needs who has just been made a member.
    func welcome() async throws -> Response {
        let key = try await ask(ShowKey())
        guard let visitor = try await ask(ListMembers()).first(where: { $0.name == member }) else {
            throw HearthError(.unknownMember, ["name": member ?? ""])
        }
        return try await page(
            Text("Welcome"),
            WelcomeView(
                visitor, household: try await ask(ShowStatus()).household,
                friends: try await ask(ListFriends()), key: key,
                drawing: try site.drawing(of: key.link)))
    }
}
