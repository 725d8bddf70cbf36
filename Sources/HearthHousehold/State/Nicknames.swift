package import HearthRows
import HearthSodium
import HearthWire

/// What members call people, each for themselves; it never leaves the node.
package struct Nicknames: Sendable {
    private var names: [IdentityKey: [IdentityKey: String]] = [:]

    init() {}

    package init(_ rows: [NicknameRow]) {
        for row in rows { self[row.person, of: row.member] = row.name }
    }

    subscript(person: IdentityKey, of member: IdentityKey) -> String? {
        get { names[member]?[person] }
        set { names[member, default: [:]][person] = newValue }
    }

    func all(of member: IdentityKey) -> [IdentityKey: String] { names[member] ?? [:] }
}
