import HearthAPI
import HearthLists

extension Item {
    /// Refuses what takes more octets than its kind allows.
    ///
    /// - Throws: `HearthError.itemTooLarge`.
    func checkSize() throws(HearthError) {
        guard let limit = known.flatMap({ type(of: $0).maximumOctets }),
            Bucket.encode([self]).count > limit
        else { return }
        throw HearthError(.itemTooLarge, ["limit": "\(limit)"])
    }
}
