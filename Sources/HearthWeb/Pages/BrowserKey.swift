import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

/// What a browser has to have before it sees anything: the home's access token, as a cookie.
///
/// On a loopback address every user and every program of this machine can knock. The node prints a
/// link with the key; anybody who opens it is let in for good.
enum BrowserKey {
    static func cookie(_ key: AccessToken) -> String { "hearth-key-\(key.cookieSuffix)" }

    static func isHeld(by request: Request, _ key: AccessToken) -> Bool {
        key.isCarried(by: request.cookies[cookie(key)].map { "Bearer " + $0.value })
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
