package import HearthSodium
package import HearthWire

/// Names one comment among its author's on one list, 8 octets.
package struct CommentID: FixedOctets {
    package let block: Octets8

    package init(block: Octets8) { self.block = block }
}

/// Open words on a list or on one of its wishes: everybody who reads the list reads them, its owners
/// too.
package struct Comment: Hashable, Sendable {
    package let id: CommentID
    /// Nil: about the list as a whole. The wish may be gone.
    package let item: ItemID?
    /// By its author's clock, and after all comments that they had seen (`CommentClock`).
    package let time: WallTime
    /// 1 to 1,000 characters.
    package let text: String

    package init(id: CommentID, item: ItemID?, time: WallTime, text: String) {
        self.id = id
        self.item = item
        self.time = time
        self.text = text
    }
}
