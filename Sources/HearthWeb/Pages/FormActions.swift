import FoundationEssentials
import HearthAPI
import HearthForms
import HearthKinds
import HearthLanguage
import HearthPages
import HearthWire
import Hummingbird

/// The operations that pages offer as forms, by their paths.
///
/// A form's fields are the operation's, in the notation of `URLEncodedFormDecoder`: `fields[notes]`,
/// `with[]`. A field whose name begins with `?` is left out when it is empty: not said, rather than
/// taken away.
struct FormActions: Sendable {
    /// Says where to go next, and what the page there says.
    typealias Action = @Sendable (Visit, Form) async throws -> Finished

    /// A form, and who may send it.
    struct Offer: Sendable {
        let askers: Askers
        /// Its action says what came of it; otherwise the next page says the same each time
        /// (`Notice.of(done:)`).
        let saysItself: Bool
        let action: Action
    }

    private(set) var offers: [String: Offer] = [:]

    subscript(_ path: String) -> Offer? { offers[path] }

    /// Offers what no operation of the node's is, or more than one.
    mutating func set(
        _ path: String, for askers: Askers, saysItself: Bool = false, _ action: @escaping Action
    ) {
        offers[path] = Offer(askers: askers, saysItself: saysItself, action: action)
    }

    /// The field that says which operation a form is for.
    static let field = "do"

    /// The field of a form that leads on to what was moved.
    static let follow = "follow"

    /// The field that says what somebody was on a list.
    static let roleField = "role"

    /// What stands in forms for the pages' own use.
    private static let own: Set<String> = [
        "form-token", Form.memberField, Form.numberField, Form.idField, "page", "next", field,
        follow, roleField, PageSite.childField,
    ]

    /// What of the answer changes where to go next, and what is said there.
    typealias Following<Answer> = @Sendable (Answer, Form, inout Finished) -> Void

    /// `says`: what the next page says; nil: what `Notice` says of every such operation. `isSeen`: whether a page that
    /// is not loaded again shows it where it was done, and has no need of words.
    mutating func offer<Offered: Operation>(
        _ operation: Offered.Type, says: Text? = nil, isSeen: Bool = false,
        then: @escaping Following<Offered.Answer> = { _, _, _ in }
    ) {
        offer(operation, saysItself: says != nil) { answer, form, finished in
            (finished.said, finished.isSeen) = (says, isSeen)
            then(answer, form, &finished)
        }
    }

    /// `says`: what came of it, which the next page says.
    mutating func offer<Offered: Operation>(
        _ operation: Offered.Type, says: @escaping @Sendable (Offered.Answer, Form) -> Text,
        then: @escaping Following<Offered.Answer> = { _, _, _ in }
    ) {
        offer(operation, saysItself: true) { answer, form, finished in
            finished.said = says(answer, form)
            then(answer, form, &finished)
        }
    }

    private mutating func offer<Offered: Operation>(
        _ operation: Offered.Type, saysItself: Bool, then: @escaping Following<Offered.Answer>
    ) {
        set(Offered.path, for: Offered.askers, saysItself: saysItself) { visit, form in
            let asked: Offered = try Self.read(form, visit)
            let answer = try await visit.ask(asked)
            var finished = Finished(next: form.next, done: Offered.path)
            then(answer, form, &finished)
            return finished
        }
    }

    /// The same of an operation on devices. `says`: what the next page says.
    mutating func offerDesk<Offered: DeskOperation>(
        _ operation: Offered.Type, says: @escaping @Sendable (Offered) -> Text
    ) {
        set(Offered.path, for: Offered.askers, saysItself: true) { visit, form in
            let asked: Offered = try Self.read(form, visit)
            _ = try await visit.ask(asked)
            return Finished(next: form.next, said: says(asked))
        }
    }

    /// The operation that a form asks for.
    static func read<Offered: Operation>(
        _ form: Form, _ visit: Visit
    ) throws -> Offered {
        // No form says how what it creates is named.
        let id = Offered.self is any Creating.Type ? "&id=\(visit.newID.text)" : ""
        do {
            return try URLEncodedFormDecoder().decode(Offered.self, from: encoded(form) + id)
        } catch is DecodingError {
            throw unreadable
        } catch is URLEncodedFormError {
            throw unreadable
        }
    }

    /// Of a form that no page of ours has sent so.
    static var unreadable: HearthError {
        HearthError(
            .usage,
            [
                "problem":
                    Text("Something in this form cannot be read: look at its numbers.").string
            ])
    }

    private static func encoded(_ form: Form) -> String {
        form.fields.compactMap { name, value -> String? in
            if own.contains(name) { return nil }
            let isOptional = name.hasPrefix("?")
            if isOptional, value.allSatisfy(\.isWhitespace) { return nil }
            let name = isOptional ? String(name.dropFirst()) : name
            return "\(PercentCoding.encode(name))=\(PercentCoding.encode(value))"
        }
        .joined(separator: "&")
    }

    static func all() -> FormActions {
        var forms = FormActions()
        forms.offerPeople()
        forms.offerSettings()
        forms.offerLists()
        forms.offerItems()
        for kind in KindPages.table.all { kind.offer(&forms) }
        forms.offerGiving()
        forms.offerTalk()
        forms.offerNews()
        forms.offerDevices()
        return forms
    }
}
