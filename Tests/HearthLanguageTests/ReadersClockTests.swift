import HearthAPI
import HearthLanguage
import HearthZones
import Testing

@Suite("Times by the reader's clock")
struct ReadersClockTests {
    private static func zone(_ rule: String) throws -> Zone {
        let read = try #require(ZoneRule(rule))
        return try #require(Zone(name: rule, first: 0, changes: [], rule: read))
    }

    @Test("A moment is shown as the reader's clock shows it, and a day as those go whose day it is")
    func shown() throws {
        let stockholm = try Self.zone("CET-1CEST,M3.5.0,M10.5.0/3")
        let newYork = try Self.zone("EST5EDT,M3.2.0,M11.1.0")
        let moment = "2027-07-01T02:30:00Z"
        LocalTime.$zone.withValue(stockholm) {
            #expect(LocalTime(moment)?.clock == "04:30" && LocalTime(moment)?.day == "2027-07-01")
            #expect(LocalTime(moment, in: newYork)?.day == "2027-06-30")
            #expect(DateText.moment(moment, now: 1_800_000_000).string == "1 July, 04:30")
            let today = LocalTime.today
            LocalTime.$dayZone.withValue(Zone(offsetMinutes: 14 * 60)) {
                let east = LocalTime.today
                LocalTime.$dayZone.withValue(Zone(offsetMinutes: -12 * 60)) {
                    // 26 hours apart: never the same day.
                    #expect(LocalTime.today != east && today != nil)
                }
            }
        }
    }

    @Test(
        "A typed time is a moment, by the clock that it was typed by",
        arguments: [
            ("2027-07-01T12:00", "2027-07-01T10:00:00Z"),
            ("2027-07-01 12:00", "2027-07-01T10:00:00Z"),
            ("2027-07-01T12:00:07", "2027-07-01T10:00:07Z"),
            ("2027-03-28T02:30", "2027-03-28T01:00:00Z"),
            ("2027-10-31T02:30", "2027-10-31T00:30:00Z"),
            ("1970-01-01T00:30", "1969-12-31T23:30:00Z"),
        ])
    func typed(typed: String, moment: String) throws {
        let zone = try Self.zone("CET-1CEST,M3.5.0,M10.5.0/3")
        #expect(LocalTime.moment(typed, in: zone) == moment)
        LocalTime.$zone.withValue(zone) { #expect(LocalTime.moment(typed) == moment) }
    }

    @Test(
        "What is no time of a day is none",
        arguments: [
            "", "2027-07-01", "12:00", "2027-02-30T12:00", "2027-07-01T24:00", "2027-07-01T12:60",
            "2027-07-01T12:00Z", "2027-07-01T12:00:00Z", "2027-07-01T12:00+02:00", "27-07-01T12:00",
            "2027-7-1T12:00", "2027-07-01T1:00", "2027-07-01T12:00:60", "2027-07-01T12:00:1",
            "2027-07-01TT12:0", "99999-07-01T12:00", "2027-07-01T12:00\u{0}", "٢٠٢٧-07-01T12:00",
            "2027-07-01T+1:00", String(repeating: "2", count: 100_000),
        ])
    func notTyped(typed: String) { #expect(LocalTime.moment(typed) == nil) }

    @Test("What a reminder is of is the same day for every reader")
    func reminders() {
        // Told at seven in Auckland.
        let news = NewsInfo(
            id: 1, kind: .reminder, at: "2027-07-01T19:00:00Z", isUnread: true, wish: "Kettle",
            detail: "2")
        LocalTime.$dayZone.withValue(Zone(offsetMinutes: 12 * 60)) {
            for hours in [-11, 0, 12] {
                LocalTime.$zone.withValue(Zone(offsetMinutes: hours * 60)) {
                    #expect(news.text.string.contains("4 July 2027"))
                }
            }
        }
    }
}
