import HearthAPI
import HearthReplication
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("What an owner who did not make a list has its host's node write")
struct OwnersInvitingTests {
    @Test("Any owner invites a friend whom the host does not know, and nothing shows to the owners")
    func invites() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try world.perform(ShareList(list: "Wedding", with: ["Third"]), on: guests.bride)
        #expect(try guests.readers(seenBy: guests.bride)["Third"] == .asked)
        try world.run(until: "the third is asked") { try world.inbox(of: third).count == 1 }
        let entry = try #require(try world.inbox(of: third).first)
        #expect(entry.from == "Bride" && entry.owners == ["Bride", "Host"])
        #expect(entry.role == .friend && entry.title == "Wedding")
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: third)
        try world.run(until: "the third has the list") {
            world.wishes(on: guests.story.list, of: third) == ["Kettle"]
        }
        world.beat()
        world.beat()
        for node in [guests.host, guests.bride, guests.story.first, third] {
            #expect(try guests.readers(seenBy: node)["Third"] == .reading)
        }
        let before = try [guests.host, guests.bride].map {
            try world.perform(ShowList(list: "Wedding"), on: $0)
        }
        try world.perform(ReserveWish(wish: guests.story.kettle), on: third)
        world.beat()
        world.beat()
        #expect(
            try world.queue(for: guests.story.kettle, seenBy: guests.story.first) == ["Third"])
        for (node, seen) in zip([guests.host, guests.bride], before) {
            #expect(try world.perform(ShowList(list: "Wedding"), on: node) == seen)
            #expect(node.failures.isEmpty)
        }
    }

    @Test("While the host's node is away the guest waits for it, and both are told so")
    func waits() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        world.stop(guests.host)
        try world.perform(ShareList(list: "Wedding", with: ["Third"]), on: guests.bride)
        try world.run(until: "the third is asked") { try world.inbox(of: third).count == 1 }
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: third)
        try world.run(until: "the third waits") {
            try guests.readers(seenBy: guests.bride)["Third"] == .waiting
        }
        #expect(try world.lists(of: third).map(\.state) == [.open, .waiting])
        try world.start(guests.host)
        try world.run(until: "the third has the list") {
            world.wishes(on: guests.story.list, of: third) == ["Kettle"]
        }
        #expect(try guests.readers(seenBy: guests.bride)["Third"] == .reading)
    }

    @Test("Any owner takes off who reads the list, their own guests and others', and invites again")
    func takesOff() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        for (name, node, inviter) in [
            ("Third", third, guests.bride), ("First", guests.story.first, guests.host),
        ] {
            let epoch = try #require(try guests.host.listKey(of: guests.id())?.epoch)
            try world.perform(UnshareList(list: "Wedding", with: [name]), on: guests.bride)
            try world.run(until: "\(name) is told that it ended") {
                try world.inbox(of: node).contains { $0.kind == .ended }
            }
            world.settle()
            #expect(try guests.readers(seenBy: guests.host)[name] == nil)
            #expect(try guests.readers(seenBy: guests.bride)[name] == nil)
            #expect(try guests.host.listKey(of: guests.id())?.epoch == epoch + 1)
            #expect(world.wishes(on: guests.story.list, of: node) == nil)
            // It is over, and is not said any longer.
            #expect(try guests.bride.rosterRequests(to: guests.host).allSatisfy { $0.role != nil })
            try world.share("Wedding", of: inviter, with: [(node, name)])
            world.run(for: .seconds(60))
            #expect(try guests.readers(seenBy: guests.host)[name] == .reading)
        }
    }

    @Test("Until the host's node hears of it, somebody who is to go is shown as going")
    func going() throws {
        let guests = try Guests()
        let world = guests.world
        world.stop(guests.host)
        try world.perform(UnshareList(list: "Wedding", with: ["First"]), on: guests.bride)
        #expect(try guests.readers(seenBy: guests.bride)["First"] == .leaving)
        try world.start(guests.host)
        try world.run(until: "he is off") {
            try guests.readers(seenBy: guests.bride)["First"] == nil
        }
    }

    @Test("A guest who leaves is taken off, and so is one who is no friend of their host any more")
    func leaves() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        try world.perform(LeaveList(list: guests.story.list), on: third)
        try world.run(until: "they are off") {
            try guests.readers(seenBy: guests.host)["Third"] == nil
        }
        world.settle()
        #expect(try guests.readers(seenBy: guests.bride)["Third"] == .left)
        try guests.invite()
        #expect(try guests.readers(seenBy: guests.host)["Third"] == .reading)
        try world.perform(RemoveFriend(friend: "Third"), on: guests.bride)
        try world.run(until: "they are off again") {
            try guests.readers(seenBy: guests.host)["Third"] == nil
        }
    }

    @Test("Whom the host takes off stays off, whatever the letter that let them in still says")
    func replayed() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        let standing = try guests.bride.rosterRequests(to: guests.host)
        #expect(standing.map(\.role) == [.friend])
        try world.perform(UnshareList(list: "Wedding", with: ["Third"]), on: guests.host)
        try world.run(until: "the guest is told") {
            try world.inbox(of: third).contains { $0.kind == .ended }
        }
        #expect(try guests.bride.offers(to: third).isEmpty)
        #expect(try guests.bride.rosterRequests(to: guests.host).isEmpty)
        // The same once more, as from a program that forgot nothing.
        try guests.bride.setRosterRequests(standing, to: guests.host)
        try world.perform(ShowStatus(), on: guests.bride)
        world.run(for: .seconds(60))
        #expect(try guests.readers(seenBy: guests.host)["Third"] == nil)
        try guests.invite()
        #expect(try guests.readers(seenBy: guests.host)["Third"] == .reading)
    }

    @Test("Before all who are to own the list have said yes, nobody invites")
    func notAgreed() throws {
        let story = try Wedding(asked: 1)
        let world = story.world
        try world.perform(
            NewList(title: "Home", owners: ["Bride", "Second"]), on: story.host)
        try world.run(until: "she is asked") { try world.inbox(of: story.bride).count == 2 }
        try world.perform(AnswerInbox(entry: "Home", answer: .accept), on: story.bride)
        try world.befriend(story.bride, story.first)
        world.settle()
        let refusal = expectRefusal(.hostNotReady) {
            try world.perform(ShareList(list: "Home", with: ["First"]), on: story.bride)
        }
        #expect(refusal?.arguments["name"] == "Host")
        expectRefusal(.hostNotReady) {
            try world.perform(NewInvitation(list: "Home"), on: story.bride)
        }
        try world.perform(AnswerInbox(entry: "Home", answer: .accept), on: story.second)
        world.settle()
        world.settle()
        try world.share("Home", of: story.bride, with: [(story.first, "First")])
    }

    @Test("An invitation link of any owner opens the list")
    func link() throws {
        let guests = try Guests()
        let world = guests.world
        let fourth = try world.add(household: "Fourth house", member: "Fourth")
        let link = try world.perform(NewInvitation(list: "Wedding"), on: guests.bride).link
        try world.perform(AddFriend(link: try #require(link)), on: fourth)
        try world.run(until: "the fourth has the list") {
            world.wishes(on: guests.story.list, of: fourth) == ["Kettle"]
        }
        #expect(try guests.readers(seenBy: guests.host)["Fourth"] == .reading)
    }

    @Test("A guest who befriends the host is not asked once more when the host's node starts")
    func restarted() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        try world.befriend(guests.host, third)
        for node in [guests.host, guests.bride, third] {
            world.stop(node)
            try world.start(node)
            world.run(for: .seconds(60))
            #expect(try world.inbox(of: third).isEmpty)
            #expect(try guests.readers(seenBy: guests.host)["Third"] == .reading)
            #expect(world.wishes(on: guests.story.list, of: third) == ["Kettle"])
        }
        expectRefusal(.alreadyReader) {
            try world.perform(
                ShareList(list: "Wedding", with: ["Third"], keeper: true), on: guests.host)
        }
        try world.perform(
            ShareList(list: "Wedding", with: ["Third"], keeper: true), on: guests.bride)
        try world.run(until: "the third is asked to keep it") {
            try world.inbox(of: third).first?.role == .keeper
        }
        try world.perform(AnswerInbox(entry: "Wedding", answer: .accept), on: third)
        try world.run(until: "the third keeps it") {
            try [guests.host, guests.bride].allSatisfy { node in
                try world.perform(WhoCanSee(list: "Wedding"), on: node)
                    .contains { $0.name == "Third" && $0.role == .keeper }
            }
        }
        // Whom another owner invited, the host's home lets only read once it hears of it.
        world.stop(guests.host)
        let asked = try world.perform(
            ShareList(list: "Wedding", with: ["Third"], keeper: false), on: guests.bride)
        #expect(asked.first { $0.name == "Third" }?.asked == .friend)
        try world.start(guests.host)
        try world.run(until: "the third only reads it", within: .seconds(600)) {
            try world.lists(of: third).contains { $0.role == .friend }
        }
        #expect(try world.inbox(of: third).isEmpty)
    }

    @Test(
        "Homes put back to copies from before a guest came, or went, come to agree again",
        arguments: [false, true], ["host", "bride", "both"])
    func putBack(isGoing: Bool, which: String) throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        if isGoing { try guests.invite() }
        var homes: [SimulatedNode] = []
        if which != "bride" { homes.append(guests.host) }
        if which != "host" { homes.append(guests.bride) }
        let copies = homes.map { $0.store.snapshot() }
        if isGoing {
            try world.perform(UnshareList(list: "Wedding", with: ["Third"]), on: guests.bride)
            try world.run(until: "the guest is told") {
                try world.inbox(of: third).contains { $0.kind == .ended }
            }
        } else {
            try guests.invite()
        }
        world.run(for: .seconds(60))
        for home in homes { world.stop(home) }
        world.run(for: .seconds(60))
        for (home, copy) in zip(homes, copies) { try world.start(home, from: copy) }
        world.run(for: .seconds(300))
        for node in [guests.host, guests.bride, guests.story.first] {
            #expect(try guests.readers(seenBy: node)["Third"] == (isGoing ? nil : .reading))
            #expect(node.failures.isEmpty)
        }
        #expect(world.wishes(on: guests.story.list, of: third) == (isGoing ? nil : ["Kettle"]))
        #expect(try world.inbox(of: third).allSatisfy { $0.kind == .ended })
    }

    @Test("A list that is deleted ends for every owner's guests")
    func deleted() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        try world.perform(DeleteList(list: "Wedding", atOnce: true), on: guests.host)
        try world.run(until: "the third is told") {
            try world.inbox(of: third).contains { $0.kind == .ended }
        }
        #expect(try guests.bride.offers(to: third).isEmpty)
    }

    @Test("The guest of an owner who left goes on reading, and takes back their addresses")
    func guestOfOneWhoLeft() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try world.perform(ShareList(list: "Wedding", with: ["Third"]), on: guests.bride)
        try world.run(until: "the third is asked") { try world.inbox(of: third).count == 1 }
        try world.perform(
            AnswerInbox(entry: "Wedding", answer: .accept, showAddresses: true), on: third)
        try world.run(until: "their addresses are known") {
            try guests.reader(third)?.addresses.isEmpty == false
        }
        try world.perform(LeaveList(list: "Wedding"), on: guests.bride)
        world.settle()
        #expect(try guests.readers(seenBy: guests.host)["Third"] == .reading)
        try world.perform(SetAddressSharing(isShown: false), on: third)
        try world.run(until: "their addresses are gone") {
            try guests.reader(third)?.addresses.isEmpty == true
        }
        #expect(try guests.readers(seenBy: guests.host)["Third"] == .reading)
    }

    @Test("A guest's new name reaches the readers who know them from the list alone")
    func guestsNewName() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        try world.perform(EditProfile(name: "Trio"), on: third)
        try world.run(until: "all call them so", within: .seconds(610)) {
            try [guests.host, guests.bride, guests.story.first].allSatisfy {
                try guests.readers(seenBy: $0)["Trio"] == .reading
            }
        }
        // Once written, it is over: nothing more comes of it.
        let version = try guests.roster()
        world.run(for: .seconds(1300))
        #expect(try guests.roster() == version)
        for node in [guests.host, guests.bride, guests.story.first, third] {
            #expect(node.failures.isEmpty)
        }
    }

    @Test(
        "When an owner who left and the host are friends no more, the owner's guests go",
        arguments: [false, true])
    func hostAndOwnerPart(byHost: Bool) throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        try world.perform(LeaveList(list: "Wedding"), on: guests.bride)
        world.settle()
        #expect(try guests.readers(seenBy: guests.host)["Third"] == .reading)
        if byHost {
            try world.perform(RemoveFriend(friend: "Bride"), on: guests.host)
        } else {
            try world.perform(RemoveFriend(friend: "Host"), on: guests.bride)
        }
        try world.run(until: "the guest is told") {
            try world.inbox(of: third).contains { $0.kind == .ended }
        }
        world.settle()
        #expect(try guests.readers(seenBy: guests.host)["Third"] == nil)
        #expect(try guests.readers(seenBy: guests.host)["First"] == .reading)
        #expect(try guests.bride.offers(to: third).isEmpty)
    }

    @Test("A guest asks the owner who invited them for more wishes")
    func asks() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try guests.invite()
        let path = "Host & Bride/Wedding"
        #expect(try world.perform(AskForWishes(of: path), on: third).friend == "Bride")
        try world.run(until: "she is asked") {
            try world.inbox(of: guests.bride).contains { $0.kind == .ask && $0.from == "Third" }
        }
        #expect(try world.inbox(of: guests.host).isEmpty)
        // Also of who becomes a friend of the host's.
        try world.befriend(guests.host, third)
        try world.perform(WithdrawAsk(of: path), on: third)
        try world.run(until: "it is taken back") { try world.inbox(of: guests.bride).isEmpty }
    }

    @Test("Of offers of two owners the first owner's is shown, and each is answered for itself")
    func twoOffers() throws {
        let guests = try Guests()
        let (world, third) = (guests.world, guests.third)
        try world.befriend(guests.host, third)
        for node in [guests.bride, guests.host] {
            try world.perform(ShareList(list: "Wedding", with: ["Third"]), on: node)
        }
        // Rounds of one owner say nothing of another's.
        let id = try #require(third.member)
        try guests.bride.changeOffers(to: id) { ($0.round, $0.since) = (.max - 1, .max - 1) }
        try world.perform(ShowStatus(), on: guests.bride)
        world.settle()
        #expect(try world.inbox(of: third).map(\.from) == ["Host"])
        try world.perform(AnswerInbox(entry: "Wedding", answer: .refuse), on: third)
        #expect(try world.inbox(of: third).map(\.from) == ["Bride"])
        try world.perform(AnswerInbox(entry: "Wedding", answer: .refuse), on: third)
        #expect(try world.inbox(of: third).isEmpty)
    }
}
