@_spi(Seed) import HearthSodium
import HearthWire
import Testing

@Suite("Recovery codes as they are typed")
struct RecoveryCodeTests {
    private func code() throws -> RecoveryCode { RecoveryCode(seed: try Sample.seed(1)) }

    private func failure(_ text: String) -> RecoveryCode.Failure? {
        do throws(RecoveryCode.Failure) {
            _ = try RecoveryCode(typed: text)
            return nil
        } catch {
            return error
        }
    }

    /// The part behind the 1.
    private func body(_ text: String) -> String { String(text.dropFirst(11)) }

    @Test("A code is what the specification says it is")
    func known() throws {
        let text = "hearthcode1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnzs23v9ccrydpk8qarc0spzfx9y"
        let code = try RecoveryCode(typed: text)
        #expect(code.seed.secret.copy() == Array(0..<32))
        #expect(code.text == text && text.count == 11 + RecoveryCode.characterCount)
    }

    @Test("It is read as printed and as pasted, in any case, with spaces, dashes and marks")
    func forms() throws {
        let code = try code()
        let text = code.text
        var groups = "hearthcode1"
        for (index, character) in body(text).enumerated() {
            groups += (index % 4 == 0 ? " " : "") + String(character)
        }
        let typed = [
            text, groups, groups.uppercased(), "H" + text.dropFirst(), "\n\t \(groups)\r\n",
            groups.split(separator: " ").joined(separator: "-"),
            groups.split(separator: " ").joined(separator: "\u{A0}– "),
            "My code: “\(groups)”.", text + " Copy the code", "\u{200B}" + text + "\u{FEFF}",
            body(text), groups.replacing("hearthcode1", with: "hearth code l"),
        ]
        for one in typed { #expect(try RecoveryCode(typed: one).seed == code.seed, "\(one)") }
    }

    @Test("What looks the same on paper is the same")
    func likeness() throws {
        for number in UInt8(0)..<32 {
            let code = RecoveryCode(seed: try Sample.seed(number))
            let body = body(code.text)
            let misread = body.replacing("l", with: "1").replacing("0", with: "O")
            #expect(try RecoveryCode(typed: "hearthcode1" + misread).seed == code.seed)
            let other = body.replacing("l", with: "I")
            #expect(try RecoveryCode(typed: "hearthcodeI" + other).seed == code.seed)
        }
    }

    @Test("Each way to spoil one has a name of its own, and no text does harm")
    func failures() throws {
        let text = try code().text
        for index in text.indices.dropFirst(11) {
            for character in ["q", "p", "b", "é", "٣"] where text[index] != Character(character) {
                var spoilt = text
                spoilt.replaceSubrange(index...index, with: character)
                #expect(failure(spoilt) == .wrongChecksum, "\(spoilt)")
            }
        }
        for count in [0, 1, 20, 57] {
            #expect(failure(String(text.prefix(11 + count))) == .wrongLength(count))
        }
        var longer = text
        longer.insert("q", at: text.index(text.startIndex, offsetBy: 30))
        #expect(failure(longer) == .wrongLength(59))
        for nothing in ["", " ", "hello", "hearth1qqqq", "hearthcod\(body(text).prefix(20))"] {
            #expect(failure(nothing) == .missing, "\(nothing)")
        }
        #expect(failure(String(repeating: "hearthcode1", count: 1000)) == .missing)
        #expect(failure(String(repeating: "hearthcode1", count: 100)) != nil)
        #expect(failure(Bech32m.encode([1, 2, 3], prefix: "hearthcode")) != nil)
    }
}
