package import HearthAPI
package import HearthKinds
package import HearthLanguage
import HearthLists

/// How pages show lists of one kind.
package struct KindLook: Sendable {
    package static let table = KindTable([
        KindLook.wishes, .notes, .activities, .focusLog, .words, .wordLog, .wordProgress,
    ])

    /// What lists of it are called.
    package let kind: String
    /// The name of a drawing for a list, by its occasion.
    let icon: @Sendable (String?) -> String
    /// The name of a drawing for one of its items.
    let sign: String
    let count: @Sendable (Int) -> Text
    /// What is said of an item below its name, among others.
    let line: @Sendable (ItemInfo) -> String?
    /// What people may be asked to be on a list of it, besides owners.
    let roles: @Sendable (ListInfo) -> Roles
    /// Whether an item stands on the page that puts a list in order.
    let isArranged: @Sendable (ItemInfo) -> Bool
    /// What leads to the form for another item; nil where pages make none.
    let new: Step?
    /// What leads to the form that takes what another app shares; nil where none does.
    package let taking: Step?
    /// What its pages are made of.
    let files: PageFiles
    /// What a phone keeps of it, and which of its forms wait there.
    let onPhone: KindOnPhone

    package struct Step: Sendable {
        let label: Text
        /// Of the form, for a list by its id; of one that takes what is shared, with the fields of its address.
        let href: @Sendable (String) -> String

        package init(_ label: Text, href: @escaping @Sendable (String) -> String) {
            self.label = label
            self.href = href
        }
    }

    /// The words for what people do with a list which they read, and which they edit.
    package struct Roles: Sendable {
        let reading: Text
        let editing: Text
        /// Editing is chosen before anybody chooses.
        let isEditingUsual: Bool

        package init(reading: Text, editing: Text, isEditingUsual: Bool = false) {
            self.reading = reading
            self.editing = editing
            self.isEditingUsual = isEditingUsual
        }

        package static let plain = Roles(
            reading: Text("Read it"), editing: Text("Read it and edit it"))
    }

    package init(
        kind: String, icon: @escaping @Sendable (String?) -> String, sign: String = "lists",
        count: @escaping @Sendable (Int) -> Text,
        line: @escaping @Sendable (ItemInfo) -> String? = { _ in nil },
        roles: @escaping @Sendable (ListInfo) -> Roles = { _ in .plain },
        isArranged: @escaping @Sendable (ItemInfo) -> Bool = { _ in true }, new: Step? = nil,
        taking: Step? = nil, files: PageFiles = PageFiles(),
        onPhone: KindOnPhone = KindOnPhone()
    ) {
        self.kind = kind
        self.icon = icon
        self.sign = sign
        self.count = count
        self.line = line
        self.roles = roles
        self.isArranged = isArranged
        self.new = new
        self.taking = taking
        self.files = files
        self.onPhone = onPhone
    }

    /// Of a kind that this Hearth does not know.
    private static let newer = KindLook(
        kind: "", icon: { _ in "twice" },
        count: { Text(count: $0, one: "1 item", other: "\($0) items") })

    package static func of(_ kind: String) -> KindLook {
        table.all.first { $0.kind == kind } ?? newer
    }

    /// The room in which its lists are; those of kinds that this Hearth does not know stand with the gifts.
    package var room: Room {
        let name = ItemKinds.room(of: kind)
        return Room.table.all.first { $0.name == name } ?? .gifts
    }

    /// Whether this Hearth knows a kind.
    package static func isKnown(_ kind: String) -> Bool {
        table.all.contains { $0.kind == kind }
    }
}
