import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

/// What somebody looks for on a list, and in which order.
struct Search: Sendable {
    /// nil: as arranged.
    let sort: String?
    /// nil: everything is shown.
    let words: String?
}

extension Visit {
    /// Wishes on any list.
    func find() async throws -> Response {
        let words = search.words
        var found: [ShownFind] = []
        if let words, !words.allSatisfy(\.isWhitespace) {
            found = try await ask(FindItems(text: words))
        }
        return try await page(
            Text("Search all lists"), at: .lists, FoundView(found, words: words))
    }

    /// What the address says.
    var search: Search {
        func given(_ field: String) -> String? { query(field).flatMap { $0.isEmpty ? nil : $0 } }
        return Search(sort: given("sort"), words: given("q"))
    }
}
