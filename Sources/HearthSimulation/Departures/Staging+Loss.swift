import HearthAPI
import HearthHousehold
import HearthSodium
import HearthWire

extension Staging {
    /// Who is recovered lives there.
    static let newHouse = "New house"

    /// Plans that somebody loses their home, and comes back by a friend with an old copy.
    func plan(_ loss: Loss) throws {
        let code = try see(ShowRecoveryCode(), by: loss.person).code
        let link = try see(ShowKey(), by: loss.helper).link
        let (old, helper) = (home(loss.person), home(loss.helper))
        let others = Set(0..<blueprint.households).subtracting([old, helper])
        plan([
            FaultPlan.Partition(
                side: [helper], isOneWay: false, begins: loss.sleeps, ends: loss.back),
            FaultPlan.Partition(
                side: others, isOneWay: false, begins: loss.back, ends: loss.met),
        ])
        world.plan(at: loss.lost) { [self] in lose(loss) }
        world.plan(at: loss.back) { [self] in comeBack(loss, code: code, link: link) }
    }

    private func lose(_ loss: Loss) {
        let node = node(of: loss.person)
        world.faults.losses += 1
        knowledge.restored(node.index, to: 0, held: heldElsewhere(of: node))
        noteBlobs(of: node)
        forgetTexts(takenOverBy: loss.person)
        forgetRemovals(knownTo: node)
        forgetSessions(on: node.index)
        outcomes.append("\(world.ticks) \(node.name) is lost")
        world.stop(node)
        node.isLost = true
    }

    /// What people had put on a list who are off it, or only read it, is its owner's now: where nobody else has it yet,
    /// it is gone with their home.
    private func forgetTexts(takenOverBy owner: Int) {
        for (list, plan) in blueprint.kindLists.enumerated() where plan.owner == owner {
            let readers = plan.members.map(\.person).filter {
                departures.off[.init(person: $0, list: kindLists[list])] == nil
            }
            let shown = readers.reduce(into: Set()) { $0.formUnion(textsShown(to: $1, on: list)) }
            for (text, known) in knowledge.saved.texts
            where known.seat.list == list && known.seat.person != owner
                && knowledge.saved.off.contains(known.seat) && !shown.contains(text)
                && (try? privateTexts(of: known.seat.person, besides: list))?.contains(text) != true
            {
                knowledge.giveUpText(text)
            }
        }
    }

    private func comeBack(_ loss: Loss, code: String, link: String) {
        guard let new = world.nodes.last else { return }
        let person = loss.person
        let name = (knowledge.names[person] ?? nil) ?? blueprint.people[person].name
        do {
            try world.perform(
                RecoverMember(name: name, code: code, friend: link, household: new.name), on: new)
            publicKeys[person] = try world.perform(ShowKey(), on: new).key
        } catch {
            return troubles.append(Finding(.failure, "coming back: \(error)"))
        }
        moved[person] = new.index
        if knowledge.names[person] != nil { knowledge.names[person] = .some(name) }
        tellHistory(of: person)
        outcomes.append("\(world.ticks) \(name) comes back")
        lookAfter(loss)
    }

    private func tellHistory(of person: Int) {
        guard let history = world.history, let key = identities[person] else { return }
        for (index, plan) in blueprint.lists.enumerated() {
            guard let list = ListID(hex: lists[index]) else { continue }
            if plan.owners.contains(person) {
                history.ownerNodes[list]?.insert(home(person))
            }
            for kind in Cell.Kind.allCases {
                history.homes[AuthorTag(of: key, in: list, for: kind)] = home(person)
            }
        }
    }

    /// Whether nobody has a list any more: its owner lost their home when nobody else read it.
    func isGone(_ list: String, of owner: Int) -> Bool {
        guard moved[owner] != nil, let id = ListID(hex: list) else { return false }
        return !world.nodes.contains { node in
            !node.isLost && !node.store.records(.roster, in: id.stream).isEmpty
        }
    }

    private static let patience: Duration = .seconds(20)

    /// Asks the friends whom the record names, and says that the right people read the lists.
    private func lookAfter(_ loss: Loss) {
        let person = loss.person
        let progress = try? see(ShowRecovery(), by: person)
        if progress?.found.isEmpty == false {
            note("friends are asked", try see(AskFoundFriends(), by: person))
        }
        for list in progress?.listsHeld ?? [] where world.ticks >= loss.confirms {
            note("\(list) is confirmed", try see(ConfirmReaders(list: list), by: person))
        }
        world.plan(after: Self.patience) { [self] in lookAfter(loss) }
    }

    private func note<Answer>(_ what: String, _ body: @autoclosure () throws -> Answer) {
        do {
            _ = try body()
            outcomes.append("\(world.ticks) \(what)")
        } catch {
            outcomes.append("\(world.ticks) \(what): \(error)")
        }
    }
}
