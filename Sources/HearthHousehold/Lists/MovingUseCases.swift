import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension MoveItems: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [ItemInfo] {
        let target = try household.target(to, of: items, allOf, for: asker, work)
        let keys = try household.editor(of: target, asker)
        var finder = ItemFinder()
        var sources: [Source] = []
        var isMovedBefore: [ItemID] = []
        for path in items {
            if let id = try household.item(
                at: path, movedTo: target, by: &finder, for: asker, work)
            {
                isMovedBefore.append(id)
                continue
            }
            let (from, item) = try finder.item(at: path, in: &household, for: asker, work)
            Source.add(item, of: from, to: &sources)
        }
        if let allOf {
            let from = try household.list(at: allOf, for: asker, work)
            for item in from.merged.items { Source.add(item, of: from, to: &sources) }
        }
        for source in sources { _ = try household.editor(of: source.list, asker) }
        // What is there already stays where it is.
        sources.removeAll { $0.list.id == target.id }
        for source in sources { try target.check(holds: source.list.merged.head.kind) }
        for list in sources.map(\.list) + [target] { try list.checkMayMove() }
        let moving = sources.flatMap(\.items)
        try household.checkNames(of: moving, in: target)
        let room = try household.room(for: moving.count, in: target)
        let (moved, blobs) = try household.copies(
            of: sources, at: room.ranks, in: target, for: asker, work)
        guard !moved.isEmpty else {
            return isMovedBefore.compactMap(target.liveItem).map {
                household.info($0, in: target)
            }
        }
        // One transaction and one part a list: a wish stands in one list or the other, never in
        // both or neither.
        try household.write(moved + room.displaced, blobs: blobs, to: target, keys: keys, work)
        let origins = sources.flatMap { source in source.items.map { (source.list.id, $0.id) } }
        for ((from, id), item) in zip(origins, moved) {
            try household.happened(
                .itemMoved(id, from: from, to: target.id, as: item.id), work)
        }
        for source in sources {
            let tombstones = source.items.map {
                Item.tombstone(id: $0.id, revision: $0.nextRevision(at: work.now))
            }
            try household.write(tombstones, to: source.list, keys: keys, work)
        }
        let after = try household.list(at: target.id.hex, for: asker, work)
        return (isMovedBefore.compactMap(after.liveItem) + moved)
            .map { household.info($0, in: after) }
    }
}

extension Household {
    /// Where to; if that is not said, the tray of the kind of what is moved.
    fileprivate mutating func target(
        _ path: String?, of items: [String], _ allOf: String?, for asker: Asker, _ work: Work
    ) throws -> OpenList {
        if let path { return try list(at: path, for: asker, work) }
        let from =
            try items.first.flatMap { try? item(at: $0, for: asker, work).list }
            ?? allOf.map { try list(at: $0, for: asker, work) }
        return try tray(of: from?.merged.head.kind ?? .wishes, for: asker, work)
    }

    /// What is moved, as it will stand on another list at these ranks.
    fileprivate mutating func copies(
        of sources: [Source], at ranks: [Rank], in target: OpenList, for asker: Asker,
        _ work: Work
    ) throws -> (items: [Item], blobs: [SealedBlob]) {
        var ids: Set<ItemID> = []
        var moved: [Item] = []
        var blobs: [SealedBlob] = []
        let origins = sources.flatMap { source in source.items.map { (source.list.entry, $0) } }
        for ((origin, item), rank) in zip(origins, ranks) {
            let carried = try resealed(
                item.attachments, of: item, in: origin, for: target.id, by: asker.identity, work)
            blobs += carried.blobs
            // It keeps its id, by which others know it.
            let isFree = target.liveItem(item.id) == nil && !ids.contains(item.id)
            let id = isFree ? item.id : try newItemID(in: target, besides: ids)
            var copy = Item(
                id: id, rank: rank, revision: target.merged.nextRevision(of: id, at: work.now),
                name: item.name, text: item.text, link: item.link, tags: item.tags,
                attachments: carried.attachments, body: item.body)
            copy.added = work.now.itemTime
            copy.adoptUnknownFields(of: item)
            ids.insert(copy.id)
            moved.append(copy)
        }
        return (moved, blobs)
    }
}

/// What is moved away from one list.
private struct Source {
    let list: OpenList
    private(set) var items: [Item] = []
    private var ids: Set<ItemID> = []

    private init(_ list: OpenList) { self.list = list }

    static func add(_ item: Item, of list: OpenList, to sources: inout [Source]) {
        let known = sources.firstIndex { $0.list.id == list.id }
        if known == nil { sources.append(Source(list)) }
        let index = known ?? sources.endIndex - 1
        if sources[index].ids.insert(item.id).inserted { sources[index].items.append(item) }
    }
}

extension CopyWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> ItemInfo {
        let (from, original) = try household.item(at: wish, for: asker, work)
        guard !from.isOwn else { throw HearthError(.ownWishCopied, ["wish": original.name]) }
        let target =
            try to.map { try household.list(at: $0, for: asker, work) }
            ?? household.tray(of: from.merged.head.kind, for: asker, work)
        let keys = try household.editor(of: target, asker)
        try target.check(holds: from.merged.head.kind)
        let itemID: ItemID = try id.first()
        let name = try household.checkName(original.name, in: target, besides: itemID)
        // Nothing of the first list is kept with it, so that nobody learns where it came from.
        var item = Item(
            id: itemID, rank: .middle, revision: 1, name: name, text: original.text,
            link: original.link, tags: original.tags,
            body: .known(original.givable?.ofAnybody ?? Wish()))
        if let made = try household.made(item, in: target, as: id) {
            return household.info(made, in: target)
        }
        let room = try household.room(for: 1, in: target)
        let photos = try household.carriedPhotos(
            of: original, in: from, to: target.id, by: asker.identity, work)
        item.rank = room.ranks[0]
        item.attachments = photos.attachments
        item.added = work.now.itemTime
        try household.write(
            [item] + room.displaced, blobs: photos.blobs, to: target, keys: keys, work)
        let after = try household.list(at: target.id.hex, for: asker, work)
        return household.info(item, in: after)
    }
}

extension Household {
    /// The wish that a path names by its id, if it was moved from there to this list before.
    fileprivate mutating func item(
        at path: String, movedTo target: OpenList, by finder: inout ItemFinder, for asker: Asker,
        _ work: Work
    ) throws -> ItemID? {
        let path = NamePath(path)
        guard let id = ItemID(typed: path.name), target.liveItem(id) != nil else { return nil }
        let from = try finder.list(ofItem: path, in: &self, for: asker, work)
        return from.id != target.id && from.merged.item(id)?.isDeleted == true ? id : nil
    }

    /// Refuses names that are on the list already, or twice among those that come.
    fileprivate func checkNames(of moving: [Item], in open: OpenList) throws(HearthError) {
        guard open.merged.head.kind.hasUniqueNames else { return }
        var taken = Set(open.merged.items.map { Names.folded($0.name) })
        for item in moving where !taken.insert(Names.folded(item.name)).inserted {
            throw HearthError(
                .wishNameTaken,
                ["name": item.name, "list": open.displayTitle])
        }
    }
}
