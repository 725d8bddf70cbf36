import HearthAPI
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
        case "/settings/look": return look(form)
        case "/settings/profile":
            return try await attempt(visit, form, ProfileForm.form, context) {
                try await saveProfile(form, visit)
            }
        case "/settings/people":
            return try await attempt(visit, form, AddMember.path, context) {
                try await addMember(form, visit)
            }
        case "/settings/passphrase":
            return try await attempt(visit, form, SetPassphrase.path, context) {
                try await setPassphrase(form, visit)
            }
        case "/settings/calendar":
            return try await answering(visit, form, path, context) {
                try await setCalendar(form, visit)
            }
        case "/friends/invite": return try await invite(visit, form, context)
        case "/friends/scan":
            return try await attempt(visit, form, AddFriendView.scanForm, context) {
                try await scan(form)
            }
        case "/import":
            return try await attempt(visit, form, ImportView.form, context) {
                try await imports.keep(read(form), for: visit)
            }
        case "/import/confirm":
            return try await attempt(visit, form, ImportView.form, context) {
                try await bring(form, visit)
            }
        case "/wish":
            return try await attempt(visit, form, WishFormView.form, context) {
                try await save(form, visit)
            }
        default:
            guard let operation = path.dropping(prefix: "/do/"), let action = forms[operation]
            else {
                return PageResponse.plain(.notFound, Text("There is no such form.").string)
            }
            return try await attempt(visit, form, operation, context) {
                try await action(visit, form)
                return Self.address(form.next, done: operation, form)
            }
        }
    }

    private func attempt(
        _ visit: Visit, _ form: Form, _ name: String, _ context: BasicRequestContext,
        _ body: () async throws -> String
    ) async throws -> Response {
        try await answering(visit, form, name, context) { PageResponse.see(try await body()) }
    }

    /// The answer to a form, or its page again.
    private func answering(
        _ visit: Visit, _ form: Form, _ name: String, _ context: BasicRequestContext,
        _ body: () async throws -> Response
    ) async throws -> Response {
        do {
            return try await body()
        } catch let error as HearthError where error.code != .locked {
            var again = visit
            again.problem = Problem(
                message: PageErrors.text(for: error), form: name,
                fields: Dictionary(form.fields.map { ($0.name.withoutMark, $0.value) }) { one, _ in
                    one
                })
            var head = visit.request.head
            head.method = .get
            head.path = form.from
            let request = Request(head: head, body: RequestBody(buffer: .init()))
            again = again.with(request)
            return try await show(request, again, context)
        }
    }

    /// The next page, and what it says was done.
    private static func address(_ next: String, done: String, _ form: Form) -> String {
        let separator = next.contains("?") ? "&" : "?"
        var address = "\(next)\(separator)done=\(PercentCoding.encode(done))"
        if let field = Notice.fieldToUndo(done), let deleted = form[field] {
            address += "&undo=\(PercentCoding.encode(deleted))"
        }
        return address
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
            var again = visit
            again.problem = Problem(
                message: PageErrors.text(for: error), form: NewInvitation.path, fields: [:])
            return try await again.invite(nil)
        }
    }

    /// How pages look in this browser.
    private func look(_ form: Form) -> Response {
        var response = PageResponse.see("/settings?done=settings")
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
