import HearthAPI
import HearthHousehold
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@Suite("What else a person wrote on a home that was put back, before it knows")
struct ReturnedRecordsTests {
    /// Puts a home back, and does something there in the first second.
    private func putBack(
        _ node: SimulatedNode, of story: Birthday, to snapshot: MemoryStore.Snapshot,
        meanwhile act: () throws -> Void
    ) throws {
        story.world.settle()
        story.world.stop(node)
        story.world.run(for: .seconds(30))
        try story.world.start(node, from: snapshot)
        try act()
    }

    private func expectAlarm(_ story: Birthday, on node: SimulatedNode) throws {
        story.world.stop(node)
        try story.world.start(node)
        let alarms = try story.world.perform(ShowStatus(), on: node).alarms
        #expect(alarms.contains { $0.kind == .earlierCopy })
    }

    private func comments(
        _ path: String, _ node: SimulatedNode, _ story: Birthday
    ) throws -> [String] {
        try story.world.perform(ShowComments(on: path), on: node).comments.map(\.text)
    }

    private func say(_ text: String, _ story: Birthday) throws {
        try story.world.perform(AddComment(on: "Birthday", text: text), on: story.owner)
    }

    @Test("Comments of before and after stand together, and what was taken back stays away")
    func comments() throws {
        let story = try Birthday()
        let world = story.world
        try say("Taken back later", story)
        world.settle()
        let snapshot = story.owner.store.snapshot()
        let first = try world.perform(ShowComments(on: "Birthday"), on: story.owner).comments[0]
        try world.perform(DeleteComment(comment: first.id), on: story.owner)
        try say("After the copy", story)
        try putBack(story.owner, of: story, to: snapshot) { try say("At once", story) }
        for (path, node) in [("Birthday", story.owner), (story.list, story.second)] {
            try world.run(until: "both are there", within: .seconds(300)) {
                try comments(path, node, story) == ["After the copy", "At once"]
            }
        }
        try expectAlarm(story, on: story.owner)
    }

    @Test("So they do where friends come only after another start")
    func commentsAway() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try say("After the copy", story)
        try putBack(story.owner, of: story, to: snapshot) {
            for friend in [story.first, story.second] { world.network.cut(story.owner, friend) }
            try say("At once", story)
        }
        world.run(for: .seconds(200))
        world.stop(story.owner)
        try world.start(story.owner)
        try say("Later", story)
        for friend in [story.first, story.second] { world.network.heal(story.owner, friend) }
        for (path, node) in [("Birthday", story.owner), (story.list, story.first)] {
            try world.run(until: "all are there", within: .seconds(300)) {
                try comments(path, node, story) == ["After the copy", "At once", "Later"]
            }
        }
        try expectAlarm(story, on: story.owner)
    }

    @Test("Taking back a comment while friends are away brings nothing back, and no alarm")
    func ordinaryAbsence() throws {
        let story = try Birthday()
        let world = story.world
        try say("One", story)
        try say("Two", story)
        world.settle()
        world.network.cut(story.owner, story.second)
        for name in ["Two", "Three"] {
            world.stop(story.owner)
            try world.start(story.owner)
            world.settle()
            let comments = try world.perform(ShowComments(on: "Birthday"), on: story.owner).comments
            if let known = comments.first(where: { $0.text == name }) {
                try world.perform(DeleteComment(comment: known.id), on: story.owner)
            } else {
                try say(name, story)
            }
        }
        world.run(for: .seconds(60))
        world.network.heal(story.owner, story.second)
        try world.run(until: "the second knows", within: .seconds(300)) {
            try comments(story.list, story.second, story) == ["One", "Three"]
        }
        world.run(for: .seconds(120))
        #expect(try comments("Birthday", story.owner, story) == ["One", "Three"])
        #expect(try world.perform(ShowStatus(), on: story.owner).alarms.isEmpty)
    }

    @Test("Each change of a profile holds")
    func profile() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(EditProfile(birthday: "1980-04-17", note: "No wool"), on: story.owner)
        world.settle()
        let snapshot = story.owner.store.snapshot()
        try world.perform(
            EditProfile(clear: [.birthday], addresses: ["Oak Street 1"]), on: story.owner)
        try putBack(story.owner, of: story, to: snapshot) {
            try world.perform(EditProfile(note: "No silk"), on: story.owner)
        }
        func profile(_ name: String?, _ node: SimulatedNode) throws -> ProfileInfo {
            try world.perform(ShowProfile(friend: name), on: node)
        }
        for (name, node) in [(nil, story.owner), ("Owner", story.first)] {
            try world.run(until: "all of it is there", within: .seconds(300)) {
                let profile = try profile(name, node)
                return profile.addresses == ["Oak Street 1"] && profile.note == "No silk"
            }
        }
        #expect(try profile(nil, story.owner).birthday == nil)
        try expectAlarm(story, on: story.owner)
    }

    @Test("Offers of before and after stand in one letter")
    func letters() throws {
        let story = try Birthday()
        let world = story.world
        for title in ["Garden", "Attic"] {
            try world.perform(NewList(title: title), on: story.owner)
        }
        world.settle()
        let snapshot = story.owner.store.snapshot()
        try world.perform(ShareList(list: "Garden", with: ["First"]), on: story.owner)
        try putBack(story.owner, of: story, to: snapshot) {
            try world.perform(ShareList(list: "Attic", with: ["First"]), on: story.owner)
        }
        try world.run(until: "both are offered", within: .seconds(300)) {
            try Set(world.inbox(of: story.first).compactMap(\.title)) == ["Garden", "Attic"]
        }
        world.run(for: .seconds(60))
        #expect(try world.inbox(of: story.first).count == 2)
        for title in ["Garden", "Attic"] {
            try world.perform(AnswerInbox(entry: title, answer: .accept), on: story.first)
            try world.run(until: "it is read") {
                try world.lists(of: story.first).contains {
                    $0.title == title && $0.state == .open
                }
            }
        }
        try expectAlarm(story, on: story.owner)
    }

    @Test("What a reader accepted since stays accepted, whatever they answer at once")
    func answers() throws {
        let story = try Birthday()
        let world = story.world
        for title in ["Garden", "Attic"] {
            try world.perform(NewList(title: title), on: story.owner)
            try world.perform(ShareList(list: title, with: ["First"]), on: story.owner)
        }
        world.settle()
        let snapshot = story.first.store.snapshot()
        try world.perform(AnswerInbox(entry: "Garden", answer: .accept), on: story.first)
        try putBack(story.first, of: story, to: snapshot) {
            try world.perform(AnswerInbox(entry: "Attic", answer: .accept), on: story.first)
        }
        try world.run(until: "both are read", within: .seconds(300)) {
            try Set(world.lists(of: story.first).filter { $0.state == .open }.map(\.title))
                .isSuperset(of: ["Garden", "Attic"])
        }
        #expect(try world.inbox(of: story.first).isEmpty)
        try expectAlarm(story, on: story.first)
    }

    @Test("People taken off a list since stay off it, whatever its owner writes at once")
    func removedReader() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try world.perform(UnshareList(list: "Birthday", with: ["Second"]), on: story.owner)
        try putBack(story.owner, of: story, to: snapshot) {
            try world.perform(EditList(list: "Birthday", date: "2026-12-24"), on: story.owner)
            try world.perform(NewList(title: "Attic"), on: story.owner)
            try world.perform(ShareList(list: "Attic", with: ["Second"]), on: story.owner)
        }
        try world.run(until: "two read it", within: .seconds(300)) {
            try world.perform(WhoCanSee(list: "Birthday"), on: story.owner).map(\.name).sorted()
                == ["First", "Owner"]
        }
        world.run(for: .seconds(120))
        #expect(try world.lists(of: story.second).allSatisfy { $0.title != "Birthday" })
        #expect(try world.list(story.list, of: story.first).date == "2026-12-24")
        try expectAlarm(story, on: story.owner)
    }

    @Test("A name that was changed since and at once is the one of at once")
    func names() throws {
        let story = try Birthday()
        let world = story.world
        let snapshot = story.owner.store.snapshot()
        try world.perform(EditProfile(name: "Anna"), on: story.owner)
        try putBack(story.owner, of: story, to: snapshot) {
            try world.perform(EditProfile(name: "Berta"), on: story.owner)
        }
        try expectName("Berta", story)
    }

    private func expectName(_ name: String, _ story: Birthday) throws {
        let world = story.world
        try world.run(until: "everybody says \(name)", within: .seconds(600)) {
            try world.perform(ShowProfile(), on: story.owner).name == name
                && [story.first, story.second].allSatisfy { node in
                    try world.friends(of: node).compactMap(\.name) == [name]
                }
        }
        world.run(for: .seconds(120))
        #expect(try world.perform(ShowProfile(), on: story.owner).name == name)
        #expect(
            try world.perform(WhoCanSee(list: "\(name)/Birthday"), on: story.first).map(\.name)
                .contains(name))
    }

    private func tell(_ wish: String, _ story: Birthday) throws {
        try story.world.perform(
            TellOwner(list: story.list, gifts: [GiftRequest(wish: wish)], isSure: true),
            on: story.first)
    }

    /// What the owner was told, and what the giver says that they told.
    private func expectTold(_ wish: String, _ story: Birthday) throws {
        let world = story.world
        try world.run(until: "the owner is told of \(wish)", within: .seconds(300)) {
            try world.perform(ShowThanks(list: "Birthday"), on: story.owner).flatMap(\.gifts)
                .map(\.wish) == [wish]
        }
        world.run(for: .seconds(120))
        let told = try world.perform(ShowThanks(list: "Birthday"), on: story.owner)
        #expect(told.flatMap(\.gifts).map(\.wish) == [wish])
        #expect(
            try world.perform(ProposeThanks(list: story.list), on: story.first).told?.gifts
                .map(\.wish) == [wish])
    }

    @Test("Of thanks those told last count, as a whole: told at once")
    func thanks() throws {
        let story = try Birthday()
        let snapshot = story.first.store.snapshot()
        try tell("Kettle", story)
        try putBack(story.first, of: story, to: snapshot) { try tell("Marbles", story) }
        try expectTold("Marbles", story)
    }

    @Test("Of thanks those told last count, as a whole: told before, by a clock that was ahead")
    func earlierThanks() throws {
        let story = try Birthday()
        let snapshot = story.first.store.snapshot()
        story.first.setClock(offset: .seconds(900))
        try tell("Kettle", story)
        try story.world.run(until: "the owner is told", within: .seconds(300)) {
            try story.world.perform(ShowThanks(list: "Birthday"), on: story.owner).count == 1
        }
        story.world.stop(story.first)
        story.first.setClock(offset: .zero)
        try putBack(story.first, of: story, to: snapshot) { try tell("Marbles", story) }
        try expectTold("Kettle", story)
        try expectAlarm(story, on: story.first)
    }

    @Test("People let in since are in again, whatever the owner writes at once")
    func admittedReader() throws {
        let story = try Birthday()
        let world = story.world
        try world.perform(NewList(title: "Garden"), on: story.owner)
        world.settle()
        let snapshot = story.owner.store.snapshot()
        try world.share("Garden", of: story.owner, with: [(story.first, "First")])
        try putBack(story.owner, of: story, to: snapshot) {
            try world.perform(EditList(list: "Garden", date: "2026-12-24"), on: story.owner)
        }
        try world.run(until: "the first reads it", within: .seconds(300)) {
            try world.list("Owner/Garden", of: story.first).date == "2026-12-24"
        }
        #expect(
            try world.perform(WhoCanSee(list: "Garden"), on: story.owner).map(\.name).sorted()
                == ["First", "Owner"])
    }
}
