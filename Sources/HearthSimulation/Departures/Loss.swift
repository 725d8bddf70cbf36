/// Somebody loses their home, and comes back with the help of a friend whose home was without a line before that
/// and so has everything as it was earlier.
package struct Loss: Sendable {
    package let person: Int
    package let helper: Int
    /// From then on the helper's home is without a line, until the person is back.
    package let sleeps: Ticks
    /// When the home is gone.
    package let lost: Ticks
    package let back: Ticks
    /// Before that only the helper's home reaches the new one.
    package let met: Ticks
    /// From then on they say of each list that the right people read it, as soon as it is there.
    package let confirms: Ticks

    /// nil: nobody who owns a list lives alone and has a friend who needs no passphrase.
    init?(blueprint: Blueprint, from start: Ticks, until end: Ticks, _ dice: inout DiceStream) {
        let pairs = (blueprint.kindLists.map(\.owner) + blueprint.lists.map(\.owner)).flatMap {
            owner in
            Self.helpers(of: owner, blueprint).map { (owner, $0) }
        }
        guard !pairs.isEmpty else { return nil }
        (person, helper) = dice.pick(pairs)
        let length = Double(end - start)
        func after(_ moment: Ticks, _ shares: ClosedRange<Double>) -> Ticks {
            moment + Ticks(length * Double.random(in: shares, using: &dice))
        }
        sleeps = after(start, 0.05...0.15)
        lost = after(start, 0.35...0.45)
        back = after(lost, 0.03...0.07)
        met = after(back, 0.05...0.15)
        confirms = after(back, 0.02...0.25)
    }

    private static func helpers(of person: Int, _ blueprint: Blueprint) -> [Int] {
        guard blueprint.people(in: blueprint.people[person].home) == [person] else { return [] }
        return Blueprint.known(to: person, blueprint.people, blueprint.friendships).filter {
            blueprint.people[$0].passphrase == nil
        }
    }
}
