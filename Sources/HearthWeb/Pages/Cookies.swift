import Hummingbird

/// Cookies that stay, are sent to this site alone, and are hidden from scripts.
enum LastingCookie {
    /// Browsers keep none longer than 400 days (RFC 6265bis, section 5.5); each visit begins again.
    private static let seconds = 400 * 86_400

    static func make(_ name: String, _ value: String) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: seconds, path: "/", secure: false, httpOnly: true,
            sameSite: .strict)
    }

    static func ended(_ name: String) -> Cookie {
        Cookie(
            name: name, value: "", maxAge: 0, path: "/", secure: false, httpOnly: true,
            sameSite: .strict)
    }
}

/// Cookies that end with the browser.
enum PassingCookie {
    static func make(_ name: String, _ value: String) -> Cookie {
        Cookie(
            name: name, value: value, path: "/", secure: false, httpOnly: true, sameSite: .strict)
    }
}

/// Cookies that carry something to the next page.
enum FlashCookie {
    private static let seconds = 60

    static func make(_ name: String, _ value: String) -> Cookie {
        Cookie(
            name: name, value: value, maxAge: seconds, path: "/", secure: false, httpOnly: true,
            sameSite: .strict)
    }
}
