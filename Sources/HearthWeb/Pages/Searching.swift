import HearthAPI
import HearthForms
import HearthLanguage
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
    /// Goes to the page that shows it, or back to the list, with what was typed there, which then stands in no address: a browser
    /// keeps addresses for months, for everybody who sits there.
    func search(_ form: Form, _ visit: Visit) async -> Response {
        let word = await searches.keep(
            Search(sort: form["sort"], words: form["words"]), for: visit.member)
        let page = form.next.prefix { $0 != "?" && $0 != "#" }
        return await lead(Finished(next: "\(page)?of=\(word)"), visit)
    }
}

extension Visit {
    /// Wishes on any list.
    func find() async throws -> Response {
        let words = await search().words
        var found: [FoundWish] = []
        if let words, !words.allSatisfy(\.isWhitespace) {
            found = try await ask(FindWishes(text: words))
        }
        return try await page(
            Text("Search all lists"), at: .lists,
            FoundView(found, words: words, address: wishAddress))
    }

    /// What is looked for on the list that is shown.
    func search() async -> Search {
        await site.searches.find(query("of") ?? "", for: member)
            ?? Search(sort: query("sort"), words: query("words"))
    }
}
