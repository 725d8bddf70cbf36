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
        case "/sign-out": return try await signOut(visit)
        case "/settings/look": return try look(form, visit)
        case "/settings/profile":
            return try await attempt(visit, form, ProfileForm.form, context) {
                try await saveProfile(form, visit)
            }
        case "/settings/people":
            return try await attempt(visit, form, AddMember.path, context) {
                try await addMember(form, visit)
            }
        case LeaveHomeView.address:
            return try await answering(visit, form, DeleteMember.path, context) {
                try await deleteMember(form, visit)
            }
        case "/settings/passphrase":
            return try await attempt(visit, form, SetPassphrase.path, context) {
                try await setPassphrase(form, visit)
            }
        case "/settings/recovery": return try await recoveryCode(visit, form)
        case "/settings/calendar":
            return try await answering(visit, form, path, context) {
                try await setCalendar(form, visit)
            }
        case HookForm.form:
            return try await attempt(visit, form, path, context) {
                try await setHook(form, visit)
            }
        case "/friends/invite": return try await invite(visit, form, context)
        case "/friends/scan":
            return try await attempt(visit, form, AddFriendView.scanForm, context) {
                try await scan(form, visit)
            }
        case "/import":
            return try await attempt(visit, form, ImportView.form, context) {
                let word = await imports.keep(
                    try await read(form, for: visit), for: visit.member, octets: form.octetCount)
                return Finished(next: "/import?of=\(word)")
            }
        case "/import/confirm":
            return try await attempt(visit, form, ImportView.form, context) {
                try await bring(form, visit)
            }
        case "/wish":
            return try await attempt(visit, form, WishFormView.form, context) {
                try await save(form, visit)
            }
        // One address for all: what was done stands in no address.
        case "/do":
            guard let operation = form[FormActions.field], let action = forms[operation] else {
                return PageResponse.plain(.notFound, Text("There is no such form.").string)
            }
            return try await attempt(visit, form, operation, context) {
                try await action(visit, form)
            }
        default: return PageResponse.plain(.notFound, Text("There is no such form.").string)
        }
    }

    private func attempt(
        _ visit: Visit, _ form: Form, _ name: String, _ context: BasicRequestContext,
        _ body: () async throws -> Finished
    ) async throws -> Response {
        try await answering(visit, form, name, context) {
            do {
                return try lead(try await body(), visit)
            } catch let error as HearthError where error.code == .alreadyDone {
                // The form came again, and what was answered to it first is not kept any more.
                return try lead(Finished(next: form.next, done: name), visit)
            }
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
                fields: Dictionary(form.fields.map { ($0.name.withoutMark, $0.value) }) { one, _ in
                    one
                }, photos: name == WishFormView.form ? await keepPhotos(of: form, visit) : [])
            if error.code == .passphraseAgain, visit.asksAgain {
                return await askAgain(visit, unsent: problem, on: form.from)
            }
            return try await show(problem, on: form.from, visit, context)
        }
    }

    /// A form's page again, with what was typed.
    private func show(
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

    /// What could not be sent without the passphrase, to be looked at and sent now.
    func showUnsent(
        _ visit: Visit, _ context: BasicRequestContext
    ) async throws -> Response {
        guard let kept = await unsent.take(visit.query("of") ?? "", for: visit.member) else {
            return PageResponse.see("/")
        }
        let problem = Problem(
            message: Text("This was not sent yet. Look at it, and send it now.").string,
            form: kept.problem.form, fields: kept.problem.fields, photos: kept.problem.photos)
        return try await show(problem, on: kept.page, visit, context)
    }

    /// Makes an invitation. Its link is shown on the answer and never again, so that this one form
    /// leads nowhere else.
    private func invite(
        _ visit: Visit, _ form: Form, _ context: BasicRequestContext
    ) async throws -> Response {
        let list = form["?list"].flatMap { $0.isEmpty ? nil : $0 }
        do {
            return try await visit.invite(visit.ask(NewInvitation(list: list, days: nil)))
        } catch let error as HearthError where error.code != .locked {
            if error.code == .passphraseAgain { return askAgain(visit) }
            var again = visit
            again.problem = Problem(
                message: PageErrors.text(for: error), form: NewInvitation.path, fields: [:])
            return try await again.invite(nil)
        }
    }

    /// Shows the recovery code on the answer, in the one place that no address leads to.
    private func recoveryCode(_ visit: Visit, _ form: Form) async throws -> Response {
        // It changes nothing, and its answer is kept nowhere.
        var visit = visit
        visit.requestID = nil
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
        var response = try lead(Finished(next: "/settings", done: "settings"), visit)
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

extension String {
    /// The name of a field without the mark of one that may be left out.
    fileprivate var withoutMark: String { hasPrefix("?") ? String(dropFirst()) : self }
}
