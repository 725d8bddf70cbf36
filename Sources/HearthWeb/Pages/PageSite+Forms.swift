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
        let (askers, name, files): (Askers, String?, FormFiles)
        let answer: OwnForm.Answer
        if let own = ownForms[path] {
            (askers, name, files, answer) = (own.askers, own.name, own.files, own.answer)
        } else if path == Self.operationPath, let path = form[FormActions.field],
            let offer = forms[path]
        {
            (askers, name, files) = (offer.askers, path, .none)
            answer = { try redirect(try await offer.action($0, $1), $0) }
        } else {
            return PageResponse.plain(.notFound, Text("There is no such form.").string)
        }
        do {
            try await visit.check(askers)
            return try await answer(visit, form)
        } catch let error as HearthError where error.code != .locked {
            let problem = Problem(
                message: PageErrors.text(for: error), form: name ?? "", address: path,
                fields: form.typed, sent: form.sent, wrong: PageErrors.fields(of: error),
                photos: files.areKept ? await keepPhotos(of: form, visit) : [],
                passphraseHref: PageErrors.needsPassphrase(error)
                    ? PassphrasePlace.href(from: form.from) : nil)
            return Self.saying(
                error.code, with: try await show(problem, on: form.from, visit, context))
        }
    }

    /// What a member sends, as it is bounded for this form.
    ///
    /// - Throws: `Refusal`.
    func read(_ request: Request) async throws -> Form {
        try await FormReading.read(request, with: ownForms[request.uri.path]?.files ?? .none)
    }

    /// What a form is called where it is shown again with what was typed; nil: it is none of ours, or
    /// has nothing that one would type twice.
    func name(of form: Form, sentTo path: String) -> String? {
        path == Self.operationPath ? form[FormActions.field] : ownForms[path]?.name
    }

    /// One address for all operations: what was done stands in no address.
    static let operationPath = "/do"

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
}
