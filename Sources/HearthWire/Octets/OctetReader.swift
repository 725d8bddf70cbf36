/// Why octets could not be read as what they should be.
package enum WireError: Error, Hashable {
    /// Fewer octets than the layout needs.
    case truncated
    /// Octets are left over after the end.
    case trailing
    /// A format number this program does not know.
    case unknownFormat(UInt8)
    /// A number outside its range, a reserved octet that is not zero, a wrong fixed size.
    case malformed
    /// A length or count over its bound (protocol-spec/limits.md).
    case overLimit
    /// The signature does not verify.
    case badSignature
}

/// Reads big-endian fields from octets, never past the end.
///
/// Numbers are read as wide as they stand on the wire; a caller narrows with `init(exactly:)`.
package struct OctetReader {
    private let octets: ArraySlice<UInt8>
    private var position: Int

    package init(_ octets: ArraySlice<UInt8>) {
        self.octets = octets
        position = octets.startIndex
    }

    package init(_ octets: [UInt8]) {
        self.init(octets[...])
    }

    package var remaining: Int { octets.endIndex - position }

    /// The next `count` octets, or `.truncated`; nothing is consumed on failure.
    package mutating func take(_ count: Int) throws(WireError) -> [UInt8] {
        Array(try slice(count))
    }

    /// The same, not copied.
    mutating func slice(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
        guard count >= 0, remaining >= count else { throw .truncated }
        defer { position += count }
        return octets[position..<position + count]
    }

    package mutating func octet() throws(WireError) -> UInt8 {
        guard remaining >= 1 else { throw .truncated }
        defer { position += 1 }
        return octets[position]
    }

    /// What is still to be read, which stays to be read.
    package var rest: ArraySlice<UInt8> { octets[position...] }

    /// An unsigned big-endian number of 1 to 8 octets.
    package mutating func number(octets count: Int) throws(WireError) -> UInt64 {
        guard remaining >= count else { throw .truncated }
        var value: UInt64 = 0
        for index in position..<position + count {
            value = value << 8 | UInt64(octets[index])
        }
        position += count
        return value
    }

    package mutating func number16() throws(WireError) -> UInt16 {
        UInt16(truncatingIfNeeded: try number(octets: 2))
    }

    package mutating func number32() throws(WireError) -> UInt32 {
        UInt32(truncatingIfNeeded: try number(octets: 4))
    }

    package mutating func number64() throws(WireError) -> UInt64 {
        try number(octets: 8)
    }

    /// Reserved octets: `.malformed` unless every one is zero.
    package mutating func zeros(_ count: Int) throws(WireError) {
        for octet in try take(count) where octet != 0 { throw .malformed }
    }

    /// `.trailing` unless everything was read.
    package func end() throws(WireError) {
        if remaining > 0 { throw .trailing }
    }
}
