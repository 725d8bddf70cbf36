/// What is created by an operation is named by the one who asks for it, at random: 16 octets.
///
/// An operation with a known id and the same content does nothing more and is answered as it was the
/// first time, so that anybody whose answer got lost can ask again. `ErrorCode.idUsed` is answered where
/// the id belongs to something else, or to something that was changed, moved or deleted since.
package struct NewID: Sendable, Hashable {
    /// 32 hexadecimal digits, small ones.
    package let text: String

    /// Nil unless the text is 32 hexadecimal digits.
    package init?(_ text: String) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.text = text.lowercased()
    }

    /// One that nobody had before.
    package static func random() -> NewID { NewID(.random(in: 0...(.max))) }

    /// From a number of 16 octets.
    package init(_ number: UInt128) {
        let digits = String(number, radix: 16)
        text = String(repeating: "0", count: 32 - digits.count) + digits
    }

    private static func isDigit(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}

extension NewID: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let id = NewID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not 32 hexadecimal digits")
        }
        self = id
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

/// An operation that creates something, under an id that the caller has chosen.
package protocol Creating: Operation {
    var id: NewID { get set }
}
