package import HearthKinds

/// What people do with lists of one kind in a world, and what has to hold of them in the end.
///
/// The world makes the lists' readers, asks them, takes them off, cuts lines, puts homes back and loses them, and knows
/// what people were told is saved (`KnownTexts`). Lists and acts are drawn apart from everything else, so that a world
/// without a kind is what it was.
package struct KindActs: Sendable {
    /// Of wishes are all worlds: they have no entry.
    package static let table = KindTable([KindActs.notes])

    /// What happens to one list.
    struct Drawn {
        var acts: [Act] = []
        /// Homes that are without a line meanwhile.
        var cables: [FaultPlan.Partition] = []
    }

    /// What is drawn from.
    struct Scene {
        let list: Int
        let blueprint: Blueprint
        let dice: DiceStream
        let start: Ticks
        let end: Ticks
    }

    /// What lists of it are called.
    package let kind: String
    /// What the option of `hearth-sim` says.
    package let help: String
    /// The lists of a world, by its seed, people and friendships.
    let lists: @Sendable (UInt64, [Blueprint.Person], [(Int, Int)]) -> [Blueprint.KindList]
    /// What people do with a list.
    let draw: @Sendable (Scene) -> Drawn
    /// The same where people leave lists and lose their homes.
    let leave: @Sendable (inout DeparturesDraw, Int) -> Void
    /// Makes a list: its id, and the texts that are on it at first.
    let make: @Sendable (Staging, Blueprint.KindList, Int) throws -> (id: String, texts: [String])
    /// Texts of a list, as somebody's own home shows it to them.
    let texts: @Sendable (Staging, Int, Int) throws -> Set<String>
    /// Texts that somebody keeps for themselves.
    let ownTexts: @Sendable (Staging, Int) throws -> Set<String>
    /// Whether all who read a list hold the same, and nothing of it is lost.
    let check: @Sendable (Staging, Int) throws -> [Finding]
    /// How many copies were made of versions that lost on a list.
    let copies: @Sendable (Staging, Int) throws -> Int
    /// What somebody is shown of a list, in words.
    let shown: @Sendable (Staging, Int, Int) throws -> [String]
}

/// Something that a person does with a list of another kind than wishes.
protocol KindDeed: Sendable, Hashable {
    func play(in staging: Staging, on list: Int, _ act: Act)
}

/// Which of the blueprint's lists of other kinds, and what.
package struct KindAct: Sendable, Hashable {
    package let list: Int
    let deed: any KindDeed

    package static func == (left: KindAct, right: KindAct) -> Bool {
        left.list == right.list && AnyHashable(left.deed) == AnyHashable(right.deed)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(list)
        hasher.combine(AnyHashable(deed))
    }
}

extension Script {
    /// What people do with lists of other kinds, and the cables that are out meanwhile.
    static func kindActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> KindActs.Drawn {
        var all = KindActs.Drawn()
        for (list, plan) in blueprint.kindLists.enumerated() {
            let dice = Dice(seed: seed, purpose: plan.kind).stream(UInt64(list))
            let drawn = plan.acts?.draw(
                KindActs.Scene(
                    list: list, blueprint: blueprint, dice: dice, start: start, end: end))
            all.acts += drawn?.acts ?? []
            all.cables += drawn?.cables ?? []
        }
        return all
    }
}
