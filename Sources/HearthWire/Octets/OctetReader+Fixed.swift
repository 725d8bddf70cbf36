package import HearthSodium

extension OctetReader {
    /// A value of fixed size, such as a key or an id.
    package mutating func fixed<Value: FixedOctets>(
        _ type: Value.Type = Value.self
    ) throws(WireError) -> Value {
        guard let value = Value(octets: try slice(Value.byteCount)) else { throw .malformed }
        return value
    }
}
