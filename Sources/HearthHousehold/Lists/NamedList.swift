package import HearthAPI
package import HearthLists
package import HearthReplication
package import HearthSodium
package import HearthWire

/// A list by what it is called and whose it is, as one member reads it.
package protocol NamedList: Sendable {
    var entry: ListEntry { get }
    /// The member who reads.
    var reader: ListEntry.Reader { get }
    var head: ListHead { get }
    /// What the member calls people, in place of the people's own names.
    var nicknames: [IdentityKey: String] { get }
}

/// All that it takes to find a list by its name.
struct ListCover: NamedList {
    let entry: ListEntry
    let reader: ListEntry.Reader
    let head: ListHead
    let nicknames: [IdentityKey: String]
}

extension NamedList {
    package var id: ListID { entry.id }

    package var isOwn: Bool { reader.role == .owner }
    package var isTray: Bool { head.role == .tray }

    /// Whether it stands among lists; else it stands on the page of its kind alone.
    package var isShown: Bool { head.kind.isShown }

    /// What a path calls it: its title, or its kind where nobody gave it one.
    var nameInPaths: String { isShown ? head.title : "kind:" + head.kind.name }

    /// What the member calls each owner.
    package var owners: [String] { entry.owners.compactMap(nameIfKnown) }

    /// The same in one, for people.
    package var ownerNames: String { owners.joined(separator: " & ") }

    /// The owners' public keys, as people exchange them.
    package var ownerKeys: [String] {
        entry.owners.compactMap { entry.reader($0) }
            .map { PublicKeyText(identity: $0.identity, node: $0.node).text }
    }

    /// Of an own list, who owns it besides the member.
    package var coOwnerNames: [String] {
        guard isOwn else { return [] }
        return entry.owners.filter { $0 != reader.identity }.compactMap(nameIfKnown)
    }

    /// What the member calls somebody on the list, who may have left it since.
    package func name(of person: IdentityKey) -> String { nameIfKnown(person) ?? "someone" }

    /// With the short id, if the member calls somebody else on the list the same.
    private func nameIfKnown(_ person: IdentityKey) -> String? {
        guard let known = entry.reader(person) else { return nil }
        let name = plainName(of: known)
        let isShared = entry.readers.contains {
            $0.identity != person && Names.isSame(plainName(of: $0), name)
        }
        return Names.told(name, hex: person.hex, isShared: isShared)
    }

    /// What the member calls a reader, be it the name of others too.
    package func plainName(of reader: ListEntry.Reader) -> String {
        nicknames[reader.identity] ?? reader.name
    }

    /// What to write for the list in other commands: of several owners the first.
    package var path: NamePath {
        if isTray { return head.kind.trayPath }
        return isOwn
            ? NamePath([nameInPaths]) : NamePath([owners.first ?? ownerNames, nameInPaths])
    }

    /// What to write for a wish on it.
    package func path(ofWish name: String) -> NamePath {
        isTray && isOwn && head.kind == .wishes ? NamePath([name]) : path.appending(name)
    }
}

extension ListKind {
    /// What to write for a member's tray of items of this kind.
    var trayPath: NamePath {
        NamePath([self == .wishes ? "tray" : "tray:" + name])
    }
}
