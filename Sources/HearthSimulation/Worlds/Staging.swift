import HearthAPI
import HearthReplication
import HearthSodium
import HearthWire

/// A world while it is played: its nodes, and what the people on them were told.
final class Staging {
    /// The world could not even be set up.
    struct SetUpFailed: Error, CustomStringConvertible {
        let description: String
    }

    /// Virtual time begins an hour before a day is over, since with each day all sender keys change.
    static let beginning = midnight.adding(.seconds(-3600))
    /// Or, where homes are lost, some minutes: each day it is written down what such a home would need.
    static let lateBeginning = midnight.adding(.seconds(-300))
    static let midnight = WallTime(seconds: 20_776 * 86_400)

    let world: World
    let blueprint: Blueprint
    var knowledge = Knowledge()
    /// Who everybody is, by person.
    var identities: [Int: IdentityKey] = [:]
    /// Ids of the lists, in the blueprint's order.
    var lists: [String] = []
    /// The same of lists of other kinds.
    var kindLists: [String] = []
    /// How people last saw items, for those who type for long.
    var seenItems: [SeenItem: ItemInfo] = [:]
    /// Sessions of those who have a passphrase.
    var tokens: [Int: String] = [:]
    /// Open acts that were carried out, and what came of each: the same with and without secrets.
    var outcomes: [String] = []
    /// When homes are away.
    var absences: [FaultPlan.Absence] = []
    /// Of homes that are to come back as they were earlier: which others held what of theirs.
    var heldOfAbsent: [Int: [Knowledge.Subject: Set<Int>]] = [:]
    /// Whose node died before it answered what they did in secret: nobody can say what came of it.
    var unanswered: Set<Knowledge.Seat> = []
    /// People whom owners made up on their own nodes.
    var puppets: [Puppet] = []
    /// People whose programs write over what others wrote.
    var overwriters: Set<Int> = []
    /// Blobs that owners threw away to ask for them again, and that were gone with a disk.
    var thrownAway: Set<RecordKey> = []
    /// Where people live who lost their home.
    var moved: [Int: Int] = [:]
    /// Who is off which list.
    var departures = Departures()
    /// Who saw whose reservations.
    var sights = Sights()
    /// What was wrong while the world went on.
    var troubles: [Finding] = []
    /// Pairs of homes that met with contradicting rosters, of which one was not warned.
    var unwarned: [String] = []
    var publicKeys: [Int: String] = [:]
    /// Of children the list that was made with them.
    var childrensLists: [Int: String] = [:]
    /// Adults who pose as children.
    var posing: Set<Int> = []
    /// Who compared safety numbers with whom, or said yes to them: first the giver.
    var yeses: Set<[Int]> = []
    /// Open acts that changed something.
    var changes = 0

    init(seed: UInt64, blueprint: Blueprint) {
        self.blueprint = blueprint
        world = World(
            seed: seed, start: blueprint.hasDepartures ? Self.lateBeginning : Self.beginning)
        world.history = History()
        // At the standard pace pings would be most of what happens in such a world.
        world.pace = SessionPace(pingInterval: .seconds(600), silenceLimit: .seconds(1200))
    }

    func node(of person: Int) -> SimulatedNode { world.nodes[home(person)] }

    func caller(_ person: Int) -> Caller {
        // In the name of a child without a passphrase only those at home ask for everything.
        let isAtHome = blueprint.people[person].isChild || posing.contains(person)
        return Caller(
            member: called(person), session: tokens[person], at: isAtHome ? .home : .machine)
    }

    /// What says who is meant whatever they call themselves now: their public key, once they have one.
    func called(_ person: Int) -> String { publicKeys[person] ?? blueprint.people[person].name }

    func path(_ list: Int, for person: Int) -> String {
        let plan = blueprint.lists[list]
        if plan.owners.contains(person) { return plan.title }
        return "\(blueprint.people[plan.owner].name)/\(lists[list])"
    }

    /// Asks for something on somebody's node.
    func see<Request: Operation>(_ request: Request, by person: Int) throws -> Request.Answer {
        try world.perform(request, on: node(of: person), as: caller(person))
    }

    // MARK: Setting up

    /// Makes everybody, has them become friends and share their first lists, with nothing going
    /// wrong.
    func setUp() throws {
        for home in 0..<blueprint.households { try makeHousehold(home) }
        try befriend()
        try makeLists()
        try share()
        try makeKindLists()
        try tellHistory()
        if blueprint.hasDepartures {
            _ = try world.addEmpty(Self.newHouse)
            world.run(until: Self.midnight.adding(.seconds(60)).ticks)
        }
        let jitter = Dice(seed: world.seed, purpose: "lines")
        let owners = Set(blueprint.lists.flatMap(\.owners).map { blueprint.people[$0].home })
        for from in world.nodes {
            from.keepsTrace =
                owners.contains(from.index) || from.index >= blueprint.households
            for to in world.nodes where to !== from {
                let link = world.network.link(from, to)
                link.latency = distance(of: from) + distance(of: to)
                link.jitter = Ticks(
                    jitter.fraction(UInt64(from.index), UInt64(to.index)) * 20_000)
            }
        }
        world.network.sessionQueue = blueprint.sessionQueue
    }

    private func distance(of node: SimulatedNode) -> Ticks {
        blueprint.distances.indices.contains(node.index) ? blueprint.distances[node.index] : 20_000
    }

    private func makeHousehold(_ home: Int) throws {
        let people = blueprint.people(in: home)
        guard let first = people.first else { return }
        let node = try world.add(
            household: "House \(home + 1)", member: blueprint.people[first].name)
        for person in people.dropFirst() {
            let plan = blueprint.people[person]
            guard !plan.isChild else {
                try addChild(person)
                continue
            }
            // Householders and guests by turns: nothing of a wish list depends on it.
            try world.perform(
                AddMember(
                    name: plan.name, passphrase: plan.passphrase,
                    isGuest: person % 2 == 1 && blueprint.keeper != person),
                on: node)
            try unlock(person)
        }
        for person in people { publicKeys[person] = try see(ShowKey(), by: person).key }
    }

    func unlock(_ person: Int) throws {
        guard let passphrase = blueprint.people[person].passphrase else { return }
        tokens[person] = nil
        tokens[person] = try see(Unlock(passphrase: passphrase), by: person).token
    }

    private func befriend() throws {
        let isChilds = { [blueprint] (pair: (Int, Int)) in blueprint.people[pair.0].isChild }
        try befriend(blueprint.friendships.filter { !isChilds($0) })
        // At a stranger's door a home knocks for one member at a time.
        let childs = blueprint.friendships.filter(isChilds)
        if !childs.isEmpty { try befriend(childs) }
    }

    private func befriend(_ friendships: [(Int, Int)]) throws {
        for (one, other) in friendships {
            let link = try see(ShowKey(), by: other).link
            _ = try see(AddFriend(link: link), by: one)
        }
        try repeatUntil("everybody is friends") {
            for person in blueprint.people.indices { try acceptAll(person, showsAddresses: true) }
            return try friendships.allSatisfy { one, other in
                try areFriends(one, other) && areFriends(other, one)
            }
        }
    }

    private func areFriends(_ one: Int, _ other: Int) throws -> Bool {
        let name = blueprint.people[other].name
        return try see(ListFriends(), by: one).contains { $0.name == name && $0.state == .friends }
    }

    func acceptAll(_ person: Int, showsAddresses: Bool) throws {
        for entry in try see(ShowInbox(), by: person) {
            _ = try see(
                AnswerInbox(entry: entry.id, answer: .accept, showAddresses: showsAddresses),
                by: person)
        }
    }

    /// The partner adds a child, and with them the list.
    private func addChild(_ child: Int) throws {
        guard let keeper = blueprint.keeper,
            let list = blueprint.lists.first(where: { $0.owner == child })
        else { return }
        var caller = caller(keeper)
        caller.place = .home
        let made = try world.perform(
            AddChild(name: blueprint.people[child].name, title: list.title),
            on: node(of: keeper), as: caller)
        childrensLists[child] = made.list
    }

    private func makeLists() throws {
        for (index, plan) in blueprint.lists.enumerated() {
            let date = plan.daysAway.map { Self.date(in: $0, from: world.now) }
            let id =
                try childrensLists[plan.owner]
                ?? see(
                    NewList(
                        title: plan.title, date: date,
                        owners: plan.coOwner.map { [called($0)] }), by: plan.owner
                ).id
            lists.append(id)
            for wish in plan.wishes {
                let made = try see(
                    AddWish(
                        list: plan.title, name: wish.name,
                        fields: WishFields(price: wish.price, quantity: wish.quantity)),
                    by: plan.owner)
                knowledge.know(
                    made, on: index, home: blueprint.people[plan.owner].home, at: world.ticks)
            }
        }
    }

    private func share() throws {
        try repeatUntil("everybody owns what they are to own") {
            for (index, plan) in blueprint.lists.enumerated() {
                guard let owner = plan.coOwner else { continue }
                try acceptAll(owner, showsAddresses: true)
                guard
                    try see(ListLists(), by: owner).contains(where: {
                        $0.id == lists[index] && $0.isOwn && $0.state == .open
                    })
                else { return false }
            }
            return true
        }
        // The host's node says then that it lets in whom the other owner invites.
        if blueprint.lists.contains(where: { $0.coOwner != nil }) { world.run(for: .seconds(5)) }
        for plan in blueprint.lists {
            // Who looks after a child was made a keeper with the list.
            for reader in plan.readers
            where childrensLists[plan.owner] == nil || !reader.isKeeper {
                _ = try see(
                    ShareList(
                        list: plan.title, with: [called(reader.person)],
                        keeper: reader.isKeeper), by: reader.inviter)
            }
        }
        try repeatUntil("everybody reads what was shared") {
            for plan in blueprint.lists {
                for reader in plan.readers {
                    for entry in try see(ShowInbox(), by: reader.person)
                    where entry.title == plan.title {
                        _ = try see(
                            AnswerInbox(
                                entry: entry.id, answer: .accept,
                                showAddresses: reader.showsAddresses, keepers: everybody),
                            by: reader.person)
                    }
                }
            }
            return try blueprint.lists.indices.allSatisfy { list in
                try blueprint.lists[list].readers.allSatisfy { reader in
                    try reads(reader.person, list)
                }
            }
        }
    }

    /// Whom a page could name that says more than the node does.
    var everybody: [String] { publicKeys.values.sorted() }

    /// Whether somebody has a list open.
    func reads(_ person: Int, _ list: Int) throws -> Bool {
        try see(ListLists(), by: person).contains { $0.id == lists[list] && $0.state == .open }
    }

    func repeatUntil(_ what: String, _ step: () throws -> Bool) throws {
        for _ in 0..<20 {
            if try step() { return }
            world.run(for: .seconds(3))
        }
        throw SetUpFailed(description: "not within a minute: \(what)")
    }

    /// Tells the world's history who lives where.
    private func tellHistory() throws {
        guard let history = world.history else { return }
        for (index, plan) in blueprint.lists.enumerated() {
            guard let list = ListID(hex: lists[index]) else { continue }
            history.ownerNodes[list] = Set(plan.owners.map { blueprint.people[$0].home })
            for reader in plan.readers {
                guard let key = try key(of: reader.person) else { continue }
                for kind in Cell.Kind.allCases {
                    history.homes[AuthorTag(of: key, in: list, for: kind)] =
                        blueprint.people[reader.person].home
                }
            }
        }
    }

    func key(of person: Int) throws -> IdentityKey? {
        try PublicKeyText(see(ShowKey(), by: person).key).identity
    }

    /// The day that is this many days after a moment.
    static func date(in days: Int, from now: WallTime) -> String {
        // Days to a civil date, after Howard Hinnant.
        let shifted = now.seconds / 86_400 + Int64(days) + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let civilMonth = month < 10 ? month + 3 : month - 9
        let civilYear = year + era * 400 + (civilMonth <= 2 ? 1 : 0)
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(civilYear)-\(two(civilMonth))-\(two(day))"
    }
}

/// An item as somebody saw it on their page.
struct SeenItem: Hashable {
    let person: Int
    let id: String
}
