import HearthKinds
import HearthLanguage

/// What a device shows that has no connection to the node and did not keep the page. It names nobody.
package struct ShellView: PageContent {
    package static let template = "shell"

    /// The rooms besides that of gifts, with which the page begins: a device shows those that it keeps.
    let otherRooms: [Place]

    struct Place: Sendable {
        let href: String
        let icon: String
        let label: Text
    }

    package init() {
        otherRooms = Room.table.all.filter { $0.places != nil }.map {
            Place(href: $0.home, icon: $0.icon, label: $0.label)
        }
    }
}
