import FoundationEssentials
import HearthAPI
import HearthPoems

@testable import HearthSimulation

/// Owners bring poems in, and everybody reads them.
private struct PoemDeed: KindDeed {
    let name: String

    func play(in staging: Staging, on list: Int, _ act: Act) {
        staging.ask(Self.bringing([name], to: staging.blueprint.kindLists[list].title), act) {
            staging, _ in
            staging.saved([name], on: list, act)
        }
    }

    /// A poem that says its name.
    static func bringing(_ names: [String], to title: String) -> ImportWishes {
        let poems = names.enumerated().map { line, name in
            let octets = [0xD2, 0x05, UInt8(name.utf8.count)] + Array(name.utf8)
            return ImportedWish(
                line: line, name: name, fields: WishFields(),
                body: Data(octets).base64EncodedString())
        }
        return ImportWishes(
            lists: [ImportedList(title: title, kind: PoemFields.kind, wishes: poems)],
            target: .present)
    }
}

extension KindActs {
    static let poems = KindActs(
        kind: PoemFields.kind, help: "People write lists of poems together as well.",
        lists: { seed, people, friendships in
            guard let owner = people.firstIndex(where: { $0.passphrase == nil }) else { return [] }
            let readers = Blueprint.known(to: owner, people, friendships).map {
                Blueprint.KindList.Member(person: $0, mayEdit: false, isAskedAtFirst: true)
            }
            return [
                Blueprint.KindList(
                    kind: PoemFields.kind, variety: 0, title: "Poems", owner: owner,
                    members: readers)
            ]
        },
        draw: { scene in
            var dice = scene.dice
            var drawn = Drawn()
            for number in 1...6 {
                drawn.acts.append(
                    Act(
                        kind: .ofKind(
                            KindAct(list: scene.list, deed: PoemDeed(name: "Poem \(number)"))),
                        person: scene.blueprint.kindLists[scene.list].owner,
                        moment: Ticks.random(in: scene.start..<scene.end, using: &dice)))
            }
            return drawn
        },
        leave: { _, _ in },
        make: { staging, plan, _ in
            let list = try staging.see(
                NewList(title: plan.title, kind: PoemFields.kind), by: plan.owner)
            _ = try staging.see(PoemDeed.bringing(["First"], to: plan.title), by: plan.owner)
            return (list.id, ["First"])
        },
        texts: { Set(try shown($0, $1, $2)) },
        ownTexts: { _, _ in [] },
        check: { staging, list in
            let plan = staging.blueprint.kindLists[list]
            let saved = Set(staging.knowledge.saved.texts.filter { $1.seat.list == list }.keys)
            return try ([plan.owner] + plan.members.map(\.person)).compactMap { person in
                let missing = saved.subtracting(try shown(staging, list, person))
                return missing.isEmpty
                    ? nil : Finding(.lost, "\(person) does not see \(missing.sorted())")
            }
        },
        copies: { _, _ in 0 },
        shown: shown)

    private static func shown(
        _ staging: Staging, _ list: Int, _ person: Int
    ) throws -> [String] {
        try staging.see(ShowList(list: staging.kindPath(list, for: person)), by: person)
            .items.map(\.name)
    }
}
