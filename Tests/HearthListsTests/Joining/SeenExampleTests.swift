import HearthSodium
import HearthWire
import Testing

@testable import HearthLists

/// The example of protocol-spec/records.md, "What a version has seen"; its octets were computed apart from this code.
@Suite("The example of what a version has seen")
struct SeenExampleTests {
    private func version(_ text: String, isPinned: Bool = false) throws -> Item {
        var note = Note()
        note.isPinned = isPinned
        var item = Item(
            id: try #require(ItemID(hex: "0011223344556677")), rank: Rank(digits: [1]), revision: 7,
            name: "Call the roofer", text: text, tags: ["house"], body: .known(note))
        item.added = 1_795_212_900
        item.edited = 1_795_300_000_000
        return item
    }

    @Test("Tags are of the encoding without rank, revision, what was seen and when it was edited")
    func tags() throws {
        let first = try version("About the tiles\nBefore May")
        #expect(
            Hex.encode(Bucket.encode([first.content]))
                == "0a4c0a08001122334455667712016918012a0f43616c6c2074686520726f6f666572"
                + "321a41626f7574207468652074696c65730a4265666f7265204d61794205686f7573655a00a001e48c83d806"
        )
        #expect(Hex.encode(first.versionTag.octets) == "f0602f0dbdf3db32")
        let second = try version("About the tiles\nBefore June", isPinned: true)
        #expect(
            Hex.encode(Bucket.encode([second.content]))
                == "0a4f0a08001122334455667712016918012a0f43616c6c2074686520726f6f666572"
                + "321b41626f7574207468652074696c65730a4265666f7265204a756e654205686f7573655a020801a001e48c83d806"
        )
        #expect(Hex.encode(second.versionTag.octets) == "208083001fcc4b2a")
        let author = try #require(AuthorTag(octets: Array(0x21...0x28)))
        #expect(
            Hex.encode(SeenVersion(author: author, version: first.versionTag).octets)
                == "2122232425262728f0602f0dbdf3db32")
    }

    @Test("Who lost is joined by lines with what counts, or becomes a copy with a computed id")
    func losing() throws {
        let base = try version("About the tiles\nBefore May")
        let winner = try version("About the tiles\nBefore June", isPinned: true)
        let loser = try version("About the red tiles\nBefore May")
        #expect(Hex.encode(loser.versionTag.octets) == "5ddf81e0ed46680b")
        let joined = try #require(ItemJoin.everything(winner, loser, since: base))
        #expect(joined.text == "About the red tiles\nBefore June")
        #expect(joined.note?.isPinned == true)
        let editor = try #require(IdentityKey(octets: [UInt8](repeating: 1, count: 32)))
        let copy = try #require(loser.copyOfLoser(by: editor))
        #expect(copy.id.hex == "48f63498dca9b538")
        #expect(
            Hex.encode(Bucket.encode([copy.content]))
                == "0a7c0a0848f63498dca9b53812016918012a0f43616c6c2074686520726f6f666572"
                + "321e41626f757420746865207265642074696c65730a4265666f7265204d61794205686f7573655a"
                + "2c2a0800112233445566773220010101010101010101010101010101010101010101010101010101"
                + "0101010101a001e48c83d806")
        #expect(Hex.encode(copy.versionTag.octets) == "376fdbee10e5f4ee")
        var over = copy
        over.text = "Overwritten"
        #expect(Hex.encode(over.versionTag.octets) == "7799ccb3acd37161")
        #expect(copy.copyOfLoser(by: editor)?.id.hex == "cbe9a5ccee19d6f7")
    }
}
