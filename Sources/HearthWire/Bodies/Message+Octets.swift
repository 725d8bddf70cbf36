package import SwiftProtobuf

extension Message {
    /// The message in deterministic order of fields.
    ///
    /// Encoding fails only for required fields and foreign `Any`, which hearth.proto has none of.
    package var octets: [UInt8] {
        var options = BinaryEncodingOptions()
        options.useDeterministicOrdering = true
        let encoded: [UInt8]? = try? serializedBytes(options: options)
        return encoded ?? []
    }
}
