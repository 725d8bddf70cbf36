import HearthWire

/// What a kind calls one of several moments of an item or of a list.
///
/// Small letters, digits and hyphens, 1 to 32 of them: it is part of a row's key.
package struct DueName: RawRepresentable, Codable, Hashable, Sendable {
    package let rawValue: String

    /// Nil for what is no such name.
    package init?(rawValue: String) {
        let isShort = (1...Limits.dueName).contains(rawValue.utf8.count)
        guard isShort, rawValue.utf8.allSatisfy(Self.isAllowed) else { return nil }
        self.rawValue = rawValue
    }

    private static func isAllowed(_ octet: UInt8) -> Bool {
        switch octet {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}

extension DueName: ExpressibleByStringLiteral {
    /// A name that stands in the code.
    package init(stringLiteral name: StaticString) {
        guard let name = DueName(rawValue: "\(name)") else {
            preconditionFailure("a name has 1 to 32 small letters, digits and hyphens")
        }
        self = name
    }
}
