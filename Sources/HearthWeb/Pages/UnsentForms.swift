import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// A form that was sent after its sender's sign-in had ended: nothing is done, and once they have signed in
/// it is shown with all that was typed, to be sent then.
struct Unsent: Sendable {
    let page: String
    let form: String
    /// The one that it was sent to.
    let address: String
    let fields: [String: String]
    let sent: [(name: String, value: String)]
}

extension PageSite {
    static let unsentPath = "/not-sent"

    /// Keeps what was typed for the member whose page it was, and has them sign in.
    func keepUnsent(_ request: Request) async throws -> Response {
        guard request.uri.path != Self.signOutPath else { return signInFirst(request) }
        let form = try await read(request)
        guard let member = form[Form.memberField],
            let name = name(of: form, sentTo: request.uri.path)
        else { return signInFirst(request) }
        let word = await unsent.keep(
            Unsent(
                page: form.from, form: name, address: request.uri.path,
                fields: form.typed, sent: form.sent),
            for: member, octets: form.octetCount)
        let next = PercentCoding.encode("\(Self.unsentPath)?of=\(word)")
        return PageResponse.see("/sign-in?member=\(PercentCoding.encode(member))&next=\(next)")
    }

    /// The page of a form that was kept, once.
    func showUnsent(_ visit: Visit, _ context: BasicRequestContext) async throws -> Response {
        guard let kept = await unsent.take(visit.query("of") ?? "", for: visit.member) else {
            return PageResponse.see("/")
        }
        let problem = Problem(
            message: Text("This was not sent yet. Look at it, and send it now.").string,
            form: kept.form, address: kept.address, fields: kept.fields, sent: kept.sent)
        return try await show(problem, on: kept.page, visit, context)
    }
}

extension Form {
    /// The field with the name of the member whose page it stands on.
    static let memberField = "form-member"

    /// Typed again each time: no page shows them, and they are forgotten with the sign-in that was to send them.
    private static let secrets: Set<String> = ["passphrase", "again", "current", "code"]

    /// Its fields without secrets, by the names that they have on the page.
    var sent: [(name: String, value: String)] {
        fields.filter { !Self.secrets.contains($0.name.withoutMark) }
    }

    /// What a page shows again.
    var typed: [String: String] {
        Dictionary(sent.map { ($0.name.withoutMark, $0.value) }) { one, _ in one }
    }
}

extension String {
    /// The name of a field without the mark of one that may be left out.
    fileprivate var withoutMark: String { hasPrefix("?") ? String(dropFirst()) : self }
}
