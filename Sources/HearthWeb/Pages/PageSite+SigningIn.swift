import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension PageSite {
    private var cookie: String { Self.sessionCookie(key) }

    /// The name of the cookie that holds a sign-in.
    static func sessionCookie(_ key: AccessToken) -> String { "hearth-session-\(key.cookieSuffix)" }

    /// Whoever is signed in at this browser; nil: nobody.
    func visit(of request: Request) async throws -> Visit? {
        try await visit(
            of: request, token: request.cookies[cookie]?.value ?? "", isForCalendars: false)
    }

    /// Whoever this token signs in, for pages or for the calendar alone; nil: nobody.
    func visit(
        of request: Request, token: String, isForCalendars: Bool
    ) async throws -> Visit? {
        guard !token.isEmpty else { return nil }
        var visit = Visit(site: self, request: request)
        do {
            let signedIn = try await performer.perform(
                ShowSignIn(), as: Caller(session: token))
            guard signedIn.isForCalendars == isForCalendars else { return nil }
            visit.member = signedIn.member
            visit.token = token
            return visit
        } catch let error as HearthError where error.code == .signedOut {
            return nil
        }
    }

    /// To the shelf of faces, and back to this page after it.
    func signInFirst(_ request: Request) -> Response {
        let back = request.method == .get ? request.uri.string : "/"
        return PageResponse.see("/sign-in?next=\(PercentCoding.encode(back))")
    }

    /// The shelf of faces, and what was chosen there.
    func signIn(_ request: Request) async throws -> Response {
        let visit = Visit(site: self, request: request)
        guard request.method == .post else {
            return try await shelf(
                visit, chosen: visit.query("member"), next: visit.query("next") ?? "/")
        }
        let form = try await FormReading.readSmall(request, bodies)
        let next = form["next"] ?? "/"
        let member = form["member"] ?? ""
        do {
            return try await signedIn(
                SignIn(member: member, passphrase: form["passphrase"]), next: next)
        } catch let error as HearthError {
            let problem = Problem(
                message: PageErrors.text(for: error), form: "sign-in", fields: [:])
            return try await shelf(visit, chosen: member, next: next, problem)
        }
    }

    /// Signs a member in at this browser and goes on.
    func signedIn(_ signIn: SignIn, next: String) async throws -> Response {
        let signedIn = try await performer.perform(signIn, as: Caller())
        var response = PageResponse.see(Form.local(next) ?? "/")
        response.setCookie(LastingCookie.make(cookie, signedIn.token))
        return response
    }

    private func shelf(
        _ visit: Visit, chosen: String?, next: String, _ problem: Problem? = nil
    ) async throws -> Response {
        let members = try await performer.perform(ListMembers(), as: Caller())
        let status = try await performer.perform(ShowStatus(), as: Caller())
        let back = PercentCoding.encode(next)
        // A single member with a passphrase is asked for it at once.
        let only = members.count == 1 && members[0].hasPassphrase ? members[0].name : nil
        let view = SignInView(
            household: status.household, members: members, chosen: chosen ?? only, next: next,
            problem: problem
        ) { "/sign-in?member=\(PercentCoding.encode($0))&next=\(back)" }
        return visit.response(
            Text("Sign in"), view, status: problem == nil ? .ok : .unprocessableContent)
    }

    func signOut(_ visit: Visit) async throws -> Response {
        _ = try await visit.ask(Lock())
        var response = PageResponse.see(Form.local(visit.form?["next"]) ?? "/sign-in")
        response.setCookie(LastingCookie.ended(cookie))
        return response
    }
}
