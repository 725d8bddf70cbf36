import HearthForms
import HearthPages
import Hummingbird

/// What somebody looks for on a list, and in which order.
struct Search: Sendable {
    /// nil: as arranged.
    let sort: String?
    /// nil: everything is shown.
    let words: String?

    init(sort: String?, words: String?) {
        func given(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }
        self.sort = given(sort)
        self.words = given(words)
    }
}

extension PageSite {
    /// Goes back to the list with what was typed there, which then stands in no address: a browser
    /// keeps addresses for months, for everybody who sits there.
    func search(_ form: Form, _ visit: Visit) async -> Response {
        let word = await searches.keep(
            Search(sort: form["sort"], words: form["words"]), for: visit.member)
        let list = form.from.prefix { $0 != "?" && $0 != "#" }
        return await lead(Finished(next: "\(list)?of=\(word)"), visit)
    }
}

extension Visit {
    /// What is looked for on the list that is shown.
    func search() async -> Search {
        await site.searches.find(query("of") ?? "", for: member)
            ?? Search(sort: query("sort"), words: query("words"))
    }
}
