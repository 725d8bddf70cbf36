import HearthSodium

/// Which part of a stream a versions frame speaks of: 98 octets.
///
/// A stream has an order (kind, author, name), and one frame a bound; what a sender holds beyond
/// it goes in further frames, each with the range in which its stamps are all that there is.
package struct StampRange: Hashable, Sendable {
    /// Where a record stands in its stream: kind 1, author 32, name 16.
    package static let positionByteCount = 49
    package static let byteCount = 2 * positionByteCount
    /// The whole stream.
    package static let all = StampRange(after: nil, through: nil)

    /// The position after which the range begins; 49 zeros stand for the start of the stream.
    private let after: [UInt8]
    /// The last position in the range; 49 times 255 stands for the end of the stream.
    private let through: [UInt8]

    /// From behind one record through another; nil stands for the start or the end.
    package init(after: RecordKey?, through: RecordKey?) {
        self.after =
            after.map(Self.position) ?? [UInt8](repeating: 0, count: Self.positionByteCount)
        self.through =
            through.map(Self.position) ?? [UInt8](repeating: 255, count: Self.positionByteCount)
    }

    init(_ reader: inout OctetReader) throws(WireError) {
        after = try reader.take(Self.positionByteCount)
        through = try reader.take(Self.positionByteCount)
    }

    package var octets: [UInt8] { after + through }

    package func contains(_ key: RecordKey) -> Bool {
        if self == .all { return true }
        let position = Self.position(key)
        return after.lexicographicallyPrecedes(position)
            && !through.lexicographicallyPrecedes(position)
    }

    private static func position(_ key: RecordKey) -> [UInt8] {
        [key.kind.rawValue] + key.author.octets + key.name.octets
    }
}
