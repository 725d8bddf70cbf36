import HearthLists
package import HearthWire

/// What a giver says of one wish: what they claim of it, or that it is free again.
///
/// A giver's claims are a map of these by wish. Two states of it, of which neither need know the other,
/// are merged by taking of each wish the entry that was changed last (protocol-spec/circle.md, Merging).
package struct ClaimEntry: Hashable, Sendable {
    package let item: ItemID
    /// Nil: free again.
    package let claim: Claim?
    /// When its author changed it: what was changed later counts.
    package let changed: WallTime

    /// A claim as it was changed at this moment.
    package init(_ claim: Claim, changed: WallTime) {
        item = claim.item
        self.claim = claim
        self.changed = changed
    }

    /// A wish that was freed at this moment.
    package init(freed item: ItemID, changed: WallTime) {
        self.item = item
        claim = nil
        self.changed = changed
    }

    /// Which of two entries about the same wish counts.
    var rank: EntryRank { EntryRank(changed, octets) }

    private var octets: [UInt8] {
        var writer = OctetWriter(reserving: Self.byteCount)
        write(to: &writer)
        return writer.octets
    }
}
