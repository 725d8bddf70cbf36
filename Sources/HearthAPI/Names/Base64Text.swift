import FoundationEssentials

/// Octets as text (RFC 4648, section 4).
package enum Base64Text {
    package static func encode(_ octets: [UInt8]) -> String { Data(octets).base64EncodedString() }

    /// Nil for what is not written so.
    package static func decode(_ text: String) -> [UInt8]? {
        Data(base64Encoded: text).map(Array.init)
    }
}
