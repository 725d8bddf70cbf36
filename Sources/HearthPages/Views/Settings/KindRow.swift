package import HearthLanguage

/// A row of the settings that leads to what a member chooses for a kind.
package struct KindRow: Sendable {
    /// Of the kind.
    let id: String
    let href: String
    let icon: String
    let label: Text
    /// What is chosen now: a few words each.
    let facts: [Text]

    package init(_ id: String, href: String, icon: String, label: Text, facts: [Text]) {
        self.id = id
        self.href = href
        self.icon = icon
        self.label = label
        self.facts = facts
    }
}
