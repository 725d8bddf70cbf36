import HearthAPI
import HearthForms
import HearthSodium
import HearthWire

/// Tells a form that is sent again, because its answer got lost, from one that is meant again.
///
/// Every page gives its forms a random number, and what is asked of the node with a form is asked
/// under a number that follows from it and from all that the form holds: another text, another
/// wish or another photo is another request. The node does nothing twice under one number, also
/// when it was started between.
///
/// But a browser can show an old page with its old number again: somebody reserves a wish, frees it,
/// goes back two pages and reserves it. So the same form counts as sent again only while nothing
/// else was sent with the same sign-in, and for some minutes; after that it gets a new number.
actor SentForms {
    private struct Sent {
        let signIn: String?
        let form: OperationID
        let request: OperationID
        let since: ContinuousClock.Instant
    }

    private let lifetime: Duration
    private let most: Int
    private var forms: [Sent] = []

    /// Remembers so many forms; one is taken as sent again for so long.
    init(lifetime: Duration = .seconds(600), most: Int = 1_024) {
        self.lifetime = lifetime
        self.most = most
    }

    /// Under which number the node is asked what a form asks for.
    func request(for form: OperationID, of signIn: String?) -> OperationID {
        let theirs = forms.filter { $0.signIn == signIn }
        let known = theirs.last { $0.form == form }
        if let known, known.request == theirs.last?.request,
            ContinuousClock.now - known.since < lifetime
        {
            return known.request
        }
        let request = known == nil ? form : .random()
        forms.removeAll { $0.signIn == signIn && $0.form == form }
        forms.append(Sent(signIn: signIn, form: form, request: request, since: .now))
        forms = forms.suffix(most)
        return request
    }
}

extension Form {
    /// The field with the number that the page gave its forms.
    static let requestField = "form-request"
    private static let tokenField = "form-token"

    /// What tells this form from all others, but not from itself when it comes again; nil where the
    /// page gave no number.
    var requestID: OperationID? {
        guard let page = self[Self.requestField].flatMap({ OperationID($0) }) else { return nil }
        var octets = Array("hearth/1 form \(page.text)".utf8)
        func add(_ text: String) {
            octets += Array("\(text.utf8.count):".utf8) + Array(text.utf8)
        }
        // The token looks different on each page, which may have been brought up to date meanwhile.
        for (name, value) in fields where name != Self.tokenField {
            add(name)
            add(value)
        }
        for file in files {
            add(file.field)
            octets += BLAKE2b.hash(file.octets)
        }
        return OperationID(Hex.encode(BLAKE2b.hash(octets, count: 16)))
    }
}
