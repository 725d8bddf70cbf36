import HearthAPI
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension AddIdea: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> WishInfo {
        var open = try household.circleList(at: list, for: asker, work)
        open = try household.withIdeas(open, work)
        guard let pages = try household.circlePages(of: open, work) else {
            throw HearthError(.internalError)
        }
        let idea = try idea(in: household, open, at: pages.nextTime(now: work.now), work)
        try household.changePage(on: open, work) { sheet throws(PageSheetError) in
            try sheet.put(idea)
        }
        open = try household.withIdeas(open, work)
        return household.info(
            idea.item, in: open, ledger: try household.ledger(of: open, work))
    }

    private func idea(
        in household: Household, _ open: OpenList, at time: WallTime, _ work: Work
    ) throws -> Idea {
        let name = try Names.cleaned(name, field: "name", .title)
        if open.gifts.contains(where: { Names.isSame($0.name, name) }) {
            throw HearthError(.wishNameTaken, ["name": name, "list": open.merged.head.title])
        }
        var price: Price?
        if let typed = self.price, !typed.isEmpty {
            guard let parsed = Price.parse(typed) else {
                throw HearthError(.priceMalformed, ["value": typed])
            }
            price = parsed
        }
        let idea = Idea(
            id: try household.newIdeaID(in: open), time: time, name: name,
            link: try Names.cleaned(link ?? "", field: "link", rule: Idea.linkRule),
            notes: try Names.cleaned(notes ?? "", field: "notes", rule: Idea.notesRule),
            price: price)
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
        let pieces = idea.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count == 3 else { throw HearthError(.unknownWish, ["name": idea]) }
        var open = try household.circleList(
            at: pieces[0] + "/" + pieces[1], for: asker, work)
        open = try household.withIdeas(open, work)
        let own = open.ideas.filter { $0.author == asker.identity }
        let named = open.ideas.first { $0.value.id.hex == pieces[2] }
        let candidates = own.contains { Names.isSame($0.value.name, pieces[2]) } ? own : open.ideas
        let found =
            try named
            ?? Names.one(
                candidates, called: pieces[2], name: \.value.name, unknown: .unknownWish,
                ambiguous: .ambiguousWish)
        guard found.author == asker.identity else {
            throw HearthError(
                .ideaOfAnother, ["wish": found.value.name, "name": open.name(of: found.author)])
        }
        try household.changePage(on: open, work) { sheet throws(PageSheetError) in
            _ = sheet.removeIdea(found.value.id)
        }
        return Done()
    }
}

extension Household {
    /// The surprise ideas of a list with how each stands; nil for an owner.
    mutating func ideaInfos(
        of open: OpenList, ledger: Ledger?, _ work: Work
    ) throws -> [WishInfo]? {
        guard open.reader.role.isInCircle, open.entry.isGiving else { return nil }
        let unreadable = try unreadableMembers(of: open, .claims, work)
        let open = try withIdeas(open, work)
        return open.ideas.map {
            info($0.value.item, in: open, ledger: ledger, unreadable: unreadable)
        }
    }

    /// An id that no item and no idea of the list has.
    ///
    /// Drawn apart from those of items, which everybody can see.
    fileprivate func newIdeaID(in open: OpenList) throws -> ItemID {
        for _ in 0..<8 {
            let octets = entropy.octets(ItemID.byteCount, for: EntropyPurpose("idea id"))
            if let id = ItemID(octets: octets), open.merged.item(id) == nil, open.idea(id) == nil,
                octets.contains(where: { $0 != 0 })
            {
                return id
            }
        }
        throw HearthError(.internalError)
    }
}
