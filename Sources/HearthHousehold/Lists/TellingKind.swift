package import HearthAPI
package import HearthLists
package import HearthSodium
import HearthWire

extension KindNews {
    /// About a list that the member reads, as it is open for them; never of a kind for those who give.
    ///
    /// `item`: what it is about, if that is one item. `person`: who did it; empty: the member, nobody, or several.
    /// `detail`: what else the sentence says; like names, it is cut to 60 octets. `count`: of how many things it tells.
    package init(
        _ kind: NewsKind, on open: OpenList, item: Item? = nil, person: String = "",
        detail: String = "", count: Int = 1
    ) {
        precondition(!kind.isSecret, "what depends on claims needs a seat in the circle")
        self.kind = kind
        list = open.id
        title = open.merged.head.title
        owner = open.isOwn ? "" : open.ownerNames
        let listKind = open.merged.head.kind
        self.listKind = listKind == .wishes ? nil : listKind.name
        self.item = item?.id
        name = item?.name ?? ""
        self.person = person
        self.detail = detail
        self.count = count
    }
}

extension Household {
    /// Takes what a use case of a kind has to tell a member: they are told when the use case is done, if their keys are
    /// in memory then.
    package mutating func hand(_ told: KindNews, to member: IdentityKey) {
        handed.append((member, told))
    }
}

/// A kind that tells its readers in its own words what others have done on a list. The table of kinds is the table of
/// these, too.
package protocol TellingKind: ItemKind {
    /// What a member is told of this, instead of what is told of items of all kinds; nil: just that.
    ///
    /// It is asked once for all that came together; what it returns is told where the member did not do it themselves.
    static func news(of changes: ListChanges) -> [KindNews]?
}

/// What others have done on a list since a member looked.
package struct ListChanges {
    package let open: OpenList
    package let added: [Item]
    package let changed: [Item]
    /// By what they were called.
    package let gone: [String]

    /// What the member calls who wrote an item; empty where that is not known.
    package func writer(of item: Item) -> String { open.writer(of: item.id).map(open.name) ?? "" }
}
