import HearthForms
import HearthPages
import Hummingbird

extension OwnForm {
    /// How pages look in this browser.
    static let look = OwnForm(SettingsPage.look.address) { visit, form in
        var response = try visit.site.redirect(
            Finished(next: SettingsPage.look.address, done: "settings"), visit)
        for (field, cookie) in [
            ("language", BrowserChoices.languageCookie),
            ("text-size", BrowserChoices.textSizeCookie),
            ("colours", BrowserChoices.coloursCookie),
        ] {
            let value = form[field] ?? ""
            let isKnown = value.allSatisfy { $0.isASCII && $0.isLetter } && value.count <= 8
            response.setCookie(
                value.isEmpty || !isKnown
                    ? LastingCookie.ended(cookie) : LastingCookie.make(cookie, value))
        }
        return response
    }
}
