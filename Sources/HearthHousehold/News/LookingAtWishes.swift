import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
package import HearthWire

extension Household {
    /// What is new about a list, its wishes and what is said there, for a member who reads it.
    ///
    /// What they wrote themselves is no news to them.
    /// `isOwnAct`: nobody is told what is returned.
    package mutating func listNews(
        _ open: OpenList, own: OwnWishes, _ book: inout NewsBook, isOwnAct: Bool,
        keys: MemberKeys, _ work: Work
    ) throws -> [NewsDraft] {
        guard !open.isTray else { return [] }
        let earlier = try marks(of: open.id, for: open.reader.identity, keys: keys, work)
        var marks = earlier ?? ToldList()
        let drafts =
            try wishNews(open, own, &marks, &book, isOwnAct: isOwnAct, work)
            + commentNews(open, &marks, work)
            + thanksNews(open, &marks, work)
        if marks != earlier {
            try save(marks, of: open.id, for: open.reader.identity, keys: keys, work)
        }
        return drafts
    }

    private mutating func wishNews(
        _ open: OpenList, _ own: OwnWishes, _ marks: inout ToldList, _ book: inout NewsBook,
        isOwnAct: Bool, _ work: Work
    ) throws -> [NewsDraft] {
        // What is told of a list on the page of its kind alone, its kind says.
        guard open.isShown else { return [] }
        let editors = open.entry.readers.filter(\.role.isEditor)
        guard !(open.isOwn && editors.count == 1) else { return [] }
        // What is on its way is neither gone now nor new when it is here: the buckets tell.
        guard open.hasAll else { return [] }
        let earlier = marks
        marks.note(open)
        guard earlier.hasArrived else {
            return open.entry.host == open.reader.identity ? [] : [.open(.listArrived, on: open)]
        }
        guard marks != earlier else { return [] }
        var changed: [(ItemID, String)] = []
        var added: [(ItemID, String)] = []
        for item in open.merged.items where open.ownPart.item(item.id)?.revision != item.revision {
            guard let known = earlier.wishes[item.id] else {
                added.append((item.id, item.name))
                continue
            }
            if known.hash != marks.wishes[item.id]?.hash { changed.append((item.id, item.name)) }
        }
        let gone = earlier.wishes.filter { id, _ in
            guard marks.wishes[id] == nil else { return false }
            let revision = open.merged.item(id)?.revision
            return revision == nil || open.ownPart.item(id)?.revision != revision
        }.sorted { $0.key < $1.key }.map { ($0.key, $0.value.name) }

        let isCopy = { (id: ItemID) in open.merged.item(id)?.known?.copyOf != nil }
        guard !open.merged.head.isOfLines else {
            let lines = added.filter { !isCopy($0.0) }.compactMap { open.merged.item($0.0) }
            return lineNews(lines, on: open, &marks, &book, isOwnAct: isOwnAct, work)
                + Self.drafts(.keptTwice, added.filter { isCopy($0.0) }, on: open)
        }
        var drafts: [NewsDraft] = []
        if marks.day != earlier.day, open.ownPart.head?.revision != open.merged.head.revision {
            let date = open.merged.head.date?.description ?? ""
            drafts.append(.open(.dateChanged, on: open, detail: date))
        }
        if let told = kindNews(
            on: open, added: added.map(\.0), changed: changed.map(\.0), gone: gone.map(\.1))
        {
            return drafts + told
        }
        let seat = CircleSeat(open)
        drafts += Self.drafts(.wishAdded, added.filter { !isCopy($0.0) }, on: open)
        drafts += Self.drafts(.keptTwice, added.filter { isCopy($0.0) }, on: open)
        drafts += Self.drafts(
            .wishChanged, changed.filter { !own.claimed.contains($0.0) }, on: open)
        drafts += Self.drafts(.wishGone, gone.filter { !own.claimed.contains($0.0) }, on: open)
        if let seat {
            for (id, name) in changed where own.claimed.contains(id) {
                drafts.append(.secret(.reservedChanged, seat, on: open, item: id, wish: name))
            }
            for (id, name) in gone where own.claimed.contains(id) && !own.moved.contains(id) {
                drafts.append(.secret(.reservedGone, seat, on: open, item: id, wish: name))
            }
        }
        return drafts
    }

    private static func drafts(
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

/// The wishes of a list of which a member is told as theirs: none for an owner.
package struct OwnWishes {
    let claimed: Set<ItemID>
    /// Of those the ones of which they were told where they are now.
    let moved: Set<ItemID>

    package init(claimed: Set<ItemID> = [], moved: Set<ItemID> = []) {
        self.claimed = claimed
        self.moved = moved
    }
}
