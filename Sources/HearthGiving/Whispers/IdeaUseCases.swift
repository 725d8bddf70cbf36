import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AddIdea: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> GivenWish {
        let open = try household.circleList(at: list, for: asker, work)
        guard let talk = try household.circleTalk(of: open, work) else {
            throw HearthError(.internalError)
        }
        let list = CircleList(open: open, ideas: talk.ideas)
        let idea = try idea(
            in: &household, list, at: talk.nextTime(now: work.now), by: asker, work)
        if let made = try household.made(idea, in: list, as: id, work) {
            return household.info(
                made.item, in: try household.withIdeas(open, work),
                ledger: try household.ledger(of: open, work))
        }
        try household.changeTalk(on: open, work) { sheet throws(TalkSheetError) in
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
        let ideaID: ItemID = try id.first()
        let isTaken = list.gifts.contains { $0.id != ideaID && Names.isSame($0.name, name) }
        if isTaken {
            throw HearthError(.wishNameTaken, ["name": name, "list": list.merged.head.title])
        }
        let typedLink = try Names.cleaned(link ?? "", field: "link", rule: Idea.linkRule)
        let idea = Idea(
            id: ideaID, time: time, name: name,
            link: typedLink.isEmpty ? "" : try Names.link(typedLink),
            text: try Names.cleaned(notes ?? "", field: "notes", rule: Idea.textRule),
            price: try price.flatMap { typed in
                typed.isEmpty ? nil : try household.price(typed: typed, by: asker, work).price
            })
        return idea
    }
}

extension ListIdeas: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> [GivenWish]
    {
        let open = try household.circleList(at: list, for: asker, work)
        return try household.ideaInfos(
            of: household.withIdeas(open, work), ledger: household.ledger(of: open, work), work)
    }
}

extension DeleteIdea: UseCase {
    func answer(in household: inout Household, by asker: Asker, _ work: Work) throws -> Done {
        let (list, found) = try household.meaning(of: idea, for: asker) {
            household, path -> (CircleList, CircleTalk.Written<Idea>?) in
            guard path.pieces.count == 3, let list = path.parent else {
                throw HearthError(.unknownWish, ["name": idea])
            }
            let shared = try household.withIdeas(
                household.circleList(at: list, for: asker, work), work)
            let own = try household.ownTalk(on: shared.open, work)
            if let id = ItemID(hex: path.name), own.removedIdeas.contains(id) {
                return (shared, nil)
            }
            return (shared, try Self.find(path.name, on: shared, of: asker))
        }
        guard let found else { return Done() }
        guard found.author == asker.identity else {
            throw HearthError(
                .ideaOfAnother,
                ["wish": found.value.name, "name": list.open.name(of: found.author)])
        }
        try household.changeTalk(on: list.open, work) { sheet throws(TalkSheetError) in
            _ = sheet.removeIdea(found.value.id)
        }
        return Done()
    }

    /// An idea by its id or name; of several with one name the asker's own.
    private static func find(
        _ name: String, on list: CircleList, of asker: Asker
    ) throws -> CircleTalk.Written<Idea> {
        if let named = list.ideas.first(where: { $0.value.id.hex == name }) { return named }
        func called(_ ideas: [CircleTalk.Written<Idea>]) -> [CircleTalk.Written<Idea>] {
            Names.called(name, among: ideas, name: \.value.name, hex: \.value.id.hex)
        }
        let own = called(list.ideas.filter { $0.author == asker.identity })
        return try Names.one(
            own.isEmpty ? list.ideas : own, called: name, name: \.value.name,
            hex: \.value.id.hex, unknown: .unknownWish, ambiguous: .ambiguousWish)
    }
}

extension Household {
    /// The surprise ideas of a list with how each stands.
    mutating func ideaInfos(
        of list: CircleList, ledger: Ledger?, _ work: Work
    ) throws -> [GivenWish] {
        let unread = try unread(of: list.open, work)
        return list.ideas.map {
            info($0.value.item, in: list, ledger: ledger, unread: unread)
        }
    }

    /// The idea that a member added under an id before; nil: there was none.
    ///
    /// - Throws: `HearthError.idUsed` when they took it back, or it says something else.
    fileprivate func made(
        _ idea: Idea, in list: CircleList, as id: NewID, _ work: Work
    ) throws -> Idea? {
        let own = try ownTalk(on: list.open, work)
        guard let held = own.ideas.first(where: { $0.id == idea.id }) else {
            guard list.merged.item(idea.id) == nil, list.idea(idea.id) == nil,
                !own.removedIdeas.contains(idea.id)
            else { throw id.isUsed }
            return nil
        }
        guard held.name == idea.name, held.link == idea.link, held.text == idea.text,
            held.price == idea.price
        else { throw id.isUsed }
        return held
    }
}
