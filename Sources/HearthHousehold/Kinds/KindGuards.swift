package import HearthAPI
import HearthLists
import HearthReplication
package import HearthWire

/// Lists hold items of one kind, and what is for one kind is refused for every other.
extension OpenList {
    /// - Throws: `otherKind`; `newerList` where this Hearth does not know what the list is about.
    package func check(holds kind: ListKind) throws(HearthError) {
        let own = merged.head.kind
        try checkIsKnown()
        guard own != kind else { return }
        throw HearthError(
            .otherKind, ["list": displayTitle, "kind": own.name, "wanted": kind.name])
    }
}

extension OpenList {
    /// What stands on a list of a newer Hearth is named, and changed by nobody here.
    ///
    /// - Throws: `newerList`.
    func checkIsKnown() throws(HearthError) {
        guard merged.head.kind.isKnown else {
            throw HearthError(.newerList, ["list": displayTitle])
        }
    }
}

extension ListKind {
    /// The kind that somebody names, as for a list that they make.
    ///
    /// - Throws: `kindUnknown`, with those that this Hearth knows.
    package static func chosen(_ name: String) throws(HearthError) -> ListKind {
        guard let kind = ListKind(name), kind.isKnown else {
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

extension OpenList {
    /// - Throws: `listNotGiving` for a list of which nothing can be given.
    package func checkIsGiving() throws(HearthError) {
        guard entry.isGiving else { throw HearthError(.listNotGiving, ["list": displayTitle]) }
    }
}
