/// Who is off which list, as those were told who did it, and what was written there since.
struct Departures {
    struct Place: Hashable {
        let person: Int
        /// Its id.
        let list: String
    }

    /// Whether they left by themselves.
    private(set) var off: [Place: Bool] = [:]
    /// What homes wrote that knew that they are off.
    private(set) var hidden: [Place: Set<String>] = [:]
    /// Who typed what, and when the first of them did: two may want the same line.
    private var typed: [String: (people: Set<Int>, first: Ticks)] = [:]

    /// Somebody was told that they are off. `isDone`: nil: nobody was told what came of it.
    mutating func wentOff(
        _ person: Int, _ list: String, isDone: Bool?, byThemselves: Bool = false
    ) {
        switch isDone {
        case true?: off[Place(person: person, list: list)] = byThemselves
        case false?: break
        case nil: mayRead(person, list)
        }
    }

    /// They are asked again, or nobody can say any more that they are off.
    mutating func mayRead(_ person: Int, _ list: String) {
        let place = Place(person: person, list: list)
        off[place] = nil
        hidden[place] = nil
    }

    mutating func typed(_ text: String, by person: Int, at moment: Ticks) {
        typed[text, default: ([], moment)].people.insert(person)
    }

    /// These were typed at that moment where it is known that they are off; what was typed before is no secret.
    mutating func hide(_ texts: [String], from place: Place, at moment: Ticks) {
        hidden[place, default: []].formUnion(
            texts.filter { text in
                guard let typed = typed[text] else { return true }
                return typed.first == moment && !typed.people.contains(place.person)
            })
    }
}
