import HearthZones
import Testing

@Suite("Days: no morning twice, and none left out")
struct DaysTests {
    private static let hour: Int64 = 3600

    @Test(
        "Mornings come in order, each once, at seven or at the next time that there is",
        arguments: Place.allCases)
    func mornings(place: Place) throws {
        let days = Days(try #require(place.zone))
        var last = days.morning(of: 15_299)
        for day in 15_300..<15_300 + 800 {
            let morning = days.morning(of: day)
            // A day is as long as clocks make it.
            #expect(morning > last && morning - last <= 26 * Self.hour, "\(day)")
            #expect(days.morningDay(at: morning) == day)
            #expect(days.morningDay(at: morning - 1) == day - 1)
            let shown = (morning + days.zone.offset(at: morning)) % 86_400
            // The day that Apia left out has its morning when the next one begins.
            #expect(shown == 7 * Self.hour || (place == .apia && shown == 0))
            last = morning
        }
    }

    @Test("The day whose morning came last never goes back, also where clocks change twice a day")
    func backAndForth() throws {
        // Over seven in the morning and over midnight, by two hours.
        let changes = (0..<400).map { index in
            Zone.Change(
                at: Int64(index) * 43_200 + 6 * Self.hour,
                offset: index.isMultiple(of: 2) ? 7200 : 0)
        }
        let days = Days(try #require(Zone(name: "A", first: 0, changes: changes)))
        var (last, told): (Int?, [Int]) = (nil, [])
        for moment in stride(from: Int64(0), to: 200 * 86_400, by: 1777) {
            let range = days.mornings(at: moment, after: last)
            if range.upperBound != last { told += range }
            last = range.upperBound
        }
        #expect(told == Array(-1...told[told.count - 1]) && told.count > 195)
    }

    @Test(
        "Whoever travels is told of every day once, wherever and as often as they go",
        arguments: 1...60 as ClosedRange<UInt64>)
    func journeys(seed: UInt64) throws {
        var dice = Steps(seed)
        // The zones furthest apart among them.
        let far = [-12 * 60, 14 * 60].compactMap(Zone.init(offsetMinutes:))
        let zones = Place.allCases.compactMap(\.zone) + far
        var days = Days(zones.randomElement(using: &dice) ?? .utc)
        // Around the day that Apia left out, and changes of the others.
        var moment: Int64 = 1_316_000_000
        var (last, told): (Int?, [Int]) = (nil, [])
        for _ in 0..<1500 {
            moment += Int64.random(in: 600...14 * Self.hour, using: &dice)
            // Some go back and forth more often than days begin.
            if Int.random(in: 0..<(seed.isMultiple(of: 3) ? 2 : 12), using: &dice) == 0 {
                days = Days(zones.randomElement(using: &dice) ?? .utc)
            }
            let range = days.mornings(at: moment, after: last)
            if range.upperBound != last { told += range }
            last = range.upperBound
        }
        let first = try #require(told.first)
        #expect(told == Array(first..<first + told.count))
        // And they are told in time: not later than a day has begun everywhere.
        #expect(try #require(told.last) >= Int(moment / 86_400) - 2)
    }

    @Test("After a clock that was wrong by years, days go on as they come")
    func wrongClock() {
        let days = Days(.utc)
        let now: Int64 = 20_000 * 86_400 + 8 * Self.hour
        for last in [nil, 40_785, 10_000, 0, Int.max, Int.min] as [Int?] {
            #expect(days.mornings(at: now, after: last) == 20_000...20_000)
        }
        #expect(days.mornings(at: now, after: 19_998) == 19_999...20_000)
        #expect(days.mornings(at: now, after: 20_002) == 20_002...20_002)
    }

    @Test("A stored moment is the same, whatever is known of zones later")
    func stored() throws {
        let typed = try ZoneTests.local("2027-07-01T19:38")
        let moment = try #require(Place.stockholm.zone).moment(ofLocal: typed)
        // The table is updated: there is no summer time any more.
        let later = try #require(
            ZoneRule("CET-1").flatMap {
                Zone(name: "Europe/Stockholm", first: 0, changes: [], rule: $0)
            })
        #expect(moment == typed - 7200)
        #expect(later.offset(at: moment) == 3600)
        #expect(later.moment(ofLocal: typed) == moment + 3600)
    }
}
