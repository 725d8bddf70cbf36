import HTTPTypes
import HearthPages
import Hummingbird

/// Whether a person opens a page, who then has read what it says.
///
/// Reading is all that a page's address does without a form, and doing it again changes nothing. Browsers say what
/// they fetch, and why (the Fetch standard, "Sec-Fetch-Mode", "Sec-Fetch-Dest" and "Sec-Fetch-Site"). Where one says
/// nothing, nothing counts as read: the page has a button for that.
enum Opening {
    static func isByPerson(_ request: Request) -> Bool {
        guard request.method == .get, !isByItself(request), !isAhead(request) else { return false }
        // Other sites can lead a browser anywhere. What their links open has been seen, too, but theirs is the act.
        return ["same-origin", "none"].contains(field("sec-fetch-site", of: request))
            // No script of a page can say so of what it fetches.
            && field("sec-fetch-mode", of: request) == "navigate"
            // A service worker passes on with `empty` what somebody opens in a tab. Frames there are none on our pages.
            && ["document", "empty"].contains(field("sec-fetch-dest", of: request))
    }

    /// Whether an open page looks again, or keeps others for later, with nobody's doing: a script says so in a field,
    /// and a page without scripts in the address.
    static func isByItself(_ request: Request) -> Bool {
        field(byItselfField, of: request) != nil
            || request.uri.queryParameters[Substring(PageRefresh.field)] != nil
    }

    static let byItselfField = "hearth-by-itself"

    /// Whether a browser fetches what somebody might open next.
    private static func isAhead(_ request: Request) -> Bool {
        ["sec-purpose", "purpose", "x-purpose", "x-moz"].contains { field($0, of: request) != nil }
    }

    private static func field(_ name: String, of request: Request) -> String? {
        HTTPField.Name(name).flatMap { request.headers[$0] }
    }
}
