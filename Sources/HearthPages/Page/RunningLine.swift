package import HearthLanguage

/// What runs: one line below the header of every page, whichever room it is in.
package struct RunningLine: Sendable {
    let icon: String
    let text: Text
    let href: String
    let moment: CountedMoment?

    /// `text`: behind the moment, such as the name of what runs.
    package init(icon: String, text: Text, href: String, moment: CountedMoment? = nil) {
        self.icon = icon
        self.text = text
        self.href = href
        self.moment = moment
    }
}
