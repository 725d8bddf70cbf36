import HearthAPI
import HearthLists
import HearthWire

/// Lists hold items of one kind, and what is for one kind is refused for every other.
extension OpenList {
    /// - Throws: `otherKind`; `newerList` where this Hearth does not know what the list is about.
    func check(holds kind: ListKind) throws(HearthError) {
        let own = merged.head.kind
        guard own != kind else { return }
        guard ItemKinds.names.contains(own.name) else {
            throw HearthError(.newerList, ["list": displayTitle])
        }
        throw HearthError(
            .otherKind, ["list": displayTitle, "kind": own.name, "wanted": kind.name])
    }
}

extension ListKind {
    /// What somebody wants to make a list of.
    ///
    /// - Throws: `kindUnknown`, with those that this Hearth knows.
    static func chosen(_ name: String) throws(HearthError) -> ListKind {
        guard let kind = ListKind(name), ItemKinds.names.contains(name) else {
            throw HearthError(
                .kindUnknown,
                [
                    "value": name,
                    "candidates": ItemKinds.names.joined(separator: ", "),
                ])
        }
        return kind
    }
}
