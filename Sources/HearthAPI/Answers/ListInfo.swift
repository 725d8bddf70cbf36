/// A list in a listing.
@dynamicMemberLookup
package struct ListInfo: Codable, Sendable, Hashable {
    package var basics: ListBasics
    /// What its kind says besides; in JSON its fields stand beside the others.
    package var kindFields: ItemFields?

    package init(
        id: String, title: String? = nil, path: String? = nil, owner: String,
        ownerKeys: [String] = [], isOwn: Bool,
        coOwners: [String] = [],
        awaitedOwners: [String] = [], role: ListRole, kind: String, isTray: Bool,
        isShown: Bool? = nil, isArchived: Bool,
        occasion: String? = nil, date: String? = nil,
        notes: String? = nil, etag: String? = nil, items: Int, missingPieces: Int = 0,
        newerIsComing: Bool = false, unreadableEditors: [String] = [], readers: Int,
        state: ListState, isHeld: Bool? = nil,
        readersKnownAt: String? = nil, otherHomes: Int = 0,
        overwrites: Overwrites? = nil, isBuiltIn: Bool? = nil, kindFields: ItemFields? = nil
    ) {
        basics = ListBasics(
            id: id, title: title,
            path: path ?? NamePath((isOwn ? [] : [owner]) + [title ?? id]).text, owner: owner,
            ownerKeys: ownerKeys, isOwn: isOwn, coOwners: coOwners, awaitedOwners: awaitedOwners,
            role: role, kind: kind, isTray: isTray, isShown: isShown, isArchived: isArchived,
            occasion: occasion, date: date, notes: notes, etag: etag, items: items,
            missingPieces: missingPieces, newerIsComing: newerIsComing,
            unreadableEditors: unreadableEditors, readers: readers, state: state, isHeld: isHeld,
            readersKnownAt: readersKnownAt, otherHomes: otherHomes, overwrites: overwrites,
            isBuiltIn: isBuiltIn)
        self.kindFields = kindFields
    }

    package subscript<Value>(dynamicMember member: WritableKeyPath<ListBasics, Value>) -> Value {
        get { basics[keyPath: member] }
        set { basics[keyPath: member] = newValue }
    }

    package init(from decoder: any Decoder) throws {
        basics = try ListBasics(from: decoder)
        kindFields = try ItemFields(ofList: basics.kind, from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try basics.encode(to: encoder)
        try kindFields?.value.encode(to: encoder)
    }
}

extension ListBasics {
    /// What all lists say, by its names in JSON.
    static var names: [String] {
        let list = ListInfo(
            id: "", owner: "", isOwn: true, role: .owner, kind: "", isTray: false,
            isArchived: false, items: 0, readers: 0, state: .open)
        return Mirror(reflecting: list.basics).children.compactMap(\.label)
    }
}
