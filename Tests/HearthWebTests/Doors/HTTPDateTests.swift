import Testing

@testable import HearthWeb

struct HTTPDateTests {
    /// The first is the example of RFC 9110, section 5.6.7.
    @Test(arguments: [
        (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (1_709_164_799, "Wed, 28 Feb 2024 23:59:59 GMT"),
        (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"),
        (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
    func momentsAreWritten(seconds: Int, text: String) {
        #expect(HTTPDate.text(of: seconds) == text)
    }
}
