/// A number of 16 octets that anybody who asks chooses for one request, so that the request can be
/// sent again when its answer got lost: what it asks for is done once.
package struct OperationID: Codable, Sendable, Hashable {
    /// 32 hexadecimal digits.
    package let text: String

    /// Nil unless the text is 32 hexadecimal digits.
    package init?(_ text: String) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(Self.isDigit) else { return nil }
        self.text = text.lowercased()
    }

    /// A new one.
    package static func random() -> OperationID {
        let digits = String(UInt128.random(in: 0...(.max)), radix: 16)
        return OperationID(digits: String(repeating: "0", count: 32 - digits.count) + digits)
    }

    private init(digits: String) { text = digits }

    private static func isDigit(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
