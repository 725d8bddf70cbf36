import HearthSodium

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FixedOctets {
    /// - Throws: `.malformed` unless there are exactly as many octets as the type has.
    static func checked(_ octets: Data) throws(PartError) -> Self {
        guard let value = Self(octets: octets) else { throw .malformed }
        return value
    }
}
