import Testing

@testable import HearthWeb

@Suite("A crowd of connections")
struct CrowdTests {
    @Test("Where a group has no more room, its oldest goes")
    func group() {
        var crowd = Crowd<String, Int>(perGroup: 2, limit: 10)
        #expect(crowd.enter(1, of: "a") == nil)
        #expect(crowd.enter(2, of: "a") == nil)
        #expect(crowd.enter(3, of: "a") == 1)
        #expect(crowd.enter(4, of: "b") == nil)
        #expect(crowd.count == 3)
    }

    @Test("Where there is no room in all, the oldest of the largest group goes, whoever comes")
    func largest() {
        var crowd = Crowd<String, Int>(perGroup: 4, limit: 4)
        _ = crowd.enter(1, of: "alone")
        for number in 2...4 { #expect(crowd.enter(number, of: "many") == nil) }
        #expect(crowd.enter(5, of: "late") == 2)
        #expect(crowd.enter(6, of: "late") == 5)
        #expect(crowd.count == 4)
    }

    @Test("Who went makes room, and goes only once")
    func leaving() {
        var crowd = Crowd<String, Int>(perGroup: 1, limit: 2)
        _ = crowd.enter(1, of: "a")
        crowd.leave(1, of: "a")
        crowd.leave(1, of: "a")
        crowd.leave(7, of: "b")
        #expect(crowd.count == 0)
        #expect(crowd.enter(2, of: "a") == nil)
        #expect(crowd.enter(3, of: "b") == nil)
        #expect(crowd.count == 2)
    }
}
