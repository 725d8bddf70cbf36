import HearthAPI
import HearthDevices
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// A forgotten passphrase: the recovery code sets a new one, and signs its member in.
extension PageSite {
    static let forgottenPath = "/sign-in/forgotten"

    /// The page where somebody types their code, and what was typed there.
    func forgotten(_ request: Request) async throws -> Response {
        let visit = Visit(site: self, request: request)
        guard request.method == .post else {
            return try await codeForm(
                visit, for: visit.query("member") ?? "", next: visit.query("next") ?? "/")
        }
        let form = try await FormReading.readSmall(request)
        let (member, next) = (form["member"] ?? "", form["next"] ?? "/")
        guard try await mayForget(member, at: request) else {
            return try await codeForm(visit, for: member, next: next)
        }
        do {
            let replaced = try await replacePassphrase(of: member, form, visit)
            guard let signIn = replaced.signIn else { throw HearthError(.internalError) }
            // Nobody has two sign-ins in one browser, nor goes on with what another had.
            if let old = try await self.visit(of: request) { _ = try await old.ask(Lock()) }
            var signedIn = visit
            signedIn.token = signIn.token
            var response = try redirect(
                Finished(
                    next: Form.local(next) ?? "/",
                    said: Text(
                        "The new passphrase is set, and all other sign-ins of yours have ended.")
                ), signedIn)
            keep(signIn, &response)
            return response
        } catch let error as HearthError {
            let problem = Problem(
                message: PageErrors.text(for: error), form: ReplacePassphrase.path,
                address: Self.forgottenPath, fields: [:],
                // With the code: who is not signed in keeps no draft of it.
                sent: form.fields.map { ($0.name, $0.value) },
                wrong: PageErrors.fields(of: error))
            return try await codeForm(visit, for: member, next: next, problem)
        }
    }

    private func replacePassphrase(
        of member: String, _ form: Form, _ visit: Visit
    ) async throws -> ReplacedPassphraseInfo {
        let code = form["code"] ?? ""
        guard !code.allSatisfy(\.isWhitespace) else {
            throw HearthError(.recoveryCodeMissing)
        }
        guard let passphrase = try newPassphrase(in: form) else {
            throw HearthError(.textEmpty, ["field": "passphrase"])
        }
        return try await performer.perform(
            ReplacePassphrase(
                code: code, new: passphrase, signsIn: true, device: visit.device?.id),
            as: Caller(member: member))
    }

    /// Whether somebody with a passphrase is called so, who may sign in at this browser.
    private func mayForget(_ member: String, at request: Request) async throws -> Bool {
        try await members(at: request).contains { $0.name == member && $0.hasPassphrase }
    }

    private func codeForm(
        _ visit: Visit, for member: String, next: String, _ problem: Problem? = nil
    ) async throws -> Response {
        let back = "member=\(PercentCoding.encode(member))&next=\(PercentCoding.encode(next))"
        guard try await mayForget(member, at: visit.request) else {
            return PageResponse.see("/sign-in?next=\(PercentCoding.encode(next))")
        }
        return visit.response(
            Text("A forgotten passphrase"),
            ForgottenView(
                member: member, next: next, backHref: "/sign-in?\(back)",
                isFirst: problem == nil),
            status: problem == nil ? .ok : .unprocessableContent, refused: problem)
    }
}
