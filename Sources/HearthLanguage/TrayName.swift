package import HearthAPI

/// What trays are called: they have no name that somebody gave, so the reader's language has one.
private enum TrayName {
    static func text(ofKind kind: String) -> Text {
        kind == NoteFields.kind ? Text("Notes") : Text("Tray")
    }
}

extension ItemInfo {
    /// What a person calls the list that it is on.
    package var listName: String {
        isInTray == true ? TrayName.text(ofKind: kind).string : list
    }
}

extension ListInfo {
    /// What a person calls it; nil while its name has not come.
    package var shownTitle: String? { isTray ? TrayName.text(ofKind: kind).string : title }
}
