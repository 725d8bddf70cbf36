import HTTPTypes
import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

extension PageSite {
    /// Does what a form asks for and goes on to the next page; where that is refused, the form's own
    /// page is shown again, with the reason and with what was typed.
    func send(_ visit: Visit, _ context: BasicRequestContext) async throws -> Response {
        guard let form = visit.form else { return PageResponse.see("/") }
        let visit = visit.acting(by: form)
        let path = visit.request.uri.path
        let offer = path == Self.operationPath ? form[FormActions.field].flatMap { forms[$0] } : nil
        let own = OwnForm(rawValue: path)
        guard let askers = own?.askers ?? offer?.askers else {
            return PageResponse.plain(.notFound, Text("There is no such form.").string)
        }
        switch own {
        case .signOut: return try await signOut(visit)
        case .look: return try look(form, visit)
        case .recovery where visit.acting == nil: return try await recoveryCode(visit, form)
        case .invite: return try await invite(visit, form, context)
        default: break
        }
        return try await answering(visit, form, Self.name(of: form, sentTo: path), context) {
            try await visit.check(askers)
            switch own {
            case .leaveHome: return try await deleteMember(form, visit)
            case .calendar: return try await setCalendar(form, visit)
            case .guestLink: return try await inviteGuest(form, visit)
            case .shared: return try Self.readShared(form)
            case .recovery:
                return try await visit.themselves.recoveryCode(
                    visit.ask(ShowRecoveryCode()), ofChild: visit.acting?.child)
            case let own?: return try redirect(try await finish(form, own, visit), visit)
            case nil:
                guard let offer else { throw HearthError(.internalError) }
                return try redirect(try await offer.action(visit, form), visit)
            }
        }
    }

    /// One address for all operations: what was done stands in no address.
    static let operationPath = "/do"

    /// What a form is called where it is shown again with what was typed; nil: it is none of ours, or
    /// has nothing that one would type twice.
    static func name(of form: Form, sentTo path: String) -> String? {
        path == operationPath ? form[FormActions.field] : OwnForm(rawValue: path)?.name
    }

    /// Does what a form asks for, and says where to go next.
    private func finish(_ form: Form, _ own: OwnForm, _ visit: Visit) async throws -> Finished {
        switch own {
        case .wish: return try await save(form, visit)
        case .note: return try await saveNote(form, visit)
        case .importFile:
            let word = await imports.keep(
                try await read(form, for: visit), for: visit.member, octets: form.octetCount)
            return Finished(next: "/import?of=\(word)")
        case .importConfirm: return try await bring(form, visit)
        case .scan: return try await scan(form, visit)
        case .profile: return try await saveProfile(form, visit)
        case .people: return try await addMember(form, visit)
        case .recoverMember: return try await recoverMember(form, visit)
        case .child: return try await addChild(form, visit)
        case .passphrase: return try await setPassphrase(form, visit)
        case .hook: return try await setHook(form, visit)
        case .signOut, .shared, .look, .recovery, .invite, .leaveHome, .calendar, .guestLink:
            throw HearthError(.internalError)
        }
    }

    /// The answer to a form, or its page again.
    private func answering(
        _ visit: Visit, _ form: Form, _ name: String?, _ context: BasicRequestContext,
        _ body: () async throws -> Response
    ) async throws -> Response {
        do {
            return try await body()
        } catch let error as HearthError where error.code != .locked {
            let problem = Problem(
                message: PageErrors.text(for: error), form: name ?? "",
                address: visit.request.uri.path, fields: form.typed, sent: form.sent,
                wrong: PageErrors.fields(of: error),
                photos: [WishFormView.form, NoteFormView.form].contains(name)
                    ? await keepPhotos(of: form, visit) : [],
                passphraseHref: PageErrors.needsPassphrase(error)
                    ? PassphrasePlace.href(from: form.from) : nil)
            return Self.saying(
                error.code, with: try await show(problem, on: form.from, visit, context))
        }
    }

    /// Says why a form was refused to a script that has sent it while nobody looked.
    private static func saying(_ code: ErrorCode, with response: Response) -> Response {
        guard let name = HTTPField.Name("hearth-refusal") else { return response }
        var response = response
        response.headers[name] = code.rawValue
        return response
    }

    /// A form's page again, with what was typed.
    func show(
        _ problem: Problem, on page: String, _ visit: Visit, _ context: BasicRequestContext
    ) async throws -> Response {
        var head = visit.request.head
        head.method = .get
        head.path = page
        let request = Request(head: head, body: RequestBody(buffer: .init()))
        var again = visit.with(request)
        again.problem = problem
        return try await show(request, again, context)
    }

    /// Makes an invitation. Its link is shown on the answer and never again, so that this one form
    /// leads nowhere else.
    private func invite(
        _ visit: Visit, _ form: Form, _ context: BasicRequestContext
    ) async throws -> Response {
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

    /// Shows the recovery code on the answer, in the one place that no address leads to.
    private func recoveryCode(_ visit: Visit, _ form: Form) async throws -> Response {
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

    /// How pages look in this browser.
    private func look(_ form: Form, _ visit: Visit) throws -> Response {
        var response = try redirect(
            Finished(next: SettingsPage.look.address, done: "settings"), visit)
        for (field, cookie) in [
            ("language", BrowserChoices.languageCookie),
            ("text-size", BrowserChoices.textSizeCookie),
            ("colours", BrowserChoices.coloursCookie),
        ] {
            let value = form[field] ?? ""
            let isKnown = value.allSatisfy { $0.isASCII && $0.isLetter } && value.count <= 8
            response.setCookie(
                value.isEmpty || !isKnown
                    ? LastingCookie.ended(cookie) : LastingCookie.make(cookie, value))
        }
        return response
    }
}
