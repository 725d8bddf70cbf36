import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

extension PageSite {
    /// Does what a form asks for and goes on to the next page; where that is refused, the form's own
    /// page is shown again, with the reason and with what was typed.
    func send(_ visit: Visit, _ context: BasicRequestContext) async throws -> Response {
        let path = visit.request.uri.path
        guard let form = visit.form else { return PageResponse.see("/") }
        switch path {
        case Self.signOutPath: return try await signOut(visit)
        case "/settings/look": return try look(form, visit)
        case "/settings/recovery": return try await recoveryCode(visit, form)
        case "/friends/invite": return try await invite(visit, form, context)
        default: break
        }
        guard let name = Self.name(of: form, sentTo: path), path != "/do" || forms[name] != nil
        else {
            return PageResponse.plain(.notFound, Text("There is no such form.").string)
        }
        return try await answering(visit, form, name, context) {
            switch path {
            case LeaveHomeView.address: return try await deleteMember(form, visit)
            case "/settings/calendar": return try await setCalendar(form, visit)
            default: break
            }
            return try redirect(try await finish(form, sentTo: path, visit), visit)
        }
    }

    /// What a form is called where it is shown again with what was typed; nil: it is none of ours, or
    /// has nothing that one would type twice.
    static func name(of form: Form, sentTo path: String) -> String? {
        switch path {
        case "/do": form[FormActions.field]
        case "/wish": WishFormView.form
        case "/import", "/import/confirm": ImportView.form
        case "/friends/scan": AddFriendView.scanForm
        case "/friends/invite": NewInvitation.path
        case "/settings/profile": ProfileForm.form
        case "/settings/people": AddMember.path
        case "/settings/passphrase": SetPassphrase.path
        case LeaveHomeView.address: DeleteMember.path
        case HookForm.form, "/settings/calendar": path
        default: nil
        }
    }

    /// Does what a form asks for, and says where to go next.
    private func finish(
        _ form: Form, sentTo path: String, _ visit: Visit
    ) async throws -> Finished {
        switch path {
        case "/wish": return try await save(form, visit)
        case "/import":
            let word = await imports.keep(
                try await read(form, for: visit), for: visit.member, octets: form.octetCount)
            return Finished(next: "/import?of=\(word)")
        case "/import/confirm": return try await bring(form, visit)
        case "/friends/scan": return try await scan(form, visit)
        case "/settings/profile": return try await saveProfile(form, visit)
        case "/settings/people": return try await addMember(form, visit)
        case "/settings/passphrase": return try await setPassphrase(form, visit)
        case HookForm.form: return try await setHook(form, visit)
        // One address for all operations: what was done stands in no address.
        default:
            guard let action = form[FormActions.field].flatMap({ forms[$0] }) else {
                throw HearthError(.internalError)
            }
            return try await action(visit, form)
        }
    }

    /// The answer to a form, or its page again.
    private func answering(
        _ visit: Visit, _ form: Form, _ name: String, _ context: BasicRequestContext,
        _ body: () async throws -> Response
    ) async throws -> Response {
        do {
            return try await body()
        } catch let error as HearthError where error.code != .locked {
            let problem = Problem(
                message: PageErrors.text(for: error), form: name,
                fields: form.typed,
                photos: name == WishFormView.form ? await keepPhotos(of: form, visit) : [])
            return try await show(problem, on: form.from, visit, context)
        }
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
                message: PageErrors.text(for: error), form: NewInvitation.path, fields: [:])
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
        var response = try redirect(Finished(next: "/settings", done: "settings"), visit)
        for (field, cookie) in [
            ("language", BrowserChoices.languageCookie),
            ("text-size", BrowserChoices.textSizeCookie),
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
