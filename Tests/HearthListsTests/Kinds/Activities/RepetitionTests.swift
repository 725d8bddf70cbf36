import HearthWire
import Testing

@testable import HearthLists

@Suite("What is done again")
struct RepetitionTests {
    @Test(
        "The next day follows from the day on which it was done",
        arguments: [
            ("3-days", "2026-11-29", "2026-12-02"), ("1-days", "2026-12-31", "2027-01-01"),
            ("366-days", "2026-01-01", "2027-01-02"),
            ("mon,thu", "2026-11-29", "2026-11-30"), ("mon,thu", "2026-11-30", "2026-12-03"),
            ("sun", "2026-11-29", "2026-12-06"),
            ("monthly-31", "2026-01-31", "2026-02-28"), ("monthly-31", "2026-02-28", "2026-03-31"),
            ("monthly-15", "2026-12-15", "2027-01-15"), ("monthly-15", "2026-12-14", "2026-12-15"),
            ("yearly-12-24", "2026-12-23", "2026-12-24"),
            ("yearly-12-24", "2026-12-24", "2027-12-24"),
            ("yearly-2-29", "2026-02-28", "2027-02-28"),
            ("yearly-2-29", "2027-02-28", "2028-02-29"),
        ])
    func next(text: String, done: String, next: String) throws {
        let repetition = try #require(Repetition(text))
        #expect(repetition.text == text)
        #expect(repetition.next(after: try #require(Day(done)))?.description == next)
        #expect(Repetition(message: repetition.message) == repetition)
    }

    @Test(
        "What does not say when is none",
        arguments: [
            "", "0-days", "367-days", "-1-days", "days", "mon,", "maandag,x", "monthly-0",
            "monthly-32", "yearly-13-1", "yearly-2-30", "yearly-12", "3-days-4", "1e2-days",
        ])
    func none(text: String) { #expect(Repetition(text) == nil) }

    @Test("Names of days may be longer, and in any order")
    func names() { #expect(Repetition("Thursday, monday") == .weekdays([1, 4])) }

    @Test("What a newer Hearth says of it goes back as it came, and is not repeated here")
    func newer() throws {
        var message = Hearth_V1_Activity()
        message.repeats.everyDays = 4000
        let activity = try Activity(message: message)
        #expect(activity.repetition == nil)
        #expect(activity.message.repeats.everyDays == 4000)
    }

    @Test("It stands there again from its day on, is due then, and nobody's")
    func standing() throws {
        var activity = Activity(place: .toDo)
        activity.repetition = .days(3)
        let done = try #require(Day("2026-11-29"))
        activity.done = UInt64(done.startUTC.milliseconds)
        let before = try #require(Day("2026-12-01"))
        let on = try #require(Day("2026-12-02"))
        let doneOn = activity.doneOn { _ in nil }
        #expect(doneOn == done)
        #expect(activity.standing(on: before, doneOn: doneOn, isShared: true).isDone)
        let again = activity.standing(on: on, doneOn: doneOn, isShared: true)
        #expect(!again.isDone && again.due == on && again.place == .inventory)
        #expect(again.holder == nil)
        #expect(activity.standing(on: on, doneOn: doneOn, isShared: false).place == .toDo)
    }
}
