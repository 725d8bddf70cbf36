package import HearthLists

/// What the ledger has to know of a wish.
package struct LedgerItem: Hashable, Sendable {
    package let quantity: Quantity
    /// What contributions add up to; nil or nothing at all means that they never suffice.
    package let price: Price?

    package init(quantity: Quantity = .one, price: Price? = nil) {
        self.quantity = quantity
        self.price = price
    }
}

extension LedgerItem {
    /// What the ledger has to know of this item; one piece without a price for kinds it does not
    /// know.
    package init(_ item: Item) {
        self.init(quantity: item.givable?.quantity ?? .one, price: item.givable?.price)
    }
}
