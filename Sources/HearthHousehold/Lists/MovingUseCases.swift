import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension MoveWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [WishInfo] {
        let target = try household.list(at: to ?? "tray", for: asker, work)
        let keys = try household.editor(of: target, asker)
        var sources: [Source] = []
        for path in wishes {
            let (from, item) = try household.wish(at: path, for: asker, work)
            Source.add(item, of: from, to: &sources)
        }
        if let allOf {
            let from = try household.list(at: allOf, for: asker, work)
            for item in from.merged.items { Source.add(item, of: from, to: &sources) }
        }
        for source in sources { _ = try household.editor(of: source.list, asker) }
        // What is there already stays where it is.
        sources.removeAll { $0.list.id == target.id }
        let moving = sources.flatMap(\.items)
        try household.checkNames(of: moving, in: target)
        let room = try household.room(for: moving.count, in: target)
        var ids: Set<ItemID> = []
        var moved: [Item] = []
        var blobs: [SealedBlob] = []
        let origins = sources.flatMap { source in source.items.map { (source.list.entry, $0) } }
        for ((origin, item), rank) in zip(origins, room.ranks) {
            let carried = try household.resealed(
                item.attachments, of: item, in: origin, for: target.id, by: asker.identity, work)
            blobs += carried.blobs
            var copy = Item(
                id: try household.newItemID(in: target, besides: ids), rank: rank, revision: 1,
                name: item.name, notes: item.notes, link: item.link, tags: item.tags,
                attachments: carried.attachments, body: item.body)
            copy.added = work.now.itemTime
            copy.adoptUnknownFields(of: item)
            ids.insert(copy.id)
            moved.append(copy)
        }
        guard !moved.isEmpty else { return [] }
        // One transaction and one part a list: a wish stands in one list or the other, never in
        // both or neither.
        try household.write(moved + room.displaced, blobs: blobs, to: target, keys: keys, work)
        for source in sources {
            let tombstones = source.items.map {
                Item.tombstone(id: $0.id, revision: $0.nextRevision)
            }
            try household.write(tombstones, to: source.list, keys: keys, work)
        }
        let after = try household.list(at: target.id.hex, for: asker, work)
        return moved.map { household.info($0, in: after) }
    }
}

/// What is moved away from one list.
private struct Source {
    let list: OpenList
    var items: [Item]

    static func add(_ item: Item, of list: OpenList, to sources: inout [Source]) {
        guard let index = sources.firstIndex(where: { $0.list.id == list.id }) else {
            return sources.append(Source(list: list, items: [item]))
        }
        if !sources[index].items.contains(where: { $0.id == item.id }) {
            sources[index].items.append(item)
        }
    }
}

extension CopyWish: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> WishInfo {
        let (from, original) = try household.wish(at: wish, for: asker, work)
        guard !from.isOwn else { throw HearthError(.ownWishCopied, ["wish": original.name]) }
        let target = try household.list(at: to ?? "tray", for: asker, work)
        let keys = try household.editor(of: target, asker)
        let name = try household.checkName(original.name, in: target, besides: nil)
        let room = try household.room(for: 1, in: target)
        let photos = try household.carriedPhotos(
            of: original, in: from, to: target.id, by: asker.identity, work)
        // Nothing of the first list is kept with it, so that nobody learns where it came from.
        var item = Item(
            id: try household.newItemID(in: target), rank: room.ranks[0], revision: 1, name: name,
            notes: original.notes, link: original.link, tags: original.tags,
            attachments: photos.attachments,
            body: .wish(
                Wish(
                    price: original.wish?.price, store: original.wish?.store ?? "",
                    place: original.wish?.place)))
        item.added = work.now.itemTime
        try household.write(
            [item] + room.displaced, blobs: photos.blobs, to: target, keys: keys, work)
        let after = try household.list(at: target.id.hex, for: asker, work)
        return household.info(item, in: after)
    }
}

extension Household {
    /// Refuses names that are on the list already, or twice among those that come.
    fileprivate func checkNames(of moving: [Item], in open: OpenList) throws(HearthError) {
        var taken = Set(open.merged.items.map { Names.folded($0.name) })
        for item in moving where !taken.insert(Names.folded(item.name)).inserted {
            throw HearthError(
                .wishNameTaken,
                ["name": item.name, "list": open.isTray ? "Tray" : open.merged.head.title])
        }
    }
}
