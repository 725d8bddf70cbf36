import HearthLists
import HearthWire
import Testing

@Suite("Days")
struct DayTests {
    @Test("A day is read from and written as year, month and day")
    func text() throws {
        let day = try #require(Day("2026-12-24"))
        #expect((day.year, day.month, day.day) == (2026, 12, 24))
        #expect(day.description == "2026-12-24")
        #expect(Day(year: 7, month: 1, day: 2)?.description == "0007-01-02")
    }

    @Test(
        "What is no day is refused",
        arguments: [
            "", "2026-13-01", "2026-00-10", "2026-04-31", "2025-02-29", "1900-02-29", "0000-01-01",
            "2026-1-1", "2026-12-24 ", "+026-12-24", "2026/12/24", "٢٠٢٦-12-24",
        ])
    func refused(text: String) {
        #expect(Day(text) == nil)
    }

    @Test("Leap days exist in leap years", arguments: ["2024-02-29", "2000-02-29", "1600-02-29"])
    func leapDays(text: String) {
        #expect(Day(text)?.description == text)
    }

    @Test(
        "Days count from 1970",
        arguments: [
            ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("0001-01-01", -719_162),
            ("9999-12-31", 2_932_896),
        ])
    func epoch(text: String, days: Int) throws {
        let day = try #require(Day(text))
        #expect(day.daysSinceEpoch == days)
        #expect(Day(daysSinceEpoch: days) == day)
    }

    @Test("Every day follows the one before it, and reads back")
    func everyDay() throws {
        var previous = try #require(Day(daysSinceEpoch: -719_162))
        for number in stride(from: -719_161, through: 2_932_896, by: 37) {
            let day = try #require(Day(daysSinceEpoch: number))
            guard day > previous, day.daysSinceEpoch == number else {
                Issue.record("\(number) is \(day) after \(previous)")
                return
            }
            previous = day
        }
    }

    @Test("There is no day outside the years 1 to 9999")
    func bounds() {
        #expect(Day(daysSinceEpoch: -719_163) == nil)
        #expect(Day(daysSinceEpoch: 2_932_897) == nil)
        #expect(Day(utc: WallTime(milliseconds: .max)) == nil)
        #expect(Day(utc: WallTime(milliseconds: .min)) == nil)
    }

    @Test("A moment falls on its day in UTC")
    func moments() {
        #expect(Day(utc: WallTime(milliseconds: 0))?.description == "1970-01-01")
        #expect(Day(utc: WallTime(milliseconds: -1))?.description == "1969-12-31")
        #expect(Day(utc: WallTime(milliseconds: 86_399_999))?.description == "1970-01-01")
        #expect(Day("1970-01-03")?.startUTC == WallTime(seconds: 172_800))
    }
}
