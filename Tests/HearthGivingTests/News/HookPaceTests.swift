import HearthAPI
import HearthHousehold
import HearthWire
import Testing

@Suite("When a hook is run")
struct HookPaceTests {
    private let start = WallTime(seconds: 1_800_000_000)

    private func news(_ id: Int) -> NewsInfo {
        NewsInfo(id: id, kind: .turn, at: "2027-01-15T08:00:00Z", isUnread: true)
    }

    @Test("One at a time, in the order in which things happened")
    func order() {
        var pace = HookPace()
        pace.add(news(1))
        pace.add(news(2))
        #expect(pace.begin(at: start) == .one(news(1)))
        #expect(pace.begin(at: start) == nil)
        pace.ended()
        #expect(pace.begin(at: start) == .one(news(2)))
        pace.ended()
        #expect(pace.begin(at: start) == nil)
        #expect(pace.nextTurn(after: start) == nil)
    }

    @Test("After 30 runs in an hour the rest is told in one, when the hour is over")
    func limit() throws {
        var pace = HookPace()
        for id in 1...300 { pace.add(news(id)) }
        for id in 1...30 {
            #expect(pace.begin(at: start.adding(.seconds(Int64(id)))) == .one(news(id)))
            pace.ended()
        }
        let late = start.adding(.seconds(60))
        #expect(pace.begin(at: late) == nil)
        let next = try #require(pace.nextTurn(after: late))
        #expect(next == start.adding(.seconds(3601)))
        #expect(pace.begin(at: next.adding(.milliseconds(-1))) == nil)
        #expect(pace.begin(at: next) == .more(270))
        pace.ended()
        pace.add(news(301))
        #expect(pace.begin(at: next.adding(.seconds(1))) == .one(news(301)))
    }

    @Test(
        "What is due comes in its turn, and stays when the news of somebody who locks are forgotten"
    )
    func due() {
        var pace = HookPace()
        pace.add(news(1))
        pace.add(dueAt: start)
        pace.add(news(2))
        #expect(pace.begin(at: start) == .one(news(1)))
        pace.clear(keepsDue: true)
        pace.ended()
        #expect(pace.begin(at: start) == .due(start))
        pace.add(dueAt: start)
        pace.clear(keepsDue: false)
        pace.ended()
        #expect(pace.begin(at: start) == nil)
    }

    @Test("A clock that is set back does not stop it")
    func clock() {
        var pace = HookPace()
        for id in 1...31 { pace.add(news(id)) }
        for _ in 1...30 {
            _ = pace.begin(at: start)
            pace.ended()
        }
        #expect(pace.begin(at: start.adding(.seconds(-86_400))) == .one(news(31)))
    }
}
