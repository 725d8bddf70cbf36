/// What an item says when it is a wish.
package struct Wish: Hashable, Sendable {
    package var price: Price?
    package var store: String
    /// Which one is meant: colour, model, edition.
    package var variant: String
    package var place: Place?
    package var quantity: Quantity
    package var priority: Priority?
    package var occasion: Occasion?
    package var date: Day?
    var carried = Carried()

    package init(
        price: Price? = nil, store: String = "", variant: String = "", place: Place? = nil,
        quantity: Quantity = .one,
        priority: Priority? = nil, occasion: Occasion? = nil, date: Day? = nil
    ) {
        self.price = price
        self.store = store
        self.variant = variant
        self.place = place
        self.quantity = quantity
        self.priority = priority
        self.occasion = occasion
        self.date = date
    }

    /// What it is and where it is to be had, without how many, how much and for when it is wished for.
    package var ofAnybody: Wish {
        var wish = self
        (wish.quantity, wish.priority, wish.occasion, wish.date) = (.one, nil, nil, nil)
        wish.carried = Carried()
        return wish
    }

    /// Its texts, each of one line, with their rules; a variant is as long as the name of a store (protocol-spec/records.md, Part). Words are looked
    /// for in them.
    var lines: [(text: String, rule: TextRule)] {
        [(store, .store), (variant, .store), (place?.text ?? "", .place)]
    }
}
