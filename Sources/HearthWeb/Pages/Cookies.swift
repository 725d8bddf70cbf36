import Hummingbird

/// Cookies that stay, are sent to this site alone, and are hidden from scripts.
///
/// They come along where a link of another site leads here, so that it opens its page, and with nothing
/// else that another site asks for: no page changes anything by being looked at, and forms say where they
/// stood (`FormOrigin`).
enum LastingCookie {
    /// Browsers keep none longer than 400 days (RFC 6265bis, section 5.5); each visit begins again.
    private static let seconds = 400 * 86_400

    static func make(_ name: String, _ value: String) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: seconds, path: "/", secure: false, httpOnly: true,
            sameSite: .lax)
    }

    static func ended(_ name: String) -> Cookie {
        Cookie(
            name: name, value: "", maxAge: 0, path: "/", secure: false, httpOnly: true,
            sameSite: .lax)
    }
}

/// Cookies that end with the browser.
enum PassingCookie {
    static func make(_ name: String, _ value: String) -> Cookie {
        Cookie(
            name: name, value: value, path: "/", secure: false, httpOnly: true, sameSite: .lax)
    }
}

/// Cookies that carry something to the next page.
enum FlashCookie {
    private static let seconds = 60

    static func make(_ name: String, _ value: String) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: seconds, path: "/", secure: false, httpOnly: true,
            sameSite: .lax)
    }
}
