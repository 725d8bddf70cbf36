package import HearthAPI

/// Something that a person does.
package struct Act: Sendable {
    package enum Kind: Sendable, Hashable {
        // Open acts: the same whether there are secrets or not.
        case addWish(list: Int, name: String)
        case renameWish(list: Int, number: Int, name: String)
        case setQuantity(list: Int, number: Int, quantity: String)
        case setPrice(list: Int, number: Int, price: String)
        case deleteWish(list: Int, number: Int)
        /// Made-up octets: how many.
        case attachPhoto(list: Int, number: Int, octets: Int)
        case removePhoto(list: Int, number: Int)
        case share(list: Int, with: Int, asKeeper: Bool)
        case unshare(list: Int, with: Int)
        case leave(list: Int)
        case archive(list: Int, Bool)
        case moveDate(list: Int, days: Int)
        case verify(person: Int)
        /// Says whether somebody who may live with the owner sees what they give.
        case answerHousemate(Int, HousemateAnswer)
        /// Says yes to everything that waits in the inbox.
        case lookIntoInbox(showsAddresses: Bool)
        case unlock
        case lock
        case say(list: Int, number: Int, text: String)
        case takeBack(list: Int)
        case askForMore(list: Int)
        case tellOwner(list: Int, name: String)
        case tellSize(Int)
        /// Puts a number behind the name that the blueprint gives.
        case rename(Int)
        case orderWish(list: Int, number: Int, to: Int)
        /// From a friend's list to one of their own.
        case copyWish(list: Int, number: Int, to: Int)
        case importWishes(list: Int, count: Int)
        /// Something with a list of another kind.
        case ofKind(KindAct)

        // Secret acts: only in the world with secrets.
        case look(list: Int)
        case reserve(list: Int, number: Int, quantity: Int)
        /// Reserves as if they had done so long before.
        case backdate(list: Int, number: Int, minutes: Int)
        case free(list: Int, number: Int)
        case buy(list: Int, number: Int)
        case hold(list: Int, number: Int, minutes: Int)
        case chipIn(list: Int, number: Int, amount: String)
        case takeRoles(list: Int, number: Int)
        case showCart
        case whisper(list: Int, number: Int?, text: String)
        case takeBackWhisper(list: Int)
        case readWhispers(list: Int)
        case addIdea(list: Int, name: String, price: String?)
        case takeBackIdea(list: Int)
        case handOver(list: Int, number: Int)
        case readNews
        /// Puts the last wish of the cart first.
        case orderCart
    }

    package let kind: Kind
    /// Which of the blueprint's people.
    package let person: Int
    /// When, in the world's time.
    package let moment: Ticks

    package var isSecret: Bool {
        switch kind {
        case .look, .reserve, .backdate, .free, .buy, .hold, .chipIn, .takeRoles, .showCart,
            .whisper, .takeBackWhisper, .readWhispers, .addIdea, .takeBackIdea, .handOver,
            .readNews, .orderCart:
            true
        default: false
        }
    }
}

/// What happens in a world when: made from its seed before anything runs.
package struct Script: Sendable {
    package let open: [Act]
    package let secret: [Act]
    /// Homes that are without a line while people write lists of other kinds.
    package let cables: [FaultPlan.Partition]
    /// The home that is lost, and how its member comes back.
    package let loss: Loss?

    /// All acts between these two moments.
    package init(seed: UInt64, blueprint: Blueprint, from start: Ticks, until end: Ticks) {
        let kinds = Self.kindActs(seed, blueprint, start, end)
        let departures = Self.departures(seed, blueprint, start, end)
        cables = kinds.cables + departures.cables
        loss = departures.loss
        open =
            (Self.openActs(seed, blueprint, start, end)
            + Self.wordActs(seed, blueprint, start, end)
            + Self.namingActs(seed, blueprint, start, end)
            + Self.arrangingActs(seed, blueprint, start, end)
            + kinds.acts + departures.acts).sorted { $0.moment < $1.moment }
        secret =
            (Self.secretActs(seed, blueprint, start, end)
            + Self.secretWordActs(seed, blueprint, start, end)
            + Self.secretArrangingActs(seed, blueprint, start, end)
            + Self.whispers(seed, blueprint, start, end)).sorted { $0.moment < $1.moment }
    }

    private static func openActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "open acts").stream()
        var acts: [Act] = []
        let hours = Double(end - start) / 3.6e9
        for (index, list) in blueprint.lists.enumerated() {
            let count = max(2, Int(hours * 0.9)) + Int.random(in: 0...2, using: &dice)
            for number in 0..<count {
                let moment = Ticks.random(in: start..<end, using: &dice)
                let wish = Int.random(in: 0..<(list.wishes.count + 2), using: &dice)
                let reader = dice.pick(list.readers)
                var person = list.coOwner == nil ? list.owner : dice.pick(list.owners)
                let kind: Act.Kind
                switch Int.random(in: 0..<100, using: &dice) {
                case ..<20: kind = .addWish(list: index, name: "New \(index + 1)-\(number + 1)")
                case ..<32:
                    kind = .renameWish(
                        list: index, number: wish, name: "Renamed \(index + 1)-\(number + 1)")
                case ..<47:
                    let quantity = dice.chance(0.15) ? "any" : "\(1 + number % 3)"
                    kind = .setQuantity(list: index, number: wish, quantity: quantity)
                case ..<57:
                    kind = .setPrice(list: index, number: wish, price: "\(10 + number) EUR")
                case ..<67: kind = .deleteWish(list: index, number: wish)
                case ..<74: kind = .unshare(list: index, with: reader.person)
                case ..<84:
                    kind = .share(
                        list: index, with: reader.person, asKeeper: dice.chance(0.2))
                case ..<88:
                    kind = .leave(list: index)
                    person = reader.person
                case ..<91: kind = .archive(list: index, dice.chance(0.5))
                case ..<95:
                    kind = .moveDate(
                        list: index, days: Int.random(in: 2...90, using: &dice))
                default:
                    kind = .verify(person: list.owner)
                    person = reader.person
                }
                acts.append(Act(kind: kind, person: person, moment: moment))
            }
        }
        acts += visits(blueprint, hours, start, end, &dice)
        acts += photoActs(seed, blueprint, start, end)
        acts += answers(seed, blueprint, start, end)
        return acts.sorted { $0.moment < $1.moment }
    }

    /// What people do whatever their lists are.
    private static func visits(
        _ blueprint: Blueprint, _ hours: Double, _ start: Ticks, _ end: Ticks,
        _ dice: inout DiceStream
    ) -> [Act] {
        var acts: [Act] = []
        for person in blueprint.people.indices {
            // Everybody looks into the inbox now and then.
            for _ in 0..<max(2, Int(hours)) {
                acts.append(
                    Act(
                        kind: .lookIntoInbox(showsAddresses: dice.chance(0.6)), person: person,
                        moment: Ticks.random(in: start..<end, using: &dice)))
            }
            if blueprint.people[person].passphrase != nil {
                for number in 0..<4 {
                    acts.append(
                        Act(
                            kind: number % 2 == 0 ? .lock : .unlock, person: person,
                            moment: Ticks.random(in: start..<end, using: &dice)))
                }
            }
        }
        return acts
    }

    /// Photos come and go, on some wishes of every list.
    private static func photoActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "photos").stream()
        var acts: [Act] = []
        for (index, list) in blueprint.lists.enumerated() {
            for number in 0..<3 {
                // Some are longer than one piece.
                let octets = dice.pick([300, 5000, 5000, 20_000, 300_000])
                let first = Ticks.random(in: start..<end, using: &dice)
                let last = Ticks.random(in: first..<end, using: &dice)
                acts.append(
                    Act(
                        kind: .attachPhoto(list: index, number: number, octets: octets),
                        person: list.owner, moment: first))
                guard dice.chance(0.7) else { continue }
                acts.append(
                    Act(
                        kind: .removePhoto(list: index, number: number), person: list.owner,
                        moment: last))
            }
        }
        return acts
    }

    private static func secretActs(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "secret acts").stream()
        var acts: [Act] = []
        let hours = Double(end - start) / 3.6e9
        for (index, list) in blueprint.lists.enumerated() {
            for reader in list.readers {
                let count = max(4, Int(hours * 1.5)) + Int.random(in: 0...3, using: &dice)
                for _ in 0..<count {
                    let wish = Int.random(in: 0..<(list.wishes.count + 1), using: &dice)
                    let kind: Act.Kind
                    switch Int.random(in: 0..<100, using: &dice) {
                    case ..<3:
                        kind = .backdate(
                            list: index, number: wish,
                            minutes: Int.random(in: 1...600, using: &dice))
                    case ..<36:
                        kind = .reserve(
                            list: index, number: wish,
                            quantity: dice.chance(0.3) ? 2 : 1)
                    case ..<43:
                        kind = .hold(
                            list: index, number: wish,
                            minutes: Int.random(in: 1...300, using: &dice))
                    case ..<52:
                        kind = .chipIn(
                            list: index, number: wish,
                            amount: "\(Int.random(in: 1...20, using: &dice)) EUR")
                    case ..<56: kind = .takeRoles(list: index, number: wish)
                    case ..<66: kind = .free(list: index, number: wish)
                    case ..<80: kind = .buy(list: index, number: wish)
                    case ..<92: kind = .look(list: index)
                    default: kind = .showCart
                    }
                    acts.append(
                        Act(
                            kind: kind, person: reader.person,
                            moment: Ticks.random(in: start..<end, using: &dice)))
                }
            }
        }
        return acts.sorted { $0.moment < $1.moment }
    }

    /// Yes, later, and taken back.
    private static func answers(
        _ seed: UInt64, _ blueprint: Blueprint, _ start: Ticks, _ end: Ticks
    ) -> [Act] {
        var dice = Dice(seed: seed, purpose: "housemates").stream()
        var acts: [Act] = []
        for list in blueprint.lists {
            for reader in list.readers {
                for other in list.readers where other.person != reader.person {
                    guard dice.chance(0.5) else { continue }
                    acts.append(
                        Act(
                            kind: .answerHousemate(
                                other.person, dice.pick([.yes, .yes, .notNow, .open])),
                            person: reader.person,
                            moment: Ticks.random(in: start..<end, using: &dice)))
                }
            }
        }
        return acts
    }
}
