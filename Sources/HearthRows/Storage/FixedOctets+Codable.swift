import Foundation
package import HearthSodium
package import HearthWire

// In rows, and in what a member's book keeps as JSON.

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

extension IdentityKey: Codable, RowKey {}
extension NodeKey: Codable, RowKey {}
extension SealingKey: Codable {}
extension Digest: Codable, RowKey {}
extension ListID: Codable, RowKey {}
extension StreamID: Codable, RowKey {}
extension RecordName: Codable {}
extension ItemID: Codable {}
extension AuthorTag: Codable {}
extension Fingerprint: Codable {}

extension RecordKind: Codable {}
extension Cell.Kind: Codable {}
extension ReaderRole: Codable {}

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

extension HearthWire.Version: Codable {
    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        self.init(
            incarnation: try container.decode(UInt32.self),
            counter: try container.decode(UInt64.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(incarnation)
        try container.encode(counter)
    }
}

// Octets that a value of this module has are one text in base64, not a list of numbers.

extension KeyedEncodingContainer {
    mutating func encode(_ octets: [UInt8], forKey key: Key) throws {
        try encode(Data(octets), forKey: key)
    }
}

extension KeyedDecodingContainer {
    func decode(_ type: [UInt8].Type, forKey key: Key) throws -> [UInt8] {
        [UInt8](try decode(Data.self, forKey: key))
    }
}
