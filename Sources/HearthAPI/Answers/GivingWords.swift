/// What somebody sees to for a gift.
package enum GiftTask: String, Codable, Sendable, CaseIterable {
    case buys, wraps
    /// Writes the card.
    case card
}

/// What is the matter with a wish in the cart.
package enum CartRemark: String, Codable, Sendable, CaseIterable {
    /// The wish was taken off its list.
    case gone
    /// It is on another list now.
    case moved
    /// The whole list is gone.
    case listGone = "list-gone"
    /// This node waits for the part of the list where the wish may be.
    case underWay = "under-way"
}
