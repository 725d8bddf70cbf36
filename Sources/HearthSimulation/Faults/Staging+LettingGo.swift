import HearthAPI
import HearthSodium
import HearthWire

/// What is gone with those who leave a list of another kind than wishes.
extension Staging {
    /// Somebody left, or was taken off: their home keeps nothing of the list, unless somebody else there reads
    /// it too.
    func letGo(_ person: Int, of list: Int) {
        let home = home(person)
        let others = people(in: home).filter { $0 != person }
        guard !others.contains(where: { (try? readsKindList($0, list)) == true }) else { return }
        for (absent, held) in heldOfAbsent {
            for (subject, holders) in held {
                guard case .texts(let seat) = subject, seat.list == list, holders.contains(home)
                else { continue }
                let rest = holders.subtracting([home])
                heldOfAbsent[absent]?[subject] = rest.isEmpty ? nil : rest
            }
        }
        if let list = ListID(hex: kindLists[list]) { forgetRemovals(heldBy: home, on: list) }
        var shown: [Int: Set<String>] = [:]
        var gone: [String] = []
        knowledge.letGo(home, of: list) { seat, text in
            let texts = shown[seat.person] ?? textsShown(to: seat.person, on: list)
            shown[seat.person] = texts
            guard !texts.contains(text) else { return true }
            gone.append(text)
            return false
        }
        if !gone.isEmpty { outcomes.append("\(world.ticks) gone with House \(home + 1): \(gone)") }
    }

    /// What people wrote on a list, as somebody's own home shows it to them now.
    func textsShown(to person: Int, on list: Int) -> Set<String> {
        (try? blueprint.kindLists[list].acts?.texts(self, list, person)) ?? []
    }

    /// What somebody wrote of a list's kind for themselves alone.
    func privateTexts(of person: Int, besides list: Int) throws -> Set<String> {
        try blueprint.kindLists[list].acts?.ownTexts(self, person) ?? []
    }
}
