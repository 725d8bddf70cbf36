import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
package import HearthWire

extension Household {
    /// What is new about a list, its wishes and what is said there, for a member who reads it.
    ///
    /// What they wrote themselves is no news to them.
    /// `isOwnAct`: nobody is told what is returned.
    package mutating func listNews(
        _ open: OpenList, _ book: inout NewsBook, isOwnAct: Bool, keys: MemberKeys, _ work: Work
    ) throws -> ListNews {
        guard !open.isTray else { return ListNews() }
        let earlier = try marks(of: open.id, for: open.reader.identity, keys: keys, work)
        var marks = earlier ?? ToldList()
        var told = itemNews(open, &marks, &book, isOwnAct: isOwnAct, work)
        told.rest = try commentNews(open, &marks, work) + thanksNews(open, &marks, work)
        if marks != earlier {
            try save(marks, of: open.id, for: open.reader.identity, keys: keys, work)
        }
        return told
    }

    private mutating func itemNews(
        _ open: OpenList, _ marks: inout ToldList, _ book: inout NewsBook, isOwnAct: Bool,
        _ work: Work
    ) -> ListNews {
        // What is told of a list on the page of its kind alone, its kind says.
        guard open.isShown else { return ListNews() }
        let editors = open.entry.readers.filter(\.role.isEditor)
        guard !(open.isOwn && editors.count == 1) else { return ListNews() }
        // What is on its way is neither gone now nor new when it is here: the buckets tell.
        guard open.hasAll else { return ListNews() }
        let earlier = marks
        marks.note(open)
        guard earlier.hasArrived else {
            return ListNews(
                first: open.entry.host == open.reader.identity
                    ? [] : [.open(.listArrived, on: open)])
        }
        guard marks != earlier else { return ListNews() }
        let (added, changed, gone) = marks.changes(since: earlier, on: open)

        let isCopy = { (id: ItemID) in open.merged.item(id)?.known?.copyOf != nil }
        let copies = Self.drafts(.keptTwice, added.filter { isCopy($0.0) }, on: open)
        guard !open.merged.head.isOfLines else {
            let lines = added.filter { !isCopy($0.0) }.compactMap { open.merged.item($0.0) }
            return ListNews(
                first: lineNews(lines, on: open, &marks, &book, isOwnAct: isOwnAct, work) + copies)
        }
        var drafts: [NewsDraft] = []
        if marks.day != earlier.day, open.ownPart.head?.revision != open.merged.head.revision {
            let date = open.merged.head.date?.description ?? ""
            drafts.append(.open(.dateChanged, on: open, detail: date))
        }
        if let told = kindNews(
            on: open, added: added.map(\.0), changed: changed.map(\.0), gone: gone.map(\.1))
        {
            return ListNews(first: drafts + told)
        }
        drafts += Self.drafts(.wishAdded, added.filter { !isCopy($0.0) }, on: open) + copies
        return ListNews(first: drafts, changed: changed, gone: gone)
    }

    fileprivate static func drafts(
        _ kind: NewsKind, _ wishes: [(ItemID, String)], on open: OpenList
    ) -> [NewsDraft] {
        let writers = wishes.map { open.writer(of: $0.0).map(open.name) ?? "" }
        guard wishes.count <= NewsDraft.mostApart else {
            let all = Set(writers)
            return [
                .open(
                    kind, on: open, person: all.count == 1 ? all.first ?? "" : "",
                    count: wishes.count)
            ]
        }
        return zip(wishes, writers).map { wish, writer in
            .open(kind, on: open, item: wish.0, wish: wish.1, person: writer)
        }
    }
}

/// What is new about a list for one who reads it.
package struct ListNews {
    typealias Named = (id: ItemID, name: String)

    /// The list itself, and what came onto it.
    package var first: [NewsDraft] = []
    /// What others changed, and what they took off.
    package var changed: [(id: ItemID, name: String)] = []
    package var gone: [(id: ItemID, name: String)] = []
    /// What is said there.
    package var rest: [NewsDraft] = []

    /// What is told of these items as of any other.
    package func drafts(on open: OpenList, except others: Set<ItemID> = []) -> [NewsDraft] {
        Household.drafts(.wishChanged, changed.filter { !others.contains($0.id) }, on: open)
            + Household.drafts(.wishGone, gone.filter { !others.contains($0.id) }, on: open)
    }
}

extension ToldList {
    /// What others added, changed and took off since then.
    fileprivate func changes(
        since earlier: ToldList, on open: OpenList
    ) -> (added: [ListNews.Named], changed: [ListNews.Named], gone: [ListNews.Named]) {
        var added: [ListNews.Named] = []
        var changed: [ListNews.Named] = []
        for item in open.merged.items where open.ownPart.item(item.id)?.revision != item.revision {
            guard let known = earlier.wishes[item.id] else {
                added.append((item.id, item.name))
                continue
            }
            if known.hash != wishes[item.id]?.hash { changed.append((item.id, item.name)) }
        }
        let gone = earlier.wishes.filter { id, _ in
            guard wishes[id] == nil else { return false }
            let revision = open.merged.item(id)?.revision
            return revision == nil || open.ownPart.item(id)?.revision != revision
        }.sorted { $0.key < $1.key }.map { (id: $0.key, name: $0.value.name) }
        return (added, changed, gone)
    }
}
