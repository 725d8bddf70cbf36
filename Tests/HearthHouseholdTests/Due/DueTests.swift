import HearthAPI
import HearthPoems
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold
@testable import HearthLists

/// Poems are due here: their kind notes in the poem when that was, and refuses one that is called "Stuck".
@Suite("Items that are due")
struct DueTests: DueStories {
    init() { Poems.addForTests() }

    @Test("At its moment an item is told and its kind does what it means, once; before, nothing is")
    func moment() throws {
        try story { world, node, _ in
            #expect(node.household?.nextDue(after: node.now) == nil)
            let moment = try set("Diary/Pond", in: 100, world, node)
            let later = try set("Diary/Lake", in: 300, world, node)
            #expect(node.household?.nextDue(after: node.now) == moment)
            world.run(for: .seconds(98))
            #expect(try rung("Diary/Pond", world, node).isEmpty)
            world.run(for: .seconds(3))
            #expect(try rung("Diary/Pond", world, node) == [moment.milliseconds])
            let news = try told(world, node)
            #expect(news.map(\.wish) == ["Pond"] && news.map(\.list) == ["Diary"])
            #expect(news.first?.at == moment.text)
            #expect(node.household?.nextDue(after: node.now) == later)
            world.run(for: .seconds(1000))
            #expect(try rung("Diary/Pond", world, node).count == 1)
            #expect(try rung("Diary/Lake", world, node) == [later.milliseconds])
            expectNothingLeft(node)
        }
    }

    @Test(
        "The same moment twice is one, another one takes its place, and one taken away never comes")
    func again() throws {
        try story { world, node, caller in
            let moment = try set("Diary/Pond", in: 100, world, node)
            let same = SetPoemDue(poem: "Diary/Pond", at: moment.milliseconds)
            _ = try world.carryOut(same, on: node, as: caller)
            #expect(node.store.rows(DueRow.self).count == 1)
            try set("Diary/Lake", in: 50, world, node)
            let other = try set("Diary/Lake", in: 200, world, node)
            #expect(node.household?.nextDue(after: node.now) == moment)
            try set("Diary/Stuck", in: 20, world, node)
            _ = try world.carryOut(SetPoemDue(poem: "Diary/Stuck"), on: node, as: caller)
            _ = try world.carryOut(SetPoemDue(poem: "Diary/Stuck"), on: node, as: caller)
            world.run(for: .seconds(400))
            #expect(try rung("Diary/Pond", world, node) == [moment.milliseconds])
            #expect(try rung("Diary/Lake", world, node) == [other.milliseconds])
            #expect(try told(world, node).count == 2)
            expectNothingLeft(node)
        }
    }

    @Test("What passed while the node was off is done when it starts, as of its time, and once")
    func restart() throws {
        try story { world, node, _ in
            let moment = try set("Diary/Pond", in: 100, world, node)
            let later = try set("Diary/Lake", in: 90_000, world, node)
            world.stop(node)
            world.run(for: .seconds(86_400))
            for _ in 0..<3 {
                try world.start(node)
                world.run(for: .seconds(2))
                #expect(try rung("Diary/Pond", world, node) == [moment.milliseconds])
                #expect(node.household?.nextDue(after: node.now) == later)
                world.stop(node)
            }
            try world.start(node)
            #expect(try told(world, node).map(\.wish) == ["Pond"])
            world.run(for: .seconds(4000))
            #expect(try rung("Diary/Lake", world, node) == [later.milliseconds])
            expectNothingLeft(node)
        }
    }

    @Test("A locked member is told that something is due; what it means is done when they unlock")
    func locked() throws {
        try story(passphrase: passphrase) { world, node, caller in
            let moment = try set("Diary/Pond", in: 100, world, node, caller)
            try world.perform(Lock(), on: node, as: caller)
            let anybody = Caller(member: "Owner", at: .home)
            func notices() throws -> [AlarmNotice.Kind] {
                try world.perform(ShowStatus(), on: node, as: anybody).alarms.map(\.kind)
            }
            #expect(try notices().isEmpty)
            let changes = node.household?.changes
            world.run(for: .seconds(102))
            #expect(node.household?.changes != changes)
            #expect(try notices() == [.somethingDue])
            #expect(node.store.rows(PassedDueRow.self).map(\.moment.at) == [moment])
            #expect(node.store.rows(DueRow.self).isEmpty)
            world.stop(node)
            try world.start(node)
            world.run(for: .seconds(5000))
            #expect(node.household?.nextDue(after: node.now) == nil)
            #expect(try notices() == [.somethingDue])

            let back = try signIn(world, node, passphrase)
            #expect(try rung("Diary/Pond", world, node, back) == [moment.milliseconds])
            #expect(try told(world, node, back).map(\.at) == [moment.text])
            #expect(try world.perform(ShowStatus(), on: node, as: back).alarms.isEmpty)
            expectNothingLeft(node)
            try world.perform(Lock(), on: node, as: back)
            let again = try signIn(world, node, passphrase)
            #expect(try rung("Diary/Pond", world, node, again).count == 1)
            #expect(try told(world, node, again).count == 1)
        }
    }

    @Test("A moment set again while the first one waits takes its place")
    func replaced() throws {
        try story(passphrase: passphrase) { world, node, caller in
            try set("Diary/Pond", in: 100, world, node, caller)
            try world.perform(Lock(), on: node, as: caller)
            world.run(for: .seconds(102))
            let member = try #require(node.member)
            let waiting = try #require(node.store.rows(PassedDueRow.self).first?.moment)
            var household = try #require(node.household)
            let next = DueMoment(
                member: member, list: waiting.list, item: waiting.item,
                at: node.now.adding(.seconds(500)))
            try node.store.transaction(.full) { tables in
                try household.setDue(next, Work(store: tables, now: node.now))
            }
            node.household = household
            #expect(node.store.rows(PassedDueRow.self).isEmpty)
            let back = try signIn(world, node, passphrase)
            #expect(try rung("Diary/Pond", world, node, back).isEmpty)
            world.run(for: .seconds(600))
            #expect(
                try rung("Diary/Pond", world, node, signIn(world, node, passphrase))
                    == [next.at.milliseconds])
        }
    }

    @Test("What is deleted has no moment any more: an item, a list, a member")
    func deleted() throws {
        try story { world, node, _ in
            try set("Diary/Pond", in: 100, world, node)
            try world.perform(DeleteItem(item: "Diary/Pond"), on: node)
            expectNothingLeft(node)
            try set("Diary/Lake", in: 100, world, node)
            try world.perform(DeleteList(list: "Diary", atOnce: true), on: node)
            expectNothingLeft(node)

            try world.perform(AddMember(name: "Partner"), on: node)
            let partner = Caller(member: "Partner", at: .home)
            try world.perform(NewList(title: "Hers", kind: "poems"), on: node, as: partner)
            _ = try world.carryOut(
                AddPoem(list: "Hers", name: "Sea", text: "…"), on: node, as: partner)
            try set("Hers/Sea", in: 100, world, node, partner)
            try world.perform(DeleteMember(), on: node, as: partner)
            expectNothingLeft(node)
            world.run(for: .seconds(200))
            #expect(try told(world, node).isEmpty)
        }
    }

    @Test(
        "A list that can be had back for ten minutes keeps its moments, and tells nothing meanwhile"
    )
    func deletedList() throws {
        try story { world, node, caller in
            let moment = try set("Diary/Pond", in: 100, world, node)
            try world.perform(DeleteList(list: "Diary"), on: node)
            world.run(for: .seconds(200))
            #expect(try told(world, node).isEmpty)
            try world.perform(UndoDeleteList(list: "Diary"), on: node)
            world.run(for: .seconds(2))
            #expect(try rung("Diary/Pond", world, node, caller) == [moment.milliseconds])
            expectNothingLeft(node)
            try set("Diary/Lake", in: 100, world, node)
            try world.perform(DeleteList(list: "Diary"), on: node)
            world.run(for: .seconds(1000))
            expectNothingLeft(node)
        }
    }

    @Test("Who leaves a list, or is taken off it, has no moments there any more")
    func left() throws {
        let world = World.quick()
        let owner = try world.add(household: "House", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        let caller = Caller(member: "First", at: .home)
        for (title, ends) in [("Diary", true), ("Album", false)] {
            try world.perform(NewList(title: title, kind: "poems"), on: owner)
            _ = try world.carryOut(AddPoem(list: title, name: "Pond", text: "…"), on: owner)
            try world.share(title, of: owner, with: [(friend, "First")])
            try world.run(until: "the poem is there") {
                world.wishes(on: "Owner/" + title, of: friend)?.count == 1
            }
            try set("Owner/\(title)/Pond", in: 500, world, friend, caller)
            if ends {
                try world.perform(LeaveList(list: "Owner/Diary"), on: friend)
            } else {
                try world.perform(UnshareList(list: "Album", with: ["First"]), on: owner)
                try world.run(until: "it is gone") {
                    try !world.lists(of: friend).contains { $0.title == "Album" }
                }
            }
            expectNothingLeft(friend)
        }
        world.run(for: .seconds(600))
        #expect(try told(world, friend, caller).isEmpty)
    }

    @Test("An item that another editor deletes has no moment any more")
    func deletedElsewhere() throws {
        let world = World.quick()
        let owner = try world.add(household: "House", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(NewList(title: "Diary", kind: "poems"), on: owner)
        _ = try world.carryOut(AddPoem(list: "Diary", name: "Pond", text: "…"), on: owner)
        try world.share("Diary", of: owner, with: [(friend, "First")])
        try world.run(until: "the poem is there") {
            world.wishes(on: "Owner/Diary", of: friend)?.count == 1
        }
        let caller = Caller(member: "First", at: .home)
        try set("Owner/Diary/Pond", in: 5000, world, friend, caller)
        try world.perform(DeleteItem(item: "Diary/Pond"), on: owner)
        try world.run(until: "its moment is gone") {
            friend.household?.nextDue(after: friend.now) == nil
        }
        expectNothingLeft(friend)
    }

    @Test("A moment goes along when its item is moved to another list")
    func moved() throws {
        try story { world, node, _ in
            let moment = try set("Diary/Pond", in: 100, world, node)
            try world.perform(NewList(title: "Album", kind: "poems"), on: node)
            try world.perform(MoveItems(item: "Diary/Pond", to: "Album"), on: node)
            #expect(node.household?.nextDue(after: node.now) == moment)
            world.run(for: .seconds(102))
            #expect(try rung("Album/Pond", world, node) == [moment.milliseconds])
            expectNothingLeft(node)
        }
    }

    @Test("A clock that is set ahead makes it due at once, and one that is set back not again")
    func clocks() throws {
        try story { world, node, _ in
            let moment = try set("Diary/Pond", in: 3600, world, node)
            node.setClock(offset: .seconds(7200))
            world.run(for: .seconds(2))
            #expect(try rung("Diary/Pond", world, node) == [moment.milliseconds])
            let later = try set("Diary/Lake", in: 100, world, node)
            node.setClock(offset: .seconds(-7200))
            world.run(for: .seconds(3600))
            #expect(try rung("Diary/Lake", world, node).isEmpty)
            #expect(node.household?.nextDue(after: node.now) == later)
            node.setClock(offset: .zero)
            world.run(for: .seconds(3700))
            #expect(try rung("Diary/Lake", world, node) == [later.milliseconds])
            #expect(try rung("Diary/Pond", world, node).count == 1)
        }
    }

    @Test("A kind that refuses keeps nothing else from being done")
    func stuck() throws {
        try story { world, node, _ in
            try set("Diary/Stuck", in: 100, world, node)
            let moment = try set("Diary/Pond", in: 100, world, node)
            world.run(for: .seconds(102))
            #expect(try rung("Diary/Pond", world, node) == [moment.milliseconds])
            #expect(try told(world, node).map(\.wish) == ["Pond"])
            expectNothingLeft(node)
        }
    }

    @Test("Moments from 1970 to 2100 are taken, and as many as may be; more is refused")
    func bounds() throws {
        try story { world, node, caller in
            for at in [-1, 4_133_980_800_000] as [Int64] {
                expectRefusal(.numberOutOfRange) {
                    _ = try world.carryOut(
                        SetPoemDue(poem: "Diary/Pond", at: at), on: node, as: caller)
                }
            }
            let last = SetPoemDue(poem: "Diary/Lake", at: 4_133_980_799_999)
            _ = try world.carryOut(last, on: node, as: caller)
            let member = try #require(node.member)
            let list = try #require(node.store.rows(DueRow.self).first?.moment.list)
            func moment(_ number: UInt16) throws -> DueMoment {
                let octets = [1, 1, 1, 1, 1, 1, UInt8(number >> 8), UInt8(number & 255)]
                let item: ItemID = try #require(ItemID(octets: octets))
                return DueMoment(
                    member: member, list: list, item: item,
                    at: node.now.adding(.seconds(60)))
            }
            var household = try #require(node.household)
            #expect(household.due.limit == 10_000)
            // More than are done in one step.
            household.due.limit = 600
            try node.store.transaction(.full) { tables in
                let work = Work(store: tables, now: node.now)
                for number in 1..<UInt16(600) {
                    try household.setDue(moment(number), work)
                }
                #expect(throws: HearthError.self) { try household.setDue(moment(0), work) }
                // One that is there already can be set anew.
                try household.setDue(moment(1), work)
            }
            node.household = household
            #expect(node.store.rows(DueRow.self).count == 600)
            try world.perform(ShowStatus(), on: node)
            // None of them is an item of the list, and all are over.
            world.run(for: .seconds(62))
            #expect(node.store.rows(DueRow.self).count == 1)
            #expect(try told(world, node).isEmpty)
        }
    }

    @Test("A home without a moment has no timer for it, and no rows")
    func idle() throws {
        try story { world, node, _ in
            world.run(for: .seconds(86_400))
            expectNothingLeft(node)
            #expect(node.household?.dueAlarms.isEmpty == true)
        }
    }
}
