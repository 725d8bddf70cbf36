import HearthTestValues
import HearthWire
import Testing

@Suite("Bech32m")
struct Bech32mTests {
    private static let file = "bip350-bech32m.json"

    private struct File: Decodable {
        struct Invalid: Decodable { let string, reason: String }
        let valid: [String]
        let invalid: [Invalid]
    }

    private static func prefix(of text: String) -> String {
        let separator = text.lastIndex(of: "1") ?? text.startIndex
        return text[..<separator].lowercased()
    }

    @Test(
        "Every text that BIP-350 calls valid has a right checksum",
        .enabled(if: Vectors.exists(file), "the published vectors are not here"))
    func valid() throws {
        let file: File = try Vectors.load(Self.file)
        var decoded = 0
        for text in file.valid {
            let prefix = Self.prefix(of: text)
            do {
                let octets = try Bech32m.decode(text, prefix: prefix)
                #expect(Bech32m.encode(octets, prefix: prefix) == text.lowercased())
                decoded += 1
            } catch {
                // Some of them hold groups of five bits that were never octets.
                #expect(error == .badPadding, "\(text)")
            }
        }
        #expect(file.valid.count == 7)
        #expect(decoded >= 4)
    }

    @Test(
        "Every text that BIP-350 calls invalid is refused for the reason given there",
        .enabled(if: Vectors.exists(file), "the published vectors are not here"))
    func invalid() throws {
        let file: File = try Vectors.load(Self.file)
        #expect(file.invalid.count == 14)
        for (text, reason) in file.invalid.map({ ($0.string, $0.reason.lowercased()) }) {
            let error = #expect(throws: Bech32m.DecodingError.self, "\(text)") {
                try Bech32m.decode(text, prefix: Self.prefix(of: text))
            }
            switch error {
            case .badCharacter: #expect(reason.contains("character"), "\(text)")
            case .noSeparator:
                #expect(
                    reason == "no separator character" || reason == "empty hrp", "\(text)")
            case .tooShort: #expect(reason == "too short checksum", "\(text)")
            case .tooLong: #expect(reason == "overall max length exceeded", "\(text)")
            case .wrongChecksum: #expect(reason.hasPrefix("checksum calculated"), "\(text)")
            default: Issue.record("\(text): \(String(describing: error)) for \(reason)")
            }
        }
    }

    @Test("Octets come back from their text, in capitals too", arguments: 0...70)
    func roundTrip(count: Int) throws {
        let octets = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
        let text = Bech32m.encode(octets, prefix: "hearth")
        #expect(text.utf8.count == Bech32m.length(prefixLength: 6, octetCount: count))
        #expect(try Bech32m.decode(text, prefix: "hearth", lengthLimit: 200) == octets)
        let capitals = text.uppercased()
        #expect(try Bech32m.decode(capitals, prefix: "hearth", lengthLimit: 200) == octets)
    }

    @Test("A format octet and two keys make 117 characters, more than BIP-350 allows by itself")
    func longTexts() throws {
        let octets = [UInt8](repeating: 7, count: 65)
        let text = Bech32m.encode(octets, prefix: "hearth")
        #expect(text.count == 117)
        #expect(throws: Bech32m.DecodingError.tooLong) {
            try Bech32m.decode(text, prefix: "hearth")
        }
        #expect(throws: Bech32m.DecodingError.tooLong) {
            try Bech32m.decode(text, prefix: "hearth", lengthLimit: 116)
        }
        #expect(try Bech32m.decode(text, prefix: "hearth", lengthLimit: 117) == octets)
    }

    @Test("Each fault has its own name")
    func faults() {
        let text = Bech32m.encode([1, 2, 3], prefix: "hearth")
        func error(_ text: String, prefix: String = "hearth") -> Bech32m.DecodingError? {
            do {
                _ = try Bech32m.decode(text, prefix: prefix)
                return nil
            } catch {
                return error
            }
        }
        #expect(error(text) == nil)
        #expect(error("H" + text.dropFirst()) == .mixedCase)
        #expect(error(text, prefix: "heart") == .wrongPrefix)
        #expect(error(text.dropLast() + "b") == .badCharacter(offset: text.count - 1))
        #expect(error("hea th1" + text.dropFirst(7)) == .badCharacter(offset: 3))
        #expect(error("hearth") == .noSeparator)
        #expect(error("hearth1") == .tooShort)
        #expect(error("1" + text.dropFirst(7)) == .noSeparator)
        #expect(error("") == .noSeparator)
        #expect(error(text.dropLast() + (text.hasSuffix("q") ? "p" : "q")) == .wrongChecksum)
        #expect(error("hearth1" + text.dropFirst(7).reversed()) == .wrongChecksum)
    }

    // Made with another implementation: right checksums over groups that no octets give.
    @Test("Bits left over must be zero and fewer than a character holds")
    func padding() throws {
        #expect(try Bech32m.decode("hearth1lukahnre", prefix: "hearth") == [0xff])
        let bad = [
            "hearth1q8uqdkp", "hearth1lattrx7t", "hearth1l79ckss5", "hearth1qqqammd85",
        ]
        for text in bad {
            #expect(throws: Bech32m.DecodingError.badPadding, "\(text)") {
                try Bech32m.decode(text, prefix: "hearth")
            }
        }
    }

    @Test("Changing any one character is noticed")
    func singleChanges() {
        let octets = [UInt8](repeating: 0xa5, count: 65)
        let text = Array(Bech32m.encode(octets, prefix: "hearth").utf8)
        for index in text.indices.dropFirst(7) {
            for replacement in "qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8
            where replacement != text[index] {
                var changed = text
                changed[index] = replacement
                #expect(throws: Bech32m.DecodingError.wrongChecksum) {
                    try Bech32m.decode(
                        String(decoding: changed, as: UTF8.self), prefix: "hearth",
                        lengthLimit: 117)
                }
            }
        }
    }
}
