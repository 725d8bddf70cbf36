import HearthSodium
package import HearthWire

/// The items of a long part, by the leading bits of their ids, each group in a blob of its own
/// (protocol-spec/records.md, "Buckets").
///
/// So one edit among 10,000 wishes remakes one bucket, and not the whole list.
package struct Buckets: Hashable, Sendable {
    package static let none = Buckets(references: [])

    /// By number; nil is a bucket without items. None at all, or a power of two from 2 to 256.
    package let references: [BlobReference?]
    /// What the buckets that are here hold, by number, in the order of the ids.
    package private(set) var contents: [Int: [Item]] = [:]

    /// Nil unless there are as many buckets as a part may have.
    package init?(checking references: [BlobReference?]) {
        let count = references.count
        let isPowerOfTwo = count & (count - 1) == 0
        guard count == 0 || count >= 2 && count <= ListLimits.buckets && isPowerOfTwo else {
            return nil
        }
        self.init(references: references)
    }

    private init(references: [BlobReference?]) {
        self.references = references
        for (index, reference) in references.enumerated() where reference == nil {
            contents[index] = []
        }
    }

    package var count: Int { references.count }

    /// Numbers of the buckets that are not here.
    package var missing: Set<Int> {
        guard contents.count < references.count else { return [] }
        return Set(references.indices).subtracting(contents.keys)
    }

    /// In which of its buckets an item belongs; 0 without buckets.
    package func index(of id: ItemID) -> Int { Self.index(of: id, among: count) }

    /// In which of all buckets an item belongs: its leading bits.
    package static func index(of id: ItemID, among count: Int) -> Int {
        count > 1 ? Int(id.firstOctet) * count / 256 : 0
    }

    /// The same with what a bucket holds.
    mutating func fill(_ index: Int, with items: [Item]) {
        contents[index] = items
    }
}
