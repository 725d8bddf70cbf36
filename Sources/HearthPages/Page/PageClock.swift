package import HearthLanguage

/// By which clock a page says times, and forms mean those that are typed.
package struct PageClock: Sendable, Hashable {
    /// As forms send it: `Europe/Stockholm~60`, or a name alone where no browser has said so.
    let said: String
    /// For people.
    let text: Text
    /// Whether it is the browser's own, so that nobody need say which.
    let isBrowsers: Bool

    package init(said: String, text: Text, isBrowsers: Bool = false) {
        self.said = said
        self.text = text
        self.isBrowsers = isBrowsers
    }
}
