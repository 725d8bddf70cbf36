import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

/// The worked example of protocol-spec/circle.md, which another implementation computed.
@Suite("The page of the specification")
struct TalkVectorTests {
    @Test("The example comes out octet for octet")
    func example() throws {
        func range(_ octets: ClosedRange<UInt8>) -> [UInt8] { Array(octets) }
        let author = try #require(
            IdentityKey(hex: "71d2ae292952a6fde15149ba7661da71413d307a69c58de67ebd746e83040337"))
        let list = try #require(ListID(hex: "8cb083d5abd47a4d38a4b92943a64570"))
        let item = try #require(ItemID(octets: range(0...7)))
        let beat = try #require(BeatSecret(seed: range(0x80...0x9F)))
        let sender = try #require(SymmetricKey(octets: range(0xA0...0xBF)))
        let nonce = try #require(Nonce(octets: range(0xC0...0xD7)))
        let said = WallTime(seconds: 1_767_225_600)
        var sheet = TalkSheet(madeAt: said.adding(.seconds(1)))
        try sheet.add(Whisper(subject: item, time: said, text: "Mine are green."))
        let page = Cell(
            kind: .talk, list: list, author: AuthorTag(of: author, in: list, for: .talk), epoch: 1,
            order: CellOrder(incarnation: 1, sequence: 1_963_584, sub: 0), generation: 1,
            salt: try #require(KeySalt(octets: range(0xD0...0xDF))), plaintext: sheet.encode(),
            nonce: nonce, senderKey: sender,
            commitment: BundleBody.commitment(
                to: sender, list: list, author: author, generation: 1),
            beatSecret: beat)
        #expect(page.author.hex == "0d7a4bc6d446f103")
        #expect(Hex.encode(page.octets[1984..<2000]) == "0a6ff9fe82ed50dc524c6da7bb0b6c19")
        #expect(
            BLAKE2b.digest(page.octets).hex
                == "20ae592ac92bc6ef41dae7049532cbdc620c2bc4a408dbf766be8432b1fda36a")
    }
}
