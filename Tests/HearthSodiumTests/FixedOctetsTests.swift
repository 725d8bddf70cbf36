import HearthSodium
import Testing

@Suite("Values of a fixed size")
struct FixedOctetsTests {
    private let digits = String(repeating: "0f", count: 24)

    @Test("A value has exactly its count of octets, or there is none")
    func counts() {
        for count in 0...80 {
            let octets = [UInt8](repeating: 7, count: count)
            #expect((IdentityKey(octets: octets) != nil) == (count == 32))
            #expect((SealingKey(octets: octets) != nil) == (count == 32))
            #expect((NodeKey(octets: octets) != nil) == (count == 32))
            #expect((BeatKey(octets: octets) != nil) == (count == 32))
            #expect((Digest(octets: octets) != nil) == (count == 32))
            #expect((Signature(octets: octets) != nil) == (count == 64))
            #expect((Nonce(octets: octets) != nil) == (count == 24))
            #expect((Nonce(octets: octets[...]) != nil) == (count == 24))
        }
    }

    @Test("Hexadecimal text gives back the value that it was made of")
    func roundTrip() throws {
        let octets = (0..<24).map { UInt8($0 * 11) }
        let nonce = try #require(Nonce(octets: octets))
        #expect(nonce.hex == "000b16212c37424d58636e79848f9aa5b0bbc6d1dce7f2fd")
        #expect("\(nonce)" == nonce.hex)
        #expect(Nonce(hex: nonce.hex) == nonce)
        #expect(nonce.octets == octets)
    }

    @Test("Hexadecimal text with capitals, other characters or an odd end is refused")
    func strictText() {
        #expect(Nonce(hex: digits) != nil)
        #expect(Nonce(hex: digits.uppercased()) == nil)
        #expect(Nonce(hex: digits.dropLast()) == nil)
        #expect(Nonce(hex: digits + "0") == nil)
        #expect(Nonce(hex: digits.dropLast() + "g") == nil)
        #expect(Nonce(hex: digits.dropLast() + " ") == nil)
        #expect(Nonce(hex: digits.dropLast(2) + "é") == nil)
        #expect(Hex.decode("") == [])
    }

    @Test("The first octet that differs decides which value comes first")
    func order() throws {
        let low = try #require(Nonce(octets: [1] + [UInt8](repeating: 255, count: 23)))
        let high = try #require(Nonce(octets: [2] + [UInt8](repeating: 0, count: 23)))
        #expect(low < high)
        #expect(!(high < low))
        #expect(!(low < low))
    }
}
