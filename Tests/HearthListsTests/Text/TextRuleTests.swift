import Foundation
import HearthLists
import Testing

@Suite("Text")
struct TextRuleTests {
    @Test("A typed name loses its outer white space and is normalised")
    func cleaning() throws {
        let cleaned = try TextRule.name.cleaned(" \t\nCafe\u{301} noir\u{2003}\r\n ")
        #expect(Array(cleaned.unicodeScalars) == Array("Caf\u{E9} noir".unicodeScalars))
    }

    @Test("Line ends of a form become line feeds in notes")
    func lineEnds() throws {
        #expect(
            try TextRule.notes.cleaned("size 42\r\nblue\n\tor green") == "size 42\nblue\n\tor green"
        )
    }

    @Test(
        "A name of nothing visible is empty", arguments: ["", "  ", "\u{200B}\u{200D}", "\u{A0}"])
    func emptiness(name: String) {
        #expect(throws: TextError.empty) {
            _ = try TextRule.name.cleaned(name)
        }
        #expect(throws: TextError.empty) { try TextRule.name.check(name) }
    }

    @Test("Notes may be empty")
    func emptyNotes() throws {
        #expect(try TextRule.notes.cleaned("  \n ").isEmpty)
    }

    @Test("200 characters are a name, 201 are not")
    func length() throws {
        let longest = String(repeating: "å", count: 200)
        #expect(try TextRule.name.cleaned("  " + longest) == longest)
        #expect(throws: TextError.tooLong(limit: 200)) {
            try TextRule.name.check(longest + "a")
        }
    }

    @Test("Few characters of very many scalars are too long")
    func stackedMarks() {
        #expect(throws: TextError.tooLong(limit: 200)) {
            try TextRule.name.check("a" + String(repeating: "\u{301}", count: 500))
        }
    }

    @Test("Enormous input is refused before it is normalised")
    func enormous() {
        #expect(throws: TextError.tooLong(limit: 200)) {
            _ = try TextRule.name.cleaned(String(repeating: " ", count: 100_000) + "a")
        }
    }

    @Test(
        "Control characters, marks of byte order and noncharacters are refused in names",
        arguments: [
            0x0, 0x7, 0x1B, 0xA, 0xD, 0x9, 0x7F, 0x85, 0xFEFF, 0xFFFE, 0xFDD0, 0x10FFFF, 0x2028,
            0x2029,
        ] as [UInt32])
    func controls(value: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(throws: TextError.controlCharacter(scalar)) {
            try TextRule.name.check("a\(scalar)b")
        }
    }

    @Test("Notes take line feeds and tabs and no other control character")
    func notesControls() throws {
        try TextRule.notes.check("a\n\tb")
        #expect(throws: TextError.controlCharacter("\r")) {
            try TextRule.notes.check("a\rb")
        }
        #expect(throws: TextError.controlCharacter("\u{1B}")) {
            try TextRule.notes.check("\u{1B}[2J")
        }
    }

    @Test(
        "A change of direction that does not end on its line is refused",
        arguments: [
            "\u{202E}gnp.exe", "a\u{202C}", "\u{2067}a", "a\u{2069}", "\u{2067}a\u{202C}",
            "\u{202A}a\u{2069}", "\u{2066}\u{202B}a\u{2069}\u{202C}", "\u{202D}\u{202D}a\u{202C}",
        ])
    func unpairedDirections(text: String) {
        #expect(throws: TextError.self) { try TextRule.name.check(text) }
    }

    @Test("What is quick to decide is decided as Unicode's tables would")
    func plainScalars() throws {
        for value in UInt32(0)..<0x360 {
            let scalar = try #require(Unicode.Scalar(value))
            let properties = scalar.properties
            let isShown =
                properties.generalCategory != .control && !properties.isWhitespace
                && !properties.isDefaultIgnorableCodePoint
            let passes = (try? TextRule.name.check("\(scalar)")) != nil
            #expect(passes == isShown, "U+\(String(value, radix: 16))")
            guard isShown else { continue }
            let text = "a\(scalar)e"
            #expect(
                Array(try TextRule.name.cleaned(text).unicodeScalars)
                    == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars))
        }
    }

    @Test("Ends on another line do not count")
    func directionsAcrossLines() throws {
        #expect(throws: TextError.controlCharacter("\u{2067}")) {
            try TextRule.notes.check("\u{2067}a\nb\u{2069}")
        }
        try TextRule.notes.check("\u{2067}a\u{2069}\n\u{202B}b\u{202C}")
    }

    @Test(
        "People's names and emoji pass as they are",
        arguments: ["Åsa", "محمد", "שרה \u{2067}a\u{2069}", "👨‍👩‍👧‍👦", "नेहा", "O’Neil & <b>", "ß\u{200D}"])
    func ordinary(name: String) throws {
        #expect(try TextRule.name.cleaned(name) == name)
    }
}
