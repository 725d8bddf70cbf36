package import HearthAPI
package import HearthKinds
package import HearthLanguage

/// How pages show lists of one kind.
package struct KindLook: Sendable {
    package static let table = KindTable([KindLook.wishes, .notes])

    /// What lists of it are called.
    package let kind: String
    /// The room in which its lists are.
    package let room: Room
    let icon: @Sendable (ListInfo) -> String
    let count: @Sendable (Int) -> Text
    /// What is said of an item below its name, among others.
    let line: @Sendable (ItemInfo) -> String?
    /// What leads to the form for another item; nil where pages make none.
    let new: Step?
    /// What leads to the form that takes what another app shares; nil where none does.
    package let taking: Step?
    /// The templates of its own pages, by name.
    let templates: [String: String]

    package struct Step: Sendable {
        let label: Text
        /// Of the form, for a list by its id; of one that takes what is shared, with the fields of its address.
        let href: @Sendable (String) -> String

        package init(_ label: Text, href: @escaping @Sendable (String) -> String) {
            self.label = label
            self.href = href
        }
    }

    package init(
        kind: String, room: Room = .gifts, icon: @escaping @Sendable (ListInfo) -> String,
        count: @escaping @Sendable (Int) -> Text,
        line: @escaping @Sendable (ItemInfo) -> String? = { _ in nil }, new: Step? = nil,
        taking: Step? = nil, templates: [String: String] = [:]
    ) {
        self.kind = kind
        self.room = room
        self.icon = icon
        self.count = count
        self.line = line
        self.new = new
        self.taking = taking
        self.templates = templates
    }

    /// Of a kind that this Hearth does not know.
    private static let newer = KindLook(
        kind: "", icon: { _ in "twice" },
        count: { Text(count: $0, one: "1 item", other: "\($0) items") })

    package static func of(_ kind: String) -> KindLook {
        table.all.first { $0.kind == kind } ?? newer
    }

    /// Whether this Hearth knows a kind.
    package static func isKnown(_ kind: String) -> Bool {
        table.all.contains { $0.kind == kind }
    }
}
