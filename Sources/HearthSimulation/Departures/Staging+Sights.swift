import HearthAPI

/// Reservations of others, and one's own, that somebody saw.
struct Sights {
    struct Sight: Hashable {
        let seat: Knowledge.Seat
        let wish: String
        let giver: Int
        /// How often the giver had taken it back by then.
        let round: Int
    }

    var seen: Set<Sight> = []
}

/// What somebody saw reserved stays so until its giver takes it back, or is said to be not known.
extension Staging {
    private static let pause: Ticks = 60_000_000

    private static let shortPause: Ticks = 2_000_000
    private static let shortSpell: Ticks = 120_000_000

    /// Has every giver look now and then, and often while what was lost comes back.
    func planLooksAtClaims(from start: Ticks, until end: Ticks, around loss: Loss?) {
        guard blueprint.hasDepartures else { return }
        let spells = [loss?.back, loss?.met].compactMap(\.self).flatMap {
            stride(from: $0, to: min(end, $0 + Self.shortSpell), by: Int(Self.shortPause))
        }
        for moment in Array(stride(from: start, to: end, by: Int(Self.pause))) + spells {
            world.plan(at: moment) { [self] in
                for (list, plan) in blueprint.lists.enumerated() {
                    for reader in plan.readers { look(at: list, by: reader.person) }
                }
            }
        }
    }

    private func look(at list: Int, by person: Int) {
        let seat = Knowledge.Seat(person: person, list: list)
        guard node(of: person).isRunning, !knowledge.loose.contains(seat),
            let items = try? see(ShowList(list: path(list, for: person)), by: person).items
        else { return }
        for item in items {
            guard let standing = item.standing else { continue }
            for giver in blueprint.lists[list].readers.map(\.person) {
                compare(standing, of: item, on: list, seenBy: seat, givenBy: giver)
            }
        }
    }

    private func compare(
        _ standing: Standing, of item: GivenWish, on list: Int, seenBy seat: Knowledge.Seat,
        givenBy giver: Int
    ) {
        let givers = Knowledge.Seat(person: giver, list: list)
        guard !knowledge.loose.contains(givers), !unanswered.contains(givers),
            knowledge.claims[givers]?[item.id]?.isFleeting == false
        else { return }
        let sight = Sights.Sight(
            seat: seat, wish: item.id, giver: giver,
            round: knowledge.takenBack[givers]?[item.id] ?? 0)
        if standing.queue.contains(where: { person(called: $0.name) == giver }) {
            sights.seen.insert(sight)
        } else if standing.queue.isEmpty, standing.isFree, sights.seen.remove(sight) != nil {
            troubles.append(
                Finding(
                    .freed,
                    "\(blueprint.lists[list].title): \(blueprint.people[seat.person].name) saw "
                        + "\(item.name) of \(blueprint.people[giver].name) free at \(world.ticks)"))
        }
    }
}
