import HearthLists
import HearthReplication
package import HearthRows
import HearthWire

extension NewsDraft {
    init(_ news: KindNews) {
        self = .about(
            news.kind, person: news.person, list: news.list, title: news.title, owner: news.owner,
            detail: news.detail)
        item = news.item
        wish = news.name
        count = news.count
        listKind = news.listKind
    }
}

extension Household {
    /// Puts what use cases of kinds have handed over into the members' books.
    package mutating func tellHanded(_ work: Work) throws {
        let told = handed
        handed = []
        for (member, news) in told {
            let draft = NewsDraft(news)
            guard let keys = keyring.keys(of: member),
                draft.isFor(member, in: replicator.directory)
            else { continue }
            try post([draft], to: member, keys: keys, work)
        }
    }

    /// What a kind that has words of its own says of what others did on a list; nil: it has none for that.
    func kindNews(
        on open: OpenList, added: [ItemID], changed: [ItemID], gone: [String]
    ) -> [NewsDraft]? {
        let kind = ItemKinds.kind(of: open.merged.head.kind) as? any TellingKind.Type
        let told = kind?.news(
            of: ListChanges(
                open: open, added: added.compactMap(open.merged.item),
                changed: changed.compactMap(open.merged.item), gone: gone))
        return told?.map(NewsDraft.init).filter {
            $0.isFor(open.reader.identity, in: replicator.directory)
        }
    }
}
