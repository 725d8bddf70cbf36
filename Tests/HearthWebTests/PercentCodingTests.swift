import HearthAPI
import Testing

@Suite("Percent-encoding")
struct PercentCodingTests {
    @Test(
        "What is encoded decodes to itself",
        arguments: ["", "Åsa", "a b+c/d?e&f=g%h", "木\n🎁", "~-._"])
    func roundTrip(text: String) {
        let encoded = PercentCoding.encode(text)
        #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
        #expect(PercentCoding.decode(encoded) == text)
    }

    @Test("The octets of other characters are escaped in capital letters")
    func escapes() {
        #expect(PercentCoding.encode("Å /") == "%C3%85%20%2F")
    }

    @Test(
        "Escapes cut short and octets that are not UTF-8 are refused",
        arguments: ["%", "%4", "%zz", "%FF", "a%C3"])
    func malformed(text: String) {
        #expect(PercentCoding.decode(text) == nil)
    }
}
