import HearthAPI
import HearthLedger
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension AddIdea: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> WishInfo {
        let open = try household.circleList(at: list, for: asker, work)
        guard let pages = try household.circlePages(of: open, work) else {
            throw HearthError(.internalError)
        }
        let idea = try idea(
            in: &household, CircleList(open: open, ideas: pages.ideas),
            at: pages.nextTime(now: work.now), by: asker, work)
        try household.changePage(on: open, work) { sheet throws(PageSheetError) in
            try sheet.put(idea)
        }
        return household.info(
            idea.item, in: try household.withIdeas(open, work),
            ledger: try household.ledger(of: open, work))
    }

    private func idea(
        in household: inout Household, _ list: CircleList, at time: WallTime, by asker: Asker,
        _ work: Work
    ) throws -> Idea {
        let name = try Names.cleaned(name, field: "name", .thing)
        if list.gifts.contains(where: { Names.isSame($0.name, name) }) {
            throw HearthError(.wishNameTaken, ["name": name, "list": list.merged.head.title])
        }
        let idea = Idea(
            id: try household.newIdeaID(in: list), time: time, name: name,
            link: try Names.cleaned(link ?? "", field: "link", rule: Idea.linkRule),
            notes: try Names.cleaned(notes ?? "", field: "notes", rule: Idea.notesRule),
            price: try price.flatMap { typed in
                typed.isEmpty ? nil : try household.price(typed: typed, by: asker, work)
            })
        if !idea.link.isEmpty, idea.item.followableLink == nil {
            throw HearthError(.linkNotAllowed, ["value": idea.link])
        }
        return idea
    }
}

extension ListIdeas: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [WishInfo] {
        let open = try household.circleList(at: list, for: asker, work)
        let ledger = try household.ledger(of: open, work)
        return try household.ideaInfos(of: open, ledger: ledger, work) ?? []
    }
}

extension DeleteIdea: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let (list, found) = try household.meaning(of: idea, for: asker) { household, path in
            guard path.pieces.count == 3, let list = path.parent else {
                throw HearthError(.unknownWish, ["name": idea])
            }
            let shared = try household.withIdeas(
                household.circleList(at: list, for: asker, work), work)
            return (shared, try Self.find(path.name, on: shared, of: asker))
        }
        guard found.author == asker.identity else {
            throw HearthError(
                .ideaOfAnother,
                ["wish": found.value.name, "name": list.open.name(of: found.author)])
        }
        try household.changePage(on: list.open, work) { sheet throws(PageSheetError) in
            _ = sheet.removeIdea(found.value.id)
        }
        return Done()
    }

    /// An idea by its id or name; of several with one name the asker's own.
    private static func find(
        _ name: String, on list: CircleList, of asker: Asker
    ) throws -> CirclePages.Written<Idea> {
        if let named = list.ideas.first(where: { $0.value.id.hex == name }) { return named }
        func called(_ ideas: [CirclePages.Written<Idea>]) -> [CirclePages.Written<Idea>] {
            Names.called(name, among: ideas, name: \.value.name, hex: \.value.id.hex)
        }
        let own = called(list.ideas.filter { $0.author == asker.identity })
        return try Names.one(
            own.isEmpty ? list.ideas : own, called: name, name: \.value.name,
            hex: \.value.id.hex, unknown: .unknownWish, ambiguous: .ambiguousWish)
    }
}

extension Household {
    /// The surprise ideas of a list with how each stands; nil for an owner.
    mutating func ideaInfos(
        of open: OpenList, ledger: Ledger?, _ work: Work
    ) throws -> [WishInfo]? {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return nil }
        let unread = try unread(of: open, work)
        let list = try withIdeas(open, work)
        return list.ideas.map {
            info($0.value.item, in: list, ledger: ledger, unread: unread)
        }
    }

    /// An id that no item and no idea of the list has.
    ///
    /// Drawn apart from those of items, which everybody can see.
    fileprivate func newIdeaID(in list: CircleList) throws -> ItemID {
        for _ in 0..<8 {
            let octets = entropy.octets(ItemID.byteCount, for: EntropyPurpose("idea id"))
            if let id = ItemID(octets: octets), list.merged.item(id) == nil, list.idea(id) == nil,
                octets.contains(where: { $0 != 0 })
            {
                return id
            }
        }
        throw HearthError(.internalError)
    }
}
