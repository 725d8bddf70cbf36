import HearthSodium
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An entry of somebody else's pack as the owner of a word log saw it: it stays readable when the pack ends
/// (protocol-spec/words.md, "Words that are kept"). Name and notes of its item are those of the entry.
package struct KeptWord: ItemKind {
    package let pack: ListID
    package let item: ItemID
    package var word: Word
    private var carried = Carried()

    package init(pack: ListID, item: ItemID, word: Word) {
        (self.pack, self.item, self.word) = (pack, item, word)
    }

    /// It stands beside the days of a log, which say what such lists are.
    package static let listKind = ListKind.wordLog
    package static let isShown = false
    package static let room = "words"
    package static let maximumOctets: Int? = Word.maximumOctets.map { $0 + 64 }

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .keptWord(let kept) = message.body else { return nil }
        pack = try .checked(kept.pack)
        item = try .checked(kept.item)
        word = try Word(message: kept.word)
        carried = Carried(of: kept)
    }

    package func put(into message: inout Hearth_V1_Item) {
        var kept = Hearth_V1_KeptWord()
        kept.pack = Data(pack.octets)
        kept.item = Data(item.octets)
        kept.word = word.message
        kept.unknownFields = carried.storage
        message.keptWord = kept
    }

    package func check() throws(PartError) { try word.check() }

    /// As for entries: a search would tell meanings before they are guessed.
    package var texts: [String] { [] }

    package static var hasUniqueNames: Bool { false }

    package func itemID(on list: ListID) -> ItemID? { Self.id(of: item, in: pack, on: list) }

    /// BLAKE2b-64 over "hearth/1 kept word", the id of the log (16 octets), that of the pack (16) and that of the entry
    /// (8).
    package static func id(of item: ItemID, in pack: ListID, on list: ListID) -> ItemID {
        ItemID(
            hashing: Array("hearth/1 kept word".utf8), list.octets, pack.octets, item.octets)
    }
}

extension Item {
    package var keptWord: KeptWord? { known as? KeptWord }
}
