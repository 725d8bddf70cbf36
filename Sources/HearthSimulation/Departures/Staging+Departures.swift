import HearthAPI
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthWire

extension Staging {
    /// Somebody wrote this: who is off the list by the roster that their home goes by must never read it.
    func hide(_ texts: [String], on list: String, by writer: Int) {
        for text in texts { departures.typed(text, by: writer, at: world.ticks) }
        guard let id = ListID(hex: list),
            let entry = node(of: writer).household?.replicator.directory.lists[id]
        else { return }
        for place in departures.off.keys where place.list == list {
            guard let key = identities[place.person], entry.reader(key) == nil else { continue }
            departures.hide(texts, from: place, at: world.ticks)
        }
    }

    // MARK: Who knows of it

    /// A home is gone: who was taken off there, or left from there, and of whom no other home has heard that, may
    /// read on.
    func forgetRemovals(knownTo lost: SimulatedNode) {
        for (place, isByThemselves) in departures.off
        where isByThemselves && home(place.person) == lost.index {
            guard let list = ListID(hex: place.list), !isKnown(place, on: list, besides: lost.index)
            else { continue }
            departures.mayRead(place.person, place.list)
        }
        for (index, id) in (lists + kindLists).enumerated() {
            let owner =
                index < lists.count
                ? blueprint.lists[index].owner : blueprint.kindLists[index - lists.count].owner
            guard home(owner) == lost.index, let list = ListID(hex: id) else { continue }
            forgetRemovals(heldBy: lost.index, on: list)
        }
    }

    /// The same of a home that keeps nothing of a list any more, while its owner has not come back to another.
    func forgetRemovals(heldBy home: Int, on list: ListID) {
        for (place, isByThemselves) in departures.off
        where place.list == list.hex && !isByThemselves {
            if !isKnown(place, on: list, besides: home) {
                departures.mayRead(place.person, place.list)
            }
        }
    }

    private func isKnown(
        _ place: Departures.Place, on list: ListID, besides home: Int
    ) -> Bool {
        world.nodes.contains { node in
            node.index != home && !node.isLost && knows(place, on: list, node)
        }
    }

    private func knows(_ place: Departures.Place, on list: ListID, _ node: SimulatedNode) -> Bool {
        guard let key = identities[place.person],
            let record = node.store.records(.roster, in: list.stream).first,
            let body = try? RosterBody(record: record)
        else { return false }
        return body.removal(of: AuthorTag(of: key, in: list)) != nil
            && !body.readers.contains { $0.person.identity == key }
    }

    // MARK: What they see

    private static let pause: Ticks = 60_000_000

    /// Looks now and then whether somebody reads what was written after they went off.
    func planLooksAtDepartures(from start: Ticks, until end: Ticks) {
        guard blueprint.hasDepartures else { return }
        for moment in stride(from: start, to: end, by: Int(Self.pause)) {
            world.plan(at: moment) { [self] in
                for finding in readOn() where !troubles.contains(finding) {
                    troubles.append(finding)
                }
            }
        }
    }

    /// Who is off a list in the end reads it no more, nor anything that was written since.
    func checkDepartures() throws -> [Finding] {
        var findings = readOn()
        for place in departures.off.keys.sorted(by: { ($0.list, $0.person) < ($1.list, $1.person) })
        {
            let (title, owner) = named(place.list)
            guard !isGone(place.list, of: owner) else { continue }
            let isReading = try see(WhoCanSee(list: title), by: owner).contains {
                $0.state == .reading && person(called: $0.name) == place.person
            }
            let isOpen = try see(ListLists(), by: place.person).contains {
                $0.id == place.list && $0.state == .open
            }
            guard isReading || isOpen else { continue }
            let name = blueprint.people[place.person].name
            findings.append(
                Finding(
                    .readOn,
                    "\(title): \(name)" + (isReading ? ", says its owner" : "")
                        + (isOpen ? ", as they see it" : "")))
        }
        return findings
    }

    private func named(_ list: String) -> (title: String, owner: Int) {
        if let index = lists.firstIndex(of: list) {
            return (blueprint.lists[index].title, blueprint.lists[index].owner)
        }
        let plan = blueprint.kindLists[kindLists.firstIndex(of: list) ?? 0]
        return (plan.title, plan.owner)
    }

    private func readOn() -> [Finding] {
        departures.hidden.sorted { ($0.key.list, $0.key.person) < ($1.key.list, $1.key.person) }
            .compactMap { place, texts in
                guard node(of: place.person).isRunning else { return nil }
                let seen = shown(on: place.list, to: place.person).intersection(texts)
                guard let text = seen.min() else { return nil }
                return Finding(
                    .readOn,
                    "\(named(place.list).title): \(blueprint.people[place.person].name) sees “\(text)”"
                )
            }
    }

    /// Names of wishes, texts of other kinds, and what they keep for themselves.
    private func shown(on list: String, to person: Int) -> Set<String> {
        guard let index = kindLists.firstIndex(of: list) else {
            let path = path(lists.firstIndex(of: list) ?? 0, for: person)
            let items = (try? see(ShowList(list: path), by: person).items) ?? []
            return Set(items.map(\.name))
        }
        return textsShown(to: person, on: index)
            .union((try? privateTexts(of: person, besides: index)) ?? [])
    }
}
