import HTTPTypes
import HearthLanguage
import HearthPages
import Hummingbird

/// Where a form leads when it is done, and what the page there says of it.
struct Finished: Sendable {
    /// A local address.
    var next: String
    /// The operation, as `Notice` knows it; nil: the page says nothing.
    var done: String?
    /// What takes it back.
    var undo: Notice.Undo?
    /// What the page says instead of what it says of every such operation.
    var said: Text?
}

/// What was done is said once, by the next page, and stands in no address: a browser keeps addresses
/// for months, for everybody who sits there.
///
/// A cookie that ends with the browser carries a random word for it, the same after every form, and
/// the first page that is opened takes it away.
extension PageSite {
    struct KeptNotice: Sendable {
        /// The page that is to say it.
        let path: String
        let done: String
        let undo: Notice.Undo?
        let said: Text?
    }

    var noticeCookie: String { "hearth-notice-\(key.cookieSuffix)" }

    /// Leads on from a form.
    func lead(_ finished: Finished, _ visit: Visit) async -> Response {
        var response = PageResponse.see(finished.next)
        let path = finished.next.prefix { $0 != "?" && $0 != "#" }
        let word = await notices.keep(
            KeptNotice(
                path: String(path), done: finished.done ?? "", undo: finished.undo,
                said: finished.said),
            // Not for the name, which the form may have changed.
            for: visit.token)
        response.setCookie(PassingCookie.make(noticeCookie, word))
        return response
    }

    /// What the page that is asked for is to say; once. Pages that only look again are told nothing,
    /// and leave it to the one that was opened.
    func notice(for visit: Visit) async -> Notice? {
        guard !visit.isByItself, let word = visit.request.cookies[noticeCookie]?.value,
            let kept = await notices.take(word, for: visit.token),
            kept.path == visit.request.uri.path
        else { return nil }
        return Notice.of(done: kept.done, undo: kept.undo, said: kept.said)
    }

    /// Whether the browser still has a word that a page has used up.
    func hasNoticeCookie(_ visit: Visit) -> Bool {
        !visit.isByItself && visit.request.cookies[noticeCookie] != nil
    }
}
