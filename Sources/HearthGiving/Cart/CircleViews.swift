package import HearthAPI
import HearthCircle
package import HearthHousehold
package import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// A list as its circle sees it.
    package mutating func circleView(
        _ asked: AskedList, _ work: Work
    ) throws -> GivenList {
        let ledger = try ledger(of: asked.open, work)
        let unread = try unread(of: asked.open, work)
        let circle = try withIdeas(asked.open, work)
        // What is free is known when all of them are.
        var infos = (asked.isFreeFirst ? asked.items[...] : asked.items[asked.part]).map {
            info($0, in: circle, ledger: ledger, unread: unread)
        }
        if asked.isFreeFirst { infos = Array(Self.freeOnesFirst(infos)[asked.part]) }
        return .init(
            list: asked.info, items: infos,
            ideas: try ideaInfos(of: circle, ledger: ledger, work), total: asked.total)
    }

    /// A wish or an idea as its circle sees it.
    package mutating func circleView(
        at path: NamePath, of open: OpenList, by asker: Asker, _ work: Work
    ) throws -> GivenWish {
        let (list, item) = try gift(at: path, of: open, by: asker, work)
        let ledger = try ledger(of: open, work)
        var given = info(item, in: list, ledger: ledger, unread: try unread(of: open, work))
        given.ownerSizes = try ownerSizes(of: open, work)
        if let own = ledger?[item.id]?.standing(of: open.reader.identity).first {
            given.standing?.reach = try reach(
                ofClaimOn: item.id, in: open, changedAt: own.claim.time, work)
        }
        return given
    }

    /// Items of one list with how they stand. Nothing of what is opened for that is kept.
    package mutating func circleView(
        of items: [Item], on open: OpenList, _ work: Work
    ) throws -> [GivenFind] {
        let ledger = try ledger(of: open, work)
        let unread = try unread(of: open, work)
        let circle = CircleList(open: open, ideas: [])
        return items.map {
            .init(
                path: open.path(ofWish: $0.name).text, isOwn: open.isOwn,
                item: info($0, in: circle, ledger: ledger, unread: unread))
        }
    }

    /// The readers of a list with what they see of the member's, and the member of theirs. The roster's come first, in
    /// its order.
    package mutating func circleView(
        of readers: [ReaderInfo], on open: OpenList, _ work: Work
    ) throws -> [ReaderInfo] {
        var infos = readers
        let audience = try audience(of: open, work)
        let keptBack = try unread(of: open, work).keptBack
        for (index, reader) in open.entry.readers.enumerated() where !infos[index].isCaller {
            guard reader.role.isInCircle else { continue }
            infos[index].seesCaller = audience?.sees(reader.identity)
            infos[index].changesAt = audience?.change(for: reader.identity)
            infos[index].isSeen = audience != nil ? !keptBack.contains(reader) : nil
        }
        return infos
    }

    /// What is free, then what may be, as far as is known here, then the rest.
    private static func freeOnesFirst(_ wishes: [GivenWish]) -> [GivenWish] {
        wishes.filter { $0.standing?.isFree != false }
            + wishes.filter { $0.standing.map { $0.isOpen && !$0.isFree } ?? false }
            + wishes.filter { $0.standing?.isOpen == false }
    }
}

extension Household {
    /// A wish or an idea with how it stands, as its circle sees it.
    func info(
        _ item: Item, in list: CircleList, ledger: Ledger?, unread: Unread = Unread()
    ) -> GivenWish {
        GivenWish(
            info(item, in: list.open),
            standing: ledger.map {
                standing(of: item, in: list.open, ledger: $0, unread: unread)
            },
            ideaOf: list.idea(item.id).map { list.open.name(of: $0.author) })
    }
}
