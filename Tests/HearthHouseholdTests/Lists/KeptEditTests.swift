import Foundation
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@testable import HearthHousehold

@Suite("Edits that a home keeps")
struct KeptEditTests {
    @Test("A version is stored as one text, as every home has it")
    func stored() throws {
        let item = Item(
            id: try #require(ItemID(octets: [UInt8](repeating: 1, count: 8))), rank: .middle,
            revision: 3, name: "Drum", body: .known(Wish()))
        let author = try #require(AuthorTag(octets: [UInt8](repeating: 2, count: 8)))
        var edit = KeptEdit()
        edit.add(item, by: author, until: nil)
        let text = Data(Bucket.encode([item])).base64EncodedString()
        let stored = #"{"bases":[{"author":"0202020202020202","item":"\#(text)"}]}"#
        let octets = try Preferences.encoder.encode(edit)
        #expect(String(decoding: octets, as: UTF8.self) == stored)
        let read = try JSONDecoder().decode(KeptEdit.self, from: Data(stored.utf8))
        #expect(read == edit && read.bases.first?.version == item)
    }
}
