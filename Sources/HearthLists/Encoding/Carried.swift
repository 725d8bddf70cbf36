import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a newer Hearth wrote into a message and this one cannot read; it goes back as it came
/// (protocol-spec/hearth.proto: unknown fields are kept and written back).
struct Carried: Hashable, Sendable {
    /// Of the message itself, encoded.
    private(set) var fields: [UInt8] = []
    /// Of small messages in it that are values without a place for them here, by field number.
    private var nested: [Int: [UInt8]] = [:]
    /// Numbers of enumerations that have no name yet, by field number.
    private var numbers: [Int: Int] = [:]

    init() {}

    init(of message: some Message) {
        fields = [UInt8](message.unknownFields.data)
    }

    /// Remembers what is unknown in a small message at this field.
    mutating func keep(_ message: some Message, at field: Int) {
        let octets = [UInt8](message.unknownFields.data)
        if !octets.isEmpty { nested[field] = octets }
    }

    /// Remembers a number without a name.
    mutating func keep(_ number: Int, at field: Int) {
        numbers[field] = number
    }

    /// What is unknown in the message itself.
    var storage: UnknownStorage { Self.storage(fields) }

    /// What is unknown in the small message at this field.
    func storage(at field: Int) -> UnknownStorage { Self.storage(nested[field] ?? []) }

    /// Whether anything unknown was in the small message at this field.
    func hasFields(at field: Int) -> Bool { nested[field] != nil }

    /// The number without a name that stood at this field.
    func number(at field: Int) -> Int? { numbers[field] }

    /// To an empty message every field is unknown, which makes storage of any fields.
    static func storage(_ fields: [UInt8]) -> UnknownStorage {
        guard !fields.isEmpty else { return UnknownStorage() }
        let message = try? Google_Protobuf_Empty(serializedBytes: fields)
        return message?.unknownFields ?? UnknownStorage()
    }
}
