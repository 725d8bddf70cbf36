import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

extension Visit {
    /// The visit, after what the page tells of counts as read, if a person opens it.
    ///
    /// It is done before anything of the page is asked for: so the page has the number as it is then, and is told
    /// of everything that changes later. Where it cannot be done, the news stay unread and the page is shown all the
    /// same.
    func readingNews() async -> Visit {
        let path = request.uri.path
        guard Opening.isByPerson(request), NewsPlace.reads(at: path) else { return self }
        let unread = (try? await ask(ShowNews(which: "unread")).items) ?? []
        let read = unread.filter { NewsPlace.isRead($0, at: path) }
        // Also where there is nothing to read: when a member's row is written says nothing of what came.
        guard (try? await ask(ReadNews(ids: read.map(\.id)))) != nil, !read.isEmpty else {
            return self
        }
        var visit = self
        visit.justRead = read
        // The page shows it already, and is not to look again for it.
        visit.moment = (try? await ask(ShowSignIn()))?.moment ?? moment
        return visit
    }

    func news() async throws -> Response {
        try await page(
            Text("News"), NewsView(try await ask(ShowNews(which: nil)), new: justRead, part: part())
        )
    }
}
