import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold
@testable import HearthLists

@Suite("Activities of a list that several people edit")
struct WorkingTogetherTests {
    @Test("Each has a count of their own, what was worked is their sum, and a reset touches none")
    func counts() throws {
        let garden = try Garden(homes: 3)
        let world = garden.world
        let second = try #require(garden.second)
        try garden.work(2, at: garden.owner)
        try garden.work(at: garden.first)
        try world.run(until: "all know all", within: .seconds(300)) {
            try garden.all.allSatisfy { try garden.rake(at: $0)?.worked == 3 }
        }
        let seen = try #require(try garden.rake(at: second))
        #expect(
            seen.tallies == [
                ActivityTally(person: "Owner", pomodoros: 2, isCaller: false),
                ActivityTally(person: "First", pomodoros: 1, isCaller: false),
            ])
        #expect(seen.isShared && !seen.isMine)
        let reset = try world.perform(ResetFocus(), on: garden.owner)
        #expect(reset.items == 1)
        #expect(try world.perform(ShowStatistics(), on: garden.owner).total.completed == 0)
        #expect(try garden.rake(at: garden.owner)?.worked == 3)
        try garden.work(at: garden.owner)
        try world.run(until: "it goes on from there", within: .seconds(300)) {
            try garden.all.allSatisfy { try garden.rake(at: $0)?.worked == 4 }
        }
    }

    @Test("What becomes void afterwards is made up for by the next, and a count never falls")
    func made() throws {
        let garden = try Garden()
        let world = garden.world
        let started = try world.perform(
            StartPomodoro(garden.path(at: garden.owner)), on: garden.owner)
        let session = try #require(started.session)
        world.run(for: .seconds(26 * 60))
        try world.perform(
            VoidPomodoro(session: session.id, at: session.started + 60_000), on: garden.owner)
        #expect(try world.perform(ShowFocus(), on: garden.owner).plan.completed == 0)
        #expect(try garden.rake(at: garden.owner)?.worked == 1)
        try garden.work(at: garden.owner)
        #expect(try garden.rake(at: garden.owner)?.worked == 1)
        try garden.work(at: garden.owner)
        #expect(try garden.rake(at: garden.owner)?.worked == 2)
        try garden.agree()
    }

    @Test("What was worked before a list was shared is in the first count")
    func before() throws {
        let world = World.quick()
        let owner = try world.add(household: "House of the owner", member: "Owner")
        let friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
        try world.perform(NewList(title: "Garden", kind: "activities"), on: owner)
        try world.perform(AddActivity(name: "Rake", list: "Garden"), on: owner)
        for round in 1...3 {
            if round == 3 { try world.share("Garden", of: owner, with: [(friend, "First")]) }
            try world.perform(StartPomodoro("Garden/Rake"), on: owner)
            world.run(for: .seconds(25 * 60 + 5))
        }
        try world.run(until: "they know", within: .seconds(300)) {
            try world.perform(ShowActivities(list: "Owner/Garden"), on: friend)
                .activities.first?.worked == 3
        }
    }

    @Test("A home that was put back in the middle of a day has its days once, and goes on counting")
    func putBack() throws {
        let garden = try Garden()
        let world = garden.world
        try garden.work(at: garden.first)
        let snapshot = garden.first.store.snapshot()
        try garden.work(2, at: garden.first)
        try world.run(until: "the host has it", within: .seconds(300)) {
            try garden.rake(at: garden.owner)?.worked == 3
        }
        world.stop(garden.first)
        world.run(for: .seconds(30))
        try world.start(garden.first, from: snapshot)
        try world.run(until: "the count is back", within: .seconds(300)) {
            try garden.rake(at: garden.first)?.worked == 3
        }
        try garden.work(at: garden.first)
        try world.run(until: "it goes on from there", within: .seconds(300)) {
            try garden.all.allSatisfy { try garden.rake(at: $0)?.worked == 4 }
        }
    }

    @Test("What somebody has taken is not taken twice without being told")
    func taken() throws {
        let garden = try Garden()
        let world = garden.world
        let (owner, first) = (garden.owner, garden.first)
        try world.perform(PlaceActivities([garden.path(at: owner)], place: .toDo), on: owner)
        try garden.agree()
        expectRefusal(.activityTaken) {
            try world.perform(PlaceActivities([garden.path(at: first)], place: .toDo), on: first)
        }
        #expect(try garden.rake(at: first)?.activity.activity?.holder == "Owner")
        #expect(try world.perform(ShowActivities(place: .toDo), on: first).total == 0)
        try world.perform(
            PlaceActivities([garden.path(at: first)], place: .toDo, anyway: true), on: first)
        try garden.agree()
        #expect(try garden.rake(at: first)?.isMine == true)
        try world.perform(PlaceActivities([garden.path(at: first)], place: .inventory), on: first)
        try garden.agree()
        // Now both take it, while neither hears of the other.
        for node in garden.all { try world.readAll(of: node) }
        world.network.isolate(first)
        try world.perform(PlaceActivities([garden.path(at: owner)], place: .toDo), on: owner)
        world.run(for: .seconds(2))
        try world.perform(PlaceActivities([garden.path(at: first)], place: .toDo), on: first)
        world.run(for: .seconds(2))
        world.network.rejoin(first)
        try world.run(until: "the one without it is told", within: .seconds(300)) {
            try world.unread(of: owner).contains { $0.kind == .takenFirst && $0.person == "First" }
        }
        try garden.agree()
        #expect(try garden.rake(at: first)?.isMine == true)
        #expect(try !world.unread(of: first).contains { $0.kind == .takenFirst })
    }

    @Test("A chore is there again on its day, once, however many homes were off")
    func chores() throws {
        let garden = try Garden(homes: 3, repeats: "2-days")
        let world = garden.world
        let second = try #require(garden.second)
        // Done twice, while neither hears of the other, and the third home is off.
        world.stop(second)
        world.network.isolate(garden.first)
        for node in [garden.owner, garden.first] {
            try world.perform(FinishActivities([garden.path(at: node)]), on: node)
            world.run(for: .seconds(5))
        }
        world.network.rejoin(garden.first)
        try world.start(second)
        try garden.agree()
        let done = try #require(try garden.rake(at: second)?.activity.activity)
        #expect(done.done?.hasSuffix("T00:00:00Z") == true && done.again != nil)
        // What repeats is not cleared with what is done.
        let cleared = try world.perform(ClearDoneActivities(list: "Garden"), on: garden.owner)
        #expect(cleared.items == 0)
        world.run(for: .seconds(2 * 86_400))
        for node in garden.all {
            let open = try world.perform(ShowActivities(list: garden.list(at: node)), on: node)
            #expect(open.activities.count == 1 && open.activities[0].activity.name == "Rake")
            #expect(open.activities[0].activity.activity?.due == done.again)
        }
    }

    @Test("Deleted here and done there: it is gone, or open again, everywhere alike")
    func deleted() throws {
        let garden = try Garden(repeats: "mon,thu")
        let world = garden.world
        world.network.isolate(garden.first)
        let shown = try #require(try garden.rake(at: garden.owner)?.activity)
        try world.perform(
            DeleteItem(item: "\(shown.listID)/\(shown.id)"), on: garden.owner)
        world.run(for: .seconds(5))
        try world.perform(FinishActivities([garden.path(at: garden.first)]), on: garden.first)
        world.run(for: .seconds(5))
        world.network.rejoin(garden.first)
        world.run(for: .seconds(120))
        let both = try garden.all.map { try garden.rake(at: $0)?.activity.body }
        #expect(both[0] == both[1])
        // Work at what is gone stays in the diary, and no count is made for it.
        expectRefusal(.repetitionMalformed) {
            try world.perform(
                AddActivity(name: "Weed", list: "Garden", repeats: "often"), on: garden.owner)
        }
    }

    @Test("Nothing that a shared list has says at what hour somebody worked")
    func hours() throws {
        let garden = try Garden()
        let world = garden.world
        try garden.work(at: garden.owner)
        let shown = try world.perform(
            ShowActivities(list: garden.list(at: garden.first)), on: garden.first)
        #expect(shown.activities[0].activity.added?.hasSuffix("T00:00:00Z") == true)
        #expect(shown.activities[0].internalInterruptions == 0)
        #expect(shown.activities[0].worked == 1)
    }
}
