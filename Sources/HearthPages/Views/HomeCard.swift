package import HearthLanguage

/// What the first page says of a kind: what is due, or open today.
package struct HomeCard: Sendable {
    /// Of its own among those of all kinds: letters, digits and -.
    let id: String
    let icon: String
    let heading: Text
    let text: Text
    let moment: CountedMoment?
    let href: String
    /// What leads there.
    let action: Text

    package init(
        _ id: String, icon: String, heading: Text, text: Text, moment: CountedMoment? = nil,
        href: String, action: Text
    ) {
        self.id = id
        self.icon = icon
        self.heading = heading
        self.text = text
        self.moment = moment
        self.href = href
        self.action = action
    }
}
