import HearthAPI
import HearthDevices
import HearthForms
import HearthLanguage
import HearthPages
import HearthProcess
import Hummingbird

extension PageSite {
    private var cookie: String { Self.sessionCookie(key) }
    private var shortCookie: String { Self.shortSessionCookie(key) }

    /// The name of the cookie that holds a sign-in.
    static func sessionCookie(_ key: AccessToken) -> String { "hearth-session-\(key.cookieSuffix)" }

    /// The same for those whose sign-ins are short: it ends with the browser.
    static func shortSessionCookie(_ key: AccessToken) -> String {
        "hearth-visit-\(key.cookieSuffix)"
    }

    /// The member who is signed in at this browser; nil: nobody.
    func visit(of request: Request) async throws -> Visit? {
        for name in [shortCookie, cookie] {
            let token = request.cookies[name]?.value ?? ""
            if let visit = try await visit(of: request, token: token, isForCalendars: false) {
                return visit
            }
        }
        return nil
    }

    /// Has the browser keep a sign-in no longer than it may: whose sign-ins have become short had a
    /// lasting cookie before.
    func shortenCookies(_ visit: Visit, _ response: inout Response) {
        guard visit.isShort, let token = visit.token, visit.request.cookies[cookie] != nil
        else { return }
        response.setCookie(PassingCookie.make(shortCookie, token))
        response.setCookie(LastingCookie.ended(cookie))
    }

    /// Begins the time of what lets a browser in again, with each visit of the first page, and has it be what
    /// such cookies are now: a link from another site opens its page with those alone.
    func renewCookies(_ visit: Visit, _ response: inout Response) {
        guard visit.request.uri.path == "/", !visit.isByItself else { return }
        let held = visit.request.cookies
        if !visit.isShort, let token = visit.token, held[cookie]?.value == token {
            response.setCookie(LastingCookie.make(cookie, token))
        }
        for name in [desk.cookieName, BrowserKey.cookie(key)] {
            if let value = held[name]?.value { response.setCookie(LastingCookie.make(name, value)) }
        }
    }

    /// The member whom this token signs in, for pages or for the calendar alone; nil: nobody.
    func visit(
        of request: Request, token: String, isForCalendars: Bool
    ) async throws -> Visit? {
        guard !token.isEmpty else { return nil }
        var visit = Visit(site: self, request: request)
        do {
            let signedIn = try await performer.perform(
                ShowSignIn(), as: Caller(session: token, isByItself: visit.isByItself))
            guard signedIn.isForCalendars == isForCalendars else { return nil }
            let device = address.isOutside(request) ? desk.device(of: request) : nil
            // A calendar program is no device. A sign-in of before knows none yet.
            guard isForCalendars || signedIn.device == nil || signedIn.device == device?.id else {
                return nil
            }
            if !isForCalendars, let device {
                guard try await mayUse(device, signedIn.member) else { return nil }
                if signedIn.device == nil {
                    _ = try await performer.perform(
                        BindSignIn(device: device.id),
                        as: Caller(session: token, isByItself: visit.isByItself))
                }
                desk.note(session: token, of: device)
                visit.keep = keep(on: device)
            }
            visit.member = signedIn.member
            visit.token = token
            visit.isShort = signedIn.isShort
            visit.isHouseholder = signedIn.isHouseholder
            visit.moment = signedIn.moment
            visit.elsewhereSince = signedIn.elsewhereSince
            visit.movingSince = signedIn.movingSince
            visit.copyOf = signedIn.copyOf
            visit.zone = signedIn.zone.flatMap { MachineZones.shared.zone(named: $0) }
            return visit
        } catch let error as HearthError where error.code == .signedOut {
            return nil
        }
    }

    /// Where an open page hears when to look again.
    static let livePath = "/live"

    /// To the shelf of faces, and back to this page after it.
    func signInFirst(_ request: Request) -> Response {
        if request.uri.path == Self.livePath { return EventsRoute.ended(.locked) }
        let back = request.method == .get ? request.uri.string : "/"
        return PageResponse.see("/sign-in?next=\(PercentCoding.encode(back))")
    }

    /// The shelf of faces, and what was chosen there.
    func signIn(_ request: Request) async throws -> Response {
        let visit = Visit(site: self, request: request)
        guard request.method == .post else {
            let next = visit.query("next") ?? "/"
            if let signIn = try await onlySignIn(visit),
                let response = try? await signedIn(signIn, next: next)
            {
                return response
            }
            return try await shelf(visit, chosen: visit.query("member"), next: next)
        }
        let form = try await FormReading.readSmall(request)
        let next = form["next"] ?? "/"
        let member = form["member"] ?? ""
        if address.isOutside(request), let device = desk.device(of: request),
            try await !mayUse(device, member)
        {
            return try await shelf(
                visit, chosen: nil, next: next,
                Problem(
                    message: PageErrors.text(for: HearthError(.unknownMember, ["name": member])),
                    form: "sign-in", fields: [:]))
        }
        do {
            let response = try await signedIn(
                SignIn(
                    member: member, passphrase: form["passphrase"], device: visit.device?.id),
                next: next)
            // Nobody has two sign-ins in one browser, nor goes on with what another had.
            if let old = try await self.visit(of: request) { _ = try await old.ask(Lock()) }
            return response
        } catch let error as HearthError {
            let problem = Problem(
                message: PageErrors.text(for: error), form: "sign-in", fields: [:])
            return try await shelf(visit, chosen: member, next: next, problem)
        }
    }

    /// What the shelf would ask of the one person on a device of their own, who has no passphrase: it
    /// need not ask. Nil where they signed out, or somebody ended their sign-in: they come back by a tap.
    private func onlySignIn(_ visit: Visit) async throws -> SignIn? {
        let cookies = visit.request.cookies
        guard visit.request.method == .get, !visit.isByItself, let device = visit.device,
            device.member != nil,
            ![leftCookie, cookie, shortCookie].contains(where: { cookies[$0] != nil })
        else { return nil }
        let members = try await members(at: visit.request)
        guard members.count == 1, let only = members.first, !only.hasPassphrase else { return nil }
        return SignIn(member: only.name, passphrase: nil, device: device.id)
    }

    /// Signs a member in at this browser and goes on.
    func signedIn(_ signIn: SignIn, next: String) async throws -> Response {
        let signedIn = try await performer.perform(signIn, as: Caller())
        var response = PageResponse.see(Form.local(next) ?? "/")
        keep(signedIn, &response)
        return response
    }

    /// Has the browser keep a sign-in.
    func keep(_ signedIn: SignInInfo, _ response: inout Response) {
        if signedIn.isShort {
            response.setCookie(PassingCookie.make(shortCookie, signedIn.token))
            response.setCookie(LastingCookie.ended(cookie))
        } else {
            response.setCookie(LastingCookie.make(cookie, signedIn.token))
            response.setCookie(LastingCookie.ended(shortCookie))
        }
        response.setCookie(LastingCookie.ended(leftCookie))
    }

    private func shelf(
        _ visit: Visit, chosen: String?, next: String, _ problem: Problem? = nil
    ) async throws -> Response {
        let members = try await members(at: visit.request)
        let status = try await performer.perform(ShowStatus(), as: Caller())
        let back = PercentCoding.encode(next)
        // A single member with a passphrase is asked for it at once.
        let only = members.count == 1 && members[0].hasPassphrase ? members[0].name : nil
        let view = SignInView(
            household: status.household, members: members, chosen: chosen ?? only, next: next,
            problem: problem
        ) {
            "/sign-in?member=\(PercentCoding.encode($0))&next=\(back)"
        } forgotten: {
            "\(Self.forgottenPath)?member=\(PercentCoding.encode($0))&next=\(back)"
        }
        return visit.response(
            Text("Sign in"), view, status: problem == nil ? .ok : .unprocessableContent)
    }

    static let signOutPath = "/sign-out"

    func signOut(_ visit: Visit) async throws -> Response {
        _ = try await visit.ask(Lock())
        return leave(visit, next: Form.local(visit.form?["next"]) ?? "/sign-in")
    }

    func endSignIn(_ response: inout Response) {
        response.setCookie(LastingCookie.ended(cookie))
        response.setCookie(LastingCookie.ended(shortCookie))
        response.setCookie(LastingCookie.ended(listCookie))
    }
}

extension OwnForm {
    /// Ends the sign-in.
    static let signOut = OwnForm(PageSite.signOutPath) { visit, _ in
        try await visit.site.signOut(visit)
    }
}
