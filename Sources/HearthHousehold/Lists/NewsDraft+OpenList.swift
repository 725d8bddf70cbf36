package import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
package import HearthWire

extension NewsDraft {
    /// About a list, of what all its readers see.
    static func open(
        _ kind: NewsKind, on list: OpenList, item: ItemID? = nil, wish: String = "",
        person: String = "", detail: String = "", count: Int = 1
    ) -> NewsDraft {
        var draft = NewsDraft(
            kind, nil, list.id, title: list.merged.head.title,
            owner: list.isOwn ? "" : list.ownerNames, item: item, wish: wish, person: person,
            detail: detail, count: count)
        let listKind = list.merged.head.kind
        draft.listKind = listKind == .wishes ? nil : listKind.name
        return draft
    }

    /// About claims, whispers or ideas on a list.
    package static func secret(
        _ kind: NewsKind, _ seat: CircleSeat, on list: OpenList, item: ItemID? = nil,
        wish: String = "", person: String = "", detail: String = "", count: Int = 1
    ) -> NewsDraft {
        NewsDraft(
            kind, seat, list.id, title: list.merged.head.title, owner: list.ownerNames, item: item,
            wish: wish, person: person, detail: detail, count: count)
    }
}
