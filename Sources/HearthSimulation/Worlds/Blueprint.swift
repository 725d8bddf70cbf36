import HearthKinds

/// Who lives in a world, who knows whom, and which lists there are: made from its seed.
package struct Blueprint: Sendable {
    package struct Person: Sendable {
        package let name: String
        /// Which household.
        package let home: Int
        /// On the same node as an owner whose list they give from, they need one.
        package let passphrase: String?
        /// The partner looks after them.
        package var isChild = false
    }

    package struct Reader: Sendable {
        package let person: Int
        package let isKeeper: Bool
        package let showsAddresses: Bool
        /// The owner who asks them.
        package let inviter: Int
    }

    package struct List: Sendable {
        package let title: String
        /// Who makes it.
        package let owner: Int
        /// Who owns it with them, on another node; nil: nobody.
        package let coOwner: Int?
        package let readers: [Reader]
        /// Days from the beginning of the world to its date; nil: it has none.
        package let daysAway: Int?
        /// Names, quantities and prices of the first wishes.
        package let wishes: [(name: String, quantity: String?, price: String?)]

        package var owners: [Int] { [owner] + (coOwner.map { [$0] } ?? []) }
    }

    package private(set) var people: [Person]
    /// Pairs of people of different households.
    package private(set) var friendships: [(Int, Int)]
    package private(set) var lists: [List]
    /// Lists of other kinds than wishes.
    package let kindLists: [KindList]
    package let households: Int
    /// As `Sizes.departures`.
    package let hasDepartures: Bool
    /// Microseconds, by household: between two nodes both count.
    package let distances: [Ticks]
    /// Octets that may wait for a peer which does not read.
    package let sessionQueue: Int

    /// The people of a household, in order.
    package func people(in home: Int) -> [Int] {
        people.indices.filter { people[$0].home == home }
    }

    /// A world of a seed.
    package init(seed: UInt64, sizes: Sizes) {
        var dice = Dice(seed: seed, purpose: "blueprint").stream()
        let count = max(2, sizes.households)
        households = count
        hasDepartures = sizes.departures
        var people = (0..<count).map {
            Person(name: "Person \(Self.letter($0))", home: $0, passphrase: nil)
        }
        // One in three worlds has a partner on an owner's node, behind a passphrase.
        let partnerHome =
            dice.chance(0.34) || sizes.children
            ? Int.random(in: 0..<count, using: &dice) : nil
        if let partnerHome {
            people.append(
                Person(
                    name: "Partner \(Self.letter(partnerHome))", home: partnerHome,
                    passphrase: "correct horse"))
        }
        self.people = people
        friendships = Self.friendships(count, people: people, &dice)
        let own = Self.lists(people, friendships, &dice)
        lists =
            own
            + (Self.jointList(seed, share: sizes.jointLists, people, friendships).map { [$0] } ?? [])
        let (everybody, pairs) = (people, friendships)
        kindLists = KindActs.table.all.filter { sizes.kinds.contains($0.kind) }
            .flatMap { $0.lists(seed, everybody, pairs) }
        distances = (0..<count).map { _ in Ticks.random(in: 2_000...60_000, using: &dice) }
        sessionQueue = dice.chance(0.2) ? 32_768 : 8 << 20
        if sizes.children { addChild(seed) }
    }

    /// Who looks after the child; nil: there is none.
    package var keeper: Int? {
        people.contains { $0.isChild } ? people.firstIndex { $0.passphrase != nil } : nil
    }

    /// A child lives with the partner, whose friends read the child's list.
    private mutating func addChild(_ seed: UInt64) {
        var dice = Dice(seed: seed, purpose: "child").stream()
        guard let keeper = people.firstIndex(where: { $0.passphrase != nil }) else { return }
        let home = people[keeper].home
        let child = people.count
        let friends = friendships.compactMap { pair in
            pair.0 == keeper ? pair.1 : pair.1 == keeper ? pair.0 : nil
        }
        people.append(
            Person(
                name: "Child \(Self.letter(home))", home: home, passphrase: nil, isChild: true))
        friendships += friends.map { (child, $0) }
        let readers = [keeper] + friends
        lists.append(
            List(
                title: "List of the child", owner: child, coOwner: nil,
                readers: readers.map { reader in
                    Reader(
                        person: reader, isKeeper: reader == keeper,
                        showsAddresses: dice.chance(0.7), inviter: child)
                }, daysAway: nil, wishes: Self.wishes("child", &dice)))
    }

    /// A name for a number that is not the beginning of another's.
    static func letter(_ number: Int) -> Character {
        Character(UnicodeScalar(UInt8(ascii: "A") + UInt8(number % 26)))
    }

    /// A ring, so that everybody is reached, and a few besides.
    private static func friendships(
        _ count: Int, people: [Person], _ dice: inout DiceStream
    ) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var known: Set<Int> = []
        func add(_ one: Int, _ other: Int) {
            guard people[one].home != people[other].home else { return }
            let (low, high) = (min(one, other), max(one, other))
            guard known.insert(low << 16 | high).inserted else { return }
            pairs.append((one, other))
        }
        for index in 0..<count { add(index, (index + 1) % count) }
        for _ in 0..<(count / 2 + 1) {
            add(
                Int.random(in: 0..<count, using: &dice), Int.random(in: 0..<count, using: &dice))
        }
        if people.count > count {
            let partner = count
            for _ in 0..<2 { add(partner, Int.random(in: 0..<count, using: &dice)) }
        }
        return pairs
    }

    /// Some have a list, which friends read, and anybody who lives with them.
    private static func lists(
        _ people: [Person], _ friendships: [(Int, Int)], _ dice: inout DiceStream
    ) -> [List] {
        var lists: [List] = []
        let count = people.count { $0.passphrase == nil }
        let owners = (0..<count).shuffled(using: &dice).prefix(max(2, count / 2))
        for owner in owners.sorted() {
            var readers: [Reader] = []
            for person in known(to: owner, people, friendships)
            where dice.chance(0.85) || readers.isEmpty {
                readers.append(
                    Reader(
                        person: person, isKeeper: dice.chance(0.12),
                        showsAddresses: dice.chance(0.7), inviter: owner))
            }
            lists.append(
                List(
                    title: "List of \(Self.letter(owner))", owner: owner, coOwner: nil,
                    readers: readers,
                    daysAway: dice.chance(0.3) ? Int.random(in: 3...40, using: &dice) : nil,
                    wishes: wishes("\(letter(owner))", &dice)))
        }
        return lists
    }

    /// Friends, and anybody who lives with them.
    static func known(
        to owner: Int, _ people: [Person], _ friendships: [(Int, Int)]
    ) -> [Int] {
        friendships.compactMap { pair in
            pair.0 == owner ? pair.1 : pair.1 == owner ? pair.0 : nil
        } + people.indices.filter { $0 != owner && people[$0].home == people[owner].home }
    }

    private static func wishes(
        _ name: String, _ dice: inout DiceStream
    ) -> [(name: String, quantity: String?, price: String?)] {
        (0..<Int.random(in: 2...4, using: &dice)).map { number in
            let quantity: String? =
                dice.chance(0.3)
                ? "\(Int.random(in: 2...4, using: &dice))"
                : dice.chance(0.1) ? "any" : nil
            let price = dice.chance(0.6) ? "\(number * 10 + 15) EUR" : nil
            return ("Wish \(name)-\(number + 1)", quantity, price)
        }
    }

    /// In this share of worlds two friends on two nodes own a list together, and each asks friends of
    /// their own.
    private static func jointList(
        _ seed: UInt64, share: Double, _ people: [Person], _ friendships: [(Int, Int)]
    ) -> List? {
        var dice = Dice(seed: seed, purpose: "joint list").stream()
        guard dice.chance(share) else { return nil }
        let pairs = friendships.filter {
            people[$0.0].passphrase == nil && people[$0.1].passphrase == nil
        }
        guard !pairs.isEmpty else { return nil }
        let pair = dice.pick(pairs)
        let owners = dice.chance(0.5) ? [pair.0, pair.1] : [pair.1, pair.0]
        let homes = Set(owners.map { people[$0].home })
        let readers = people.indices.filter { !homes.contains(people[$0].home) }.compactMap {
            person -> Reader? in
            let friends = owners.filter { owner in
                friendships.contains { Set([$0.0, $0.1]) == [owner, person] }
            }
            guard !friends.isEmpty else { return nil }
            return Reader(
                person: person, isKeeper: dice.chance(0.12), showsAddresses: dice.chance(0.7),
                inviter: dice.pick(friends))
        }
        guard !readers.isEmpty else { return nil }
        let name = owners.map { "\(letter($0))" }.joined()
        return List(
            title: "List of \(name)", owner: owners[0], coOwner: owners[1], readers: readers,
            daysAway: dice.chance(0.3) ? Int.random(in: 3...40, using: &dice) : nil,
            wishes: wishes(name, &dice))
    }
}
