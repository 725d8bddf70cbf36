package import HearthAPI
package import HearthKinds

/// What people call a list of a kind to which nobody gave a name, in their language: a tray, or the single list of a
/// kind whose lists stand on a page of their own.
package struct ListName: Sendable {
    package static let table = KindTable([
        ListName.notes, .activities, .focusLog, .words, .wordLog, .wordProgress,
    ])

    /// What lists of it are called.
    let kind: String
    let text: Text
    /// Whether its lists stand among others, and are called so only where they are trays.
    let isShown: Bool
    /// What is said where one is offered; nil: what is said of any list.
    let offer: OfferWords?

    package init(
        kind: String, _ text: Text, isShown: Bool = true, offer: OfferWords? = nil
    ) {
        self.kind = kind
        self.text = text
        self.isShown = isShown
        self.offer = offer
    }

    fileprivate static func text(ofKind kind: String) -> String {
        (table.all.first { $0.kind == kind }?.text ?? Text("Tray")).string
    }

    /// What a list is called that somebody reads, where it stands on a page of its own; nil for all others.
    fileprivate static func unshown(_ kind: String?) -> String? {
        table.all.first { $0.kind == kind && !$0.isShown }?.text.string
    }
}

extension ItemInfo {
    /// What a person calls the list that it is on.
    package var listName: String {
        isInTray == true ? ListName.text(ofKind: kind) : ListName.unshown(kind) ?? list
    }
}

extension ListInfo {
    /// What a person calls it; nil while its name has not come.
    package var shownTitle: String? {
        self.isTray ? ListName.text(ofKind: self.kind) : ListName.unshown(self.kind) ?? self.title
    }
}

extension InboxEntry {
    /// What a person calls the list that it is about; nil where it is about none.
    package var shownTitle: String? { ListName.unshown(listKind) ?? title }

    /// Whether it is about a list that stands on the page of its kind alone.
    package var isOfUnshownList: Bool { ListName.unshown(listKind) != nil }
}
