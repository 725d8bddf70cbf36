import Glibc
import HearthAPI
import Testing

@testable import HearthLanguage

@Suite("Times that are near")
struct NearTimeTests {
    private func iso(_ seconds: Int) -> String {
        var seconds = seconds
        var parts = tm()
        gmtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T"
            + "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
    }

    @Test("Tomorrow is called so, and a later day as people say it")
    func tomorrow() throws {
        let now = time(nil)
        let clock = try #require(LocalTime(seconds: now + 86_400)).clock
        #expect(LocalTime.near(iso(now + 86_400)) == "tomorrow, \(clock)")
        let later = LocalTime.near(iso(now + 9 * 86_400))
        #expect(later.contains(", ") && !later.contains("-"))
        #expect(LocalTime.by(iso(now + 9 * 86_400)).contains(", "))
        #expect(LocalTime.near("soon") == "soon" && LocalTime.by("soon") == "soon")
    }

    @Test("When one may tell is said by this machine's clock")
    func telling() throws {
        let error = HearthError(
            .tellTooEarly,
            ["list": "Birthday", "date": "2027-12-24", "from": "2027-12-25T12:00:00Z"])
        let clock = try #require(LocalTime("2027-12-25T12:00:00Z"))
        let text = Language.swedish.text(for: error)
        #expect(text.contains("den 24 december 2027") && text.contains(clock.clock))
        #expect(!text.contains("UTC") && !text.contains("2027-12"))
    }
}
