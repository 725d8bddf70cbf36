package import HearthSodium
package import HearthWire

// In what a member's book keeps as JSON.

extension FixedOctets {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Self(hex: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not \(Self.byteCount) octets")
        }
        self = value
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hex)
    }
}

extension IdentityKey: Codable {}
extension ListID: Codable {}
extension ItemID: Codable {}
extension AuthorTag: Codable {}
extension NewsMark: Codable {}

extension WallTime: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(milliseconds: try container.decode(Int64.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}
