import HTTPTypes
import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

/// What a browser has to have before it sees anything: the home's access token, as a cookie.
///
/// On a loopback address every user and every program of this machine can knock. The node prints a
/// link with the key; anybody who opens it is let in for good.
enum BrowserKey {
    private static func cookie(_ key: AccessToken) -> String { "hearth-key-\(key.cookieSuffix)" }

    static func isHeld(by request: Request, _ key: AccessToken) -> Bool {
        key.isCarried(by: request.cookies[cookie(key)].map { "Bearer " + $0.value })
    }

    /// Which browser or program shows the key; nil: none.
    ///
    /// For counting: by the sign-in that it brings, good or not.
    static func browser(of head: HTTPRequest, _ key: AccessToken) -> String? {
        if key.isCarried(by: head.headerFields[.authorization]) { return "programs" }
        let request = Request(head: head, body: RequestBody(buffer: .init()))
        guard isHeld(by: request, key) else { return nil }
        let names = [PageSite.shortSessionCookie(key), PageSite.sessionCookie(key)]
        let signIn = names.lazy.compactMap { request.cookies[$0]?.value }.first ?? ""
        return "browser \(signIn.prefix(64))"
    }

    static func given(_ value: String, _ key: AccessToken) -> Cookie {
        LastingCookie.make(cookie(key), value)
    }
}

extension PageSite {
    /// Lets a browser in that brings the key.
    func enter(_ request: Request) -> Response {
        let given = request.uri.queryParameters["key"].map(String.init) ?? ""
        guard key.isCarried(by: "Bearer " + given) else {
            let visit = Visit(site: self, request: request)
            return visit.response(
                Text("Let this browser in"), EnterView(isWrong: !given.isEmpty),
                status: .forbidden)
        }
        var response = PageResponse.see("/")
        response.setCookie(BrowserKey.given(given, key))
        return response
    }
}
