import HearthSodium
import HearthWire
import Testing

extension Frame {
    /// A frame of about this many octets, at most a mebibyte, that differs by `seed`.
    static func sample(octets: Int, seed: UInt8 = 0) throws -> Frame {
        if octets <= Limits.knock { return .knock([UInt8](repeating: seed, count: octets)) }
        let entry = HaveVector.Entry(
            author: try #require(AuthorTag(octets: [UInt8](repeating: seed, count: 8))),
            incarnation: 1, sequence: UInt32(seed))
        let perList = (octets / HaveVector.Entry.byteCount - 2) % Limits.peoplePerList
        let full = HaveVector(
            list: try #require(ListID(octets: [UInt8](repeating: seed, count: 16))),
            entries: [HaveVector.Entry](repeating: entry, count: Limits.peoplePerList))
        let last = HaveVector(
            list: full.list, entries: [HaveVector.Entry](repeating: entry, count: perList))
        return .have([HaveVector](repeating: full, count: octets / 4114) + [last])
    }
}
