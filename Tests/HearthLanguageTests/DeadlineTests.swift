import HearthLanguage
import Testing

@Suite("Times by which something is done")
struct DeadlineTests {
    @Test("They are told as the whole minute at or after them, and never before")
    func minutes() throws {
        func minutes(_ iso: String) throws -> Int {
            // A day that is not today comes before the clock.
            let said = LocalTime.by(iso).split(separator: " ").last.map(String.init) ?? ""
            return try #require(LocalTime.minutes(said))
        }
        let whole = try minutes("2027-05-31T12:00:00Z")
        #expect(try minutes("2027-05-31T12:00:01Z") == (whole + 1) % 1440)
        #expect(try minutes("2027-05-31T12:00:59Z") == (whole + 1) % 1440)
        #expect(try minutes("2027-05-31T12:01:00Z") == (whole + 1) % 1440)
        #expect(LocalTime.by("soon") == "soon")
    }
}
