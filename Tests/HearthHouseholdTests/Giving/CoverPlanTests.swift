import HearthSodium
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("When secret rows are written under cover")
struct CoverPlanTests {
    private let mate: IdentityKey
    private let other: IdentityKey
    private let start = WallTime(milliseconds: 1_795_000_000_200)

    init() throws {
        func key(_ octet: UInt8) throws -> IdentityKey {
            try #require(
                IdentityKey(octets: [UInt8](repeating: octet, count: IdentityKey.byteCount)))
        }
        mate = try key(1)
        other = try key(2)
    }

    /// The moments of all commits in a time, in milliseconds after the start.
    private func commits(
        of plan: inout CoverPlan, every seconds: Int64 = 1, for time: Duration
    ) -> [Int64] {
        var moments: [Int64] = []
        var now = start
        while let next = plan.next(every: seconds, at: now), next < start.adding(time) {
            now = max(now, next)
            moments.append(now.milliseconds - start.milliseconds)
            plan.passed(at: now)
        }
        return moments
    }

    @Test("Nobody asked for anything: nothing is written")
    func nobody() {
        #expect(CoverPlan().next(every: 1, at: start) == nil)
    }

    @Test("A request is followed by a commit in the middle of every second for a minute")
    func minute() {
        var plan = CoverPlan()
        plan.attended(by: mate, at: start)
        let moments = commits(of: &plan, for: .seconds(300))
        #expect(moments == (0..<60).map { 300 + $0 * 1000 })
    }

    @Test("More requests move no commit, and make it last a minute from the last of them")
    func more() {
        var plan = CoverPlan()
        plan.attended(by: mate, at: start)
        _ = commits(of: &plan, for: .seconds(20))
        let later = start.adding(.milliseconds(20_100))
        plan.attended(by: other, at: later)
        #expect(plan.members(at: later) == [mate, other])
        #expect(plan.next(every: 1, at: later) == start.adding(.milliseconds(20_300)))
        #expect(plan.members(at: start.adding(.seconds(70))) == [other])
        #expect(plan.members(at: start.adding(.seconds(90))).isEmpty)
    }

    @Test("On a slow disk commits are seconds apart")
    func slow() {
        var plan = CoverPlan()
        plan.attended(by: mate, at: start)
        let moments = commits(of: &plan, every: 3, for: .seconds(300))
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $1 - $0 == 3000 })
        #expect(moments.count == 20)
    }

    @Test("A clock that is set back by an hour lets nobody wait for an hour")
    func setBack() {
        var plan = CoverPlan()
        plan.attended(by: mate, at: start)
        plan.passed(at: start.adding(.milliseconds(300)))
        let earlier = start.adding(.seconds(-3600))
        #expect(plan.next(every: 1, at: earlier) == nil)
        plan.attended(by: mate, at: earlier)
        #expect(plan.next(every: 1, at: earlier) == earlier.adding(.milliseconds(300)))
    }
}
