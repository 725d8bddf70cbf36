import HTTPTypes
import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages
import Hummingbird

/// Many things that were pasted into the field for one, and wait for a yes. What they are, their kind says.
struct Pasted: Sendable {
    /// How many.
    let count: Int
    /// As they were pasted.
    let octetCount: Int
    let add: @Sendable (Visit) async throws -> Finished
    /// The page that asks; it is remembered under a word.
    let ask: @Sendable (Visit, _ word: String) async throws -> Response
}

extension PageSite {
    /// With more of them somebody is asked first.
    static let pastedUnasked = 3

    /// What the form for the yes is called; it is no operation of the node's.
    static let pastingForm = "paste/add"

    /// Adds a few at once, and asks before many; what waited on a phone is not there to be asked.
    func take(_ pasted: Pasted, _ visit: Visit) async throws -> Finished {
        guard pasted.count > Self.pastedUnasked, !visit.hasWaited else {
            return try await pasted.add(visit)
        }
        let word = await pastes.keep(pasted, for: visit.member, octets: pasted.octetCount)
        return Finished(next: "\(PastedView.address)?of=\(word)")
    }

    /// Adds what somebody said yes to.
    func addPasted(_ form: Form, _ visit: Visit) async throws -> Finished {
        guard let pasted = await pastes.find(form["of"] ?? "", for: visit.member) else {
            throw HearthError(
                .usage,
                ["problem": Text("This was pasted too long ago. Paste it again.").string])
        }
        return try await pasted.add(visit)
    }
}

extension Pasted {
    static func thereAlready(_ count: Int) -> Text {
        Text(count: count, one: "1 was there already.", other: "\(count) were there already.")
    }

    static func joined(_ said: [Text]) -> Text {
        Text(verbatim: said.map(\.string).joined(separator: " "))
    }
}

extension Visit {
    /// Whether what is sent waited on a phone for a connection (outbox.js): nobody looks at the answer.
    fileprivate var hasWaited: Bool {
        HTTPField.Name("hearth-waited").map { request.headers[$0] != nil } ?? false
    }

    /// Asks whether all that was pasted is to be added.
    func pasted() async throws -> Response {
        guard let word = query("of"), let pasted = await site.pastes.find(word, for: member) else {
            return response(
                Text("Not found"),
                MessageView(
                    heading: Text("This is not here any more"),
                    message: Text("This was pasted too long ago. Paste it again.").string,
                    href: "/", linkText: nil), status: .notFound)
        }
        return try await pasted.ask(self, word)
    }
}
