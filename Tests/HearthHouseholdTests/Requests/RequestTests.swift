import HearthAPI
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("Requests that come again")
struct RequestTests {
    private func comments(_ story: Birthday) throws -> [String] {
        try story.world.perform(ShowComments(on: "Birthday"), on: story.owner).comments.map(\.text)
    }

    @Test("A request with a known id does nothing twice and is answered as it was the first time")
    func again() throws {
        let story = try Birthday()
        let world = story.world
        let caller = Caller(request: .random())
        let say = AddComment(on: "Birthday", text: "Blue, please.")
        let first = try world.perform(say, on: story.owner, as: caller)
        #expect(try world.perform(say, on: story.owner, as: caller) == first)
        #expect(try comments(story) == ["Blue, please."])
        // What is answered is what was answered, whatever became of it.
        try world.perform(DeleteComment(comment: first.id), on: story.owner)
        #expect(try world.perform(say, on: story.owner, as: caller) == first)
        #expect(try comments(story).isEmpty)
        // Another id, another content, no id: other requests.
        try world.perform(say, on: story.owner, as: Caller(request: .random()))
        try world.perform(
            AddComment(on: "Birthday", text: "Or red."), on: story.owner, as: caller)
        try world.perform(say, on: story.owner)
        #expect(try comments(story).count == 3)
    }

    @Test("What was committed is known after a crash, and what was refused is tried anew")
    func afterCrash() throws {
        let story = try Birthday()
        let world = story.world
        let caller = Caller(request: .random())
        let say = AddComment(on: "Birthday", text: "Blue, please.")
        let first = try world.perform(say, on: story.owner, as: caller)
        world.stop(story.owner)
        story.owner.restart()
        #expect(try world.perform(say, on: story.owner, as: caller) == first)
        #expect(try comments(story) == ["Blue, please."])

        let add = AddWish(list: "Next", name: "Lamp")
        let later = Caller(request: .random())
        expectRefusal(.unknownList) { try world.perform(add, on: story.owner, as: later) }
        try world.perform(NewList(title: "Next"), on: story.owner)
        #expect(try world.perform(add, on: story.owner, as: later).name == "Lamp")
    }

    @Test("A claim that is sent again is not told as one that was there already")
    func claims() throws {
        let story = try Birthday()
        let world = story.world
        let caller = Caller(request: .random())
        let reserve = ReserveWish(wish: story.kettle)
        let first = try world.perform(reserve, on: story.first, as: caller)
        #expect(try world.perform(reserve, on: story.first, as: caller) == first)
        // Nor does it take back what was decided since.
        try world.perform(FreeWish(wish: story.kettle), on: story.first)
        try world.perform(reserve, on: story.first, as: caller)
        #expect(try world.perform(ShowCart(), on: story.first).entries.isEmpty)
    }

    @Test("What another member asked for is not answered to anybody else")
    func others() throws {
        let mates = try Mates()
        let id = OperationID.random()
        let say = AddComment(on: "Owner/Birthday", text: "Hello")
        try mates.world.perform(
            say, on: mates.node,
            as: Caller(member: "Mate", session: mates.mate.session, request: id))
        let own = try mates.world.perform(
            say, on: mates.node, as: Caller(member: "Owner", request: id))
        #expect(own.author == "Owner")
    }

    @Test("Answers go before what was done is forgotten, the oldest first")
    func log() throws {
        func mark(_ number: Int) -> [UInt8] {
            Array(BLAKE2b.digest(Array(String(number).utf8)).octets.prefix(16))
        }
        var log = RequestLog()
        for number in 0..<300 {
            log.add(mark(number), answer: Array(repeating: 65, count: number % 2 == 0 ? 1000 : 10))
            #expect(log.octets.count <= RequestLog.byteCountLimit)
        }
        #expect(try RequestLog(octets: log.octets) == log)
        #expect(log.entries.count == 256)
        #expect(log.entry(mark(43)) == nil)
        #expect(log.entry(mark(44))?.answer == [])
        #expect(log.entry(mark(299))?.answer.count == 10)
        #expect(log.entry(mark(298))?.answer.count == 1000)
        log.add(mark(1000), answer: Array(repeating: 65, count: Limits.keptAnswer + 1))
        #expect(log.entry(mark(1000))?.answer == [])
        #expect(log.entry(mark(298))?.answer.count == 1000)
        for damaged in [[], [255, 255], log.octets.dropLast().map { $0 | 1 }] {
            #expect((try? RequestLog(octets: damaged)) == nil)
        }
    }
}
