package import HearthAPI
import HearthReplication
package import HearthSimulation
package import HearthWire

/// What people do together in many of the tests, in virtual time.
extension World {
    /// Slots of a minute: long enough to look between two beats, short enough to wait for one.
    package static func quick(seed: UInt64 = 1) -> World {
        World(seed: seed, clock: SlotClock(slotSeconds: 60))
    }

    package func link(of node: SimulatedNode, as caller: Caller = Caller()) throws -> String {
        try perform(ShowKey(), on: node, as: caller).link
    }

    /// The friend knocks, the owner says yes, and both are connected.
    package func befriend(
        _ owner: SimulatedNode, _ friend: SimulatedNode, as caller: Caller = Caller(),
        friend friendCaller: Caller = Caller()
    ) throws {
        let link = try link(of: owner, as: caller)
        let known = try inbox(of: owner, as: caller).map(\.id)
        try perform(AddFriend(link: link), on: friend, as: friendCaller)
        var entry: InboxEntry?
        try run(until: "\(owner.name) is asked") {
            entry = try inbox(of: owner, as: caller).first {
                $0.kind == .knock && !known.contains($0.id)
            }
            return entry != nil
        }
        try perform(AnswerInbox(entry: entry?.id ?? "", answer: .accept), on: owner, as: caller)
        try run(until: "\(owner.name) and \(friend.name) are friends") {
            try friends(of: friend, as: friendCaller).contains {
                $0.state == .friends && $0.isConnected && link.contains($0.key)
            }
        }
    }

    package func inbox(of node: SimulatedNode, as caller: Caller = Caller()) throws -> [InboxEntry]
    {
        try perform(ShowInbox(), on: node, as: caller)
    }

    package func friends(of node: SimulatedNode, as caller: Caller = Caller()) throws
        -> [FriendInfo]
    {
        try perform(ListFriends(), on: node, as: caller)
    }

    package func lists(of node: SimulatedNode, as caller: Caller = Caller()) throws -> [ListInfo] {
        try perform(ListLists(), on: node, as: caller)
    }

    /// Names of the wishes on a list, in order; nil when the list cannot be opened.
    package func wishes(
        on list: String, of node: SimulatedNode, as caller: Caller = Caller()
    ) -> [String]? {
        try? perform(ShowList(list: list), on: node, as: caller).items.map(\.name)
    }

    package func standing(
        of wish: String, for node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> Standing? {
        try perform(ShowItem(item: wish), on: node, as: caller).standing
    }

    /// Names in the queue for a wish.
    package func queue(
        for wish: String, seenBy node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> [String] {
        try standing(of: wish, for: node, as: caller)?.queue.map(\.name) ?? []
    }

    /// Offers a list, and every friend says yes and has it open with everybody on it.
    package func share(
        _ list: String, of owner: SimulatedNode, with friends: [(SimulatedNode, String)],
        showingAddresses: Bool = false
    ) throws {
        try perform(ShareList(list: list, with: friends.map(\.1)), on: owner)
        for (friend, name) in friends {
            try run(until: "\(name) is asked") {
                try inbox(of: friend).contains { $0.kind == .list && $0.title == list }
            }
            try perform(
                AnswerInbox(entry: list, answer: .accept, showAddresses: showingAddresses),
                on: friend)
        }
        for (friend, name) in friends {
            try run(until: "\(name) has the list") {
                try lists(of: friend).contains { $0.title == list && $0.state == .open }
            }
        }
    }

    /// What somebody was told and has not read.
    package func unread(
        of node: SimulatedNode, as caller: Caller = Caller()
    ) throws -> [NewsInfo] {
        try perform(ShowNews(which: "unread"), on: node, as: caller).items
    }

    package func readAll(of node: SimulatedNode, as caller: Caller = Caller()) throws {
        try perform(ReadNews(), on: node, as: caller)
    }

    /// Lets everything settle: a second for the grid, and what it sets off.
    package func settle() { run(for: .seconds(4)) }

    /// Lets a whole beat pass.
    package func beat() { run(for: .seconds(clock.slotSeconds + clock.slotSeconds / 10 + 3)) }

    /// To where everybody's keys have changed with the next day.
    package func day() {
        let next = (clock.slot(at: now) / clock.slotsPerDay + 1) * clock.slotsPerDay
        run(for: clock.start(of: next).since(now))
        beat()
    }
}

/// An owner with a list "Birthday", and two friends who read it.
package struct Birthday {
    package let world: World
    package let owner: SimulatedNode
    package let first: SimulatedNode
    package let second: SimulatedNode
    package let list = "Owner/Birthday"
    package let kettle = "Owner/Birthday/Kettle"
    package let marbles = "Owner/Birthday/Marbles"

    /// Tells the story up to where both friends read the list; when they are `meeting`, they show
    /// each other where they are, and connect.
    package init(
        seed: UInt64 = 1, meeting: Bool = false, clock: SlotClock = SlotClock(slotSeconds: 60)
    )
        throws
    {
        world = World(seed: seed, clock: clock)
        // With slots as long as these a test runs for days.
        if clock.slotSeconds >= 900 { world.pace = .calm }
        owner = try world.add(household: "House of the owner", member: "Owner")
        first = try world.add(household: "First house", member: "First")
        second = try world.add(household: "Second house", member: "Second")
        try world.befriend(owner, first)
        try world.befriend(owner, second)
        try world.perform(NewList(title: "Birthday"), on: owner)
        try world.perform(AddWish(list: "Birthday", name: "Kettle"), on: owner)
        try world.perform(
            AddWish(
                list: "Birthday", name: "Marbles", fields: WishFields(quantity: "3")), on: owner)
        try world.share(
            "Birthday", of: owner, with: [(first, "First"), (second, "Second")],
            showingAddresses: meeting)
        world.beat()
        world.beat()
    }
}
