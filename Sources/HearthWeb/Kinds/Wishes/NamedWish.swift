import HearthAPI
import HearthExchange
import HearthForms

/// What the first field of a new wish says: its name, a link, or both, as they are pasted.
struct NamedWish: Hashable {
    let name: String
    /// Nil: the field holds none, or the form has one in its own field.
    let link: String?
    /// What else was said beside the link; empty: nothing.
    let notes: String
    /// There is nothing but a link, so that the name is read from it.
    let isLinkAlone: Bool

    /// `link`: what the form's own field for it holds.
    init(_ typed: String, link: String) {
        let words = typed.split(whereSeparator: \.isWhitespace)
        // A name such as "AC/DC" is no link, so that only what says so itself is one.
        let mayLead = words.contains { word in
            let start = word.lowercased()
            return ["http://", "https://", "www."].contains { start.contains($0) }
        }
        guard mayLead, link.allSatisfy(\.isWhitespace) else {
            self.init(name: typed, link: nil, notes: "", isLinkAlone: false)
            return
        }
        let shared = SharedText(title: "", text: typed, link: "")
        guard !shared.link.isEmpty else {
            self.init(name: typed, link: nil, notes: "", isLinkAlone: false)
            return
        }
        self.init(
            name: shared.name, link: shared.link, notes: shared.notes, isLinkAlone: words.count == 1
        )
    }

    private init(name: String, link: String?, notes: String, isLinkAlone: Bool) {
        (self.name, self.link, self.notes, self.isLinkAlone) = (name, link, notes, isLinkAlone)
    }
}

extension Form {
    /// What its field for a name says, of a new wish.
    var namedWish: NamedWish { NamedWish(self["name"] ?? "", link: self["link"] ?? "") }

    /// The same form with other values in its fields.
    func with(_ values: [String: String]) -> Form {
        var form = self
        form.fields = fields.filter { values[$0.name] == nil } + values.map { ($0.key, $0.value) }
        return form
    }
}
