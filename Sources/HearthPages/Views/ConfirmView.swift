package import HearthAPI
package import HearthLanguage

/// Asks before something that is hard to take back.
package struct ConfirmView: PageContent {
    package static let template = "confirm"

    let heading: Text
    let explanation: Text
    let operation: String
    let fields: [Field]
    let button: Text
    let cancel: String
    let next: String
    /// What can be done instead; nil: nothing.
    var instead: Instead?

    struct Instead: Sendable {
        let operation: String
        let button: Text
    }

    struct Field: Sendable, Hashable, Codable {
        let name: String
        let value: String
    }

    /// `page`: the address of the item.
    package static func deletingItem(
        _ name: String, of kind: String, path: String, page: String, list: String
    ) -> ConfirmView {
        ConfirmView(
            heading: Text("Delete “\(name)”?"),
            explanation: Text("It goes from your list and from what your friends see."),
            operation: "items/delete", fields: [Field(name: "item", value: path)],
            button: kind == WishBody.kind ? Text("Delete the wish") : Text("Delete"), cancel: page,
            next: list)
    }

    /// `kind`: of the list. `next`: where one is when it is gone.
    package static func deletingList(
        _ title: String, id: String, of kind: String = WishBody.kind, next: String = "/lists"
    ) -> ConfirmView {
        ConfirmView(
            heading: Text("Delete the list “\(title)”?"),
            explanation: kind == WishBody.kind ? wishesGo : everythingGoes,
            operation: "lists/delete",
            fields: [Field(name: "list", value: id)], button: Text("Delete the list"),
            cancel: "/lists/\(id)", next: next,
            // Of wishes each has givers to tell: they are deleted one by one.
            instead: kind == WishBody.kind
                ? nil
                : Instead(
                    operation: EmptyList.path,
                    button: Text("Keep the list, and delete all that is on it")))
    }

    private static var wishesGo: Text {
        Text(
            "All its wishes go: here at once, and at your friends' homes ten minutes later. Until then you can have it back. If you only want it out of the way, put it into the archive."
        )
    }

    private static var everythingGoes: Text {
        Text(
            "All that is on it goes: here at once, and at your friends' homes ten minutes later. Until then you can have it back. If you only want it out of the way, put it into the archive."
        )
    }

    /// `role`: what they can be asked to be once more; nil when they cannot be asked. `keepsWords`: what they
    /// wrote on it is kept.
    package static func stoppingShare(
        of title: String, id: String, with name: String, role: ListRole?, keepsWords: Bool = false
    ) -> ConfirmView {
        ConfirmView(
            heading: Text("Stop sharing “\(title)” with \(name)?"),
            explanation: keepsWords
                ? Text(
                    "\(name) does not see the list any more from now on. What they have seen cannot be taken back. What they wrote stays on it; they keep what has not come here yet."
                )
                : Text(
                    "\(name) does not see the list any more from now on. What they have seen cannot be taken back."
                ),
            operation: "lists/unshare",
            fields: [
                Field(name: "list", value: id), Field(name: "with[]", value: name),
            ] + (role.map { [Field(name: "role", value: $0.rawValue)] } ?? []),
            button: Text("Stop sharing"), cancel: "/lists/\(id)/share",
            next: "/lists/\(id)/share")
    }

    /// `kept`: what is said to an editor of whose words the kind takes care.
    package static func leavingList(
        _ title: String, id: String, owner: String, of kind: String = WishBody.kind,
        kept: Text? = nil, next: String = "/friends"
    ) -> ConfirmView {
        let explanation =
            if kind == WishBody.kind {
                Text(
                    "You will not see it any more, and what you reserved on it is released. \(owner) learns that you left, and nothing of what you reserved."
                )
            } else {
                kept ?? Text("You will not see it any more. \(owner) learns that you left.")
            }
        return ConfirmView(
            heading: Text("Leave “\(title)”?"), explanation: explanation,
            operation: "lists/leave", fields: [Field(name: "list", value: id)],
            button: Text("Leave the list"), cancel: "/lists/\(id)", next: next)
    }

    package static func removingFriend(_ name: String) -> ConfirmView {
        ConfirmView(
            heading: Text("Remove \(name) from your friends?"),
            explanation: Text(
                "You stop sharing lists with each other. What is already in the other's home stays there."
            ),
            operation: "friends/remove", fields: [Field(name: "friend", value: name)],
            button: Text("Remove from friends"),
            cancel: "/friends", next: "/friends")
    }
}
