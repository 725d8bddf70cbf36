import Foundation
import HearthTestValues
import Testing

@testable import HearthLists

@Suite("Texts in which words are looked for")
struct SearchedTextTests {
    private func searched(_ texts: String...) -> SearchedText {
        var searched = SearchedText()
        for text in texts { searched.append(text) }
        return searched
    }

    private static func scalars() -> [UnicodeScalar] {
        [
            0x20..<0x3100, 0xAC00..<0xAC10, 0xFB00..<0xFB10, 0xFE00..<0xFE20, 0xFF00..<0xFF70,
            0x1F000..<0x20000,
        ].joined().compactMap { UnicodeScalar($0) }
    }

    @Test("Every letter and picture is folded as anywhere else, whatever stands beside it")
    func letters() {
        for scalar in Self.scalars() {
            for text in ["\(scalar)", "Xa\(scalar)By", "Åi\(scalar)\u{301}Ö", "é\(scalar)→€👍"] {
                let folded = FoldedText.forSearch(text).precomposedStringWithCanonicalMapping
                guard searched(text).octets != Array(folded.utf8) else { continue }
                Issue.record("U+\(scalar.value): \(text)")
            }
        }
    }

    @Test("A word is found in any of several texts, and not across two of them")
    func texts() {
        let text = searched("", "Blå sockor", "Ｌena köpte", "", "한국 Лена Ærø e\u{301}te")
        for word in ["blå", "BLA", "ockor", "lena", "kopte", "ЛЕНА", "ærø", "ete", "한국"] {
            #expect(text.contains(SoughtWord(word)), "\(word)")
        }
        // One text in two writings.
        #expect(text.contains(SoughtWord("한국".decomposedStringWithCanonicalMapping)))
        for word in [
            "sockorlena", "blåa", "aero", "rødt", "xyz", String(repeating: "a", count: 99),
        ] {
            #expect(!text.contains(SoughtWord(word)), "\(word)")
        }
        #expect(searched("aabaabaaab").contains(SoughtWord("aabaaab")))
        #expect(!searched("aabaabaab").contains(SoughtWord("aabaaab")))
    }

    @Test("A word that nearly stands everywhere is looked for quickly")
    func repeated() throws {
        var item = try wishItem(1, name: "a")
        item.text = String(repeating: "a", count: 10_000)
        let filter = ItemFilter(text: String(repeating: "a", count: 5_000) + "b")
        for _ in 1...1_000 { #expect(!filter.shows(item)) }
    }
}
