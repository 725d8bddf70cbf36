package import HearthWire

extension Wish: Givable {
    package static var listKind: ListKind { .wishes }

    package static var room: String { "gifts" }

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .wish(let wish) = message.body else { return nil }
        try self.init(message: wish)
    }

    package func put(into message: inout Hearth_V1_Item) { message.wish = self.message }

    package func check() throws(PartError) {
        guard quantity.isValid else { throw .malformed }
        for (text, rule) in lines { try rule.checkPart(text) }
    }

    /// `store` is a part of a store's name, folded.
    func isToBeHad(in store: String) -> Bool { FoldedText.forSearch(self.store).contains(store) }

    package static var losing: LosingVersion { .textJoined }

    package static func joined(_ winner: Item, _ loser: Item, since base: Item) -> Item? {
        guard let one = winner.wish, let other = loser.wish, let old = base.wish else { return nil }
        func change<Value: Equatable>(
            _ wish: inout Wish, _ field: WritableKeyPath<Wish, Value>
        ) {
            let value = ItemJoin.one(
                one[keyPath: field], other[keyPath: field], since: old[keyPath: field])
            if let value { wish[keyPath: field] = value }
        }
        var wish = one
        change(&wish, \.price)
        change(&wish, \.store)
        change(&wish, \.variant)
        change(&wish, \.place)
        change(&wish, \.quantity)
        change(&wish, \.priority)
        change(&wish, \.occasion)
        change(&wish, \.date)
        var joined = winner
        joined.name = ItemJoin.one(winner.name, loser.name, since: base.name) ?? winner.name
        joined.body = .known(wish)
        return joined
    }

    package var texts: [String] { lines.map(\.text) }

    package static var orders: [ItemOrder] { [.price, .priority, .date] }

    package func sortKey(for order: ItemOrder) -> SortKey? {
        switch order {
        // Amounts of different currencies cannot be compared, so that they stand apart.
        case .price: price.map { SortKey(group: $0.currency.code, number: $0.minorUnits) }
        case .priority: priority.map { SortKey(number: -Int64($0.weight)) }
        case .date: date.map { SortKey(number: Int64($0.daysSinceEpoch)) }
        default: nil
        }
    }
}

extension ItemOrder {
    /// The cheapest first, a currency after the other; what has no price comes last.
    package static let price = ItemOrder(rawValue: "price")
    /// The most wished for first.
    package static let priority = ItemOrder(rawValue: "priority")
    /// The nearest first; what has no date comes last.
    package static let date = ItemOrder(rawValue: "date")
}

extension ItemBody {
    package static func wish(_ wish: Wish) -> ItemBody { .known(wish) }
}

extension Item {
    /// The wish, if the item is one.
    package var wish: Wish? {
        if case .known(let body) = body { body as? Wish } else { nil }
    }
}
