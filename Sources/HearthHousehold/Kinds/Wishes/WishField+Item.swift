package import HearthAPI
package import HearthLists

extension WishFields {
    /// What an item says; without what it does not say.
    package init(of item: Item) {
        self.init(tags: item.tags.isEmpty ? nil : item.tags)
        for field in WishField.allCases { self[field] = field.value(of: item) }
    }

    /// Puts what was given into an item; what was not stays.
    ///
    /// - Throws: `HearthError` for what is malformed, too long or not allowed, `textNotAllowed` for what
    ///   an item of an unknown kind cannot say. The item may have taken some of it by then.
    func apply(to item: inout Item) throws(HearthError) {
        for field in WishField.allCases {
            guard let typed = self[field] else { continue }
            try field.set(typed, of: &item)
        }
        if let tags { try item.setTags(tags) }
    }
}

extension WishField {
    /// What an item says; nil for nothing.
    fileprivate func value(of item: Item) -> String? {
        let wish = item.wish
        return switch self {
        case .price: wish?.price?.description
        case .variant: wish?.variant.nilIfEmpty
        case .store: wish?.store.nilIfEmpty
        case .place: wish?.place?.text.nilIfEmpty
        case .position: wish?.place?.position?.description
        case .link: item.link.nilIfEmpty
        case .quantity: wish.flatMap { $0.quantity == .one ? nil : $0.quantity.words }
        case .priority: wish?.priority?.rawValue
        case .occasion: wish?.occasion?.rawValue
        case .date: wish?.date?.description
        case .notes: item.text.nilIfEmpty
        }
    }

    /// Puts what somebody typed into an item; empty takes it away.
    fileprivate func set(_ typed: String, of item: inout Item) throws(HearthError) {
        switch self {
        case .link: try item.setLink(typed)
        case .notes: try item.setText(typed)
        case .variant, .price, .store, .place, .position, .quantity, .priority, .occasion, .date:
            guard var wish = item.wish else {
                throw HearthError(.textNotAllowed, ["field": "wish"])
            }
            try set(typed, of: &wish)
            item.body = .wish(wish)
        }
    }

    private func set(_ typed: String, of wish: inout Wish) throws(HearthError) {
        switch self {
        case .price:
            wish.price = typed.isEmpty ? nil : Price.parse(typed)
            if wish.price == nil, !typed.isEmpty {
                throw HearthError(.priceMalformed, ["value": typed])
            }
        case .variant: wish.variant = try line(typed)
        case .store: wish.store = try line(typed)
        case .place:
            // Most often a corrected spelling: the spot stays until it is cleared or another.
            let text = try line(typed)
            wish.place =
                text.isEmpty ? nil : Place(text: text, position: wish.place?.position)
        case .position:
            var place = wish.place ?? Place(text: "")
            place.position = Position(typed)
            if place.position == nil, !typed.isEmpty {
                throw HearthError(.positionMalformed, ["value": typed])
            }
            wish.place = place.position == nil && place.text.isEmpty ? nil : place
        case .quantity: wish.quantity = try Typed.quantity(typed)
        case .priority:
            wish.priority = Priority(rawValue: typed.lowercased())
            if wish.priority == nil, !typed.isEmpty {
                throw HearthError(.priorityUnknown, ["value": typed])
            }
        case .occasion: wish.occasion = try Typed.occasion(typed)
        case .date: wish.date = try Typed.date(typed)
        case .link, .notes: break
        }
    }

    private func line(_ typed: String) throws(HearthError) -> String {
        guard case .line(let limit) = form else { throw HearthError(.internalError) }
        return try Names.cleaned(typed, field: rawValue, rule: TextRule(limit: limit))
    }
}

extension Typed {
    fileprivate static func quantity(_ text: String) throws(HearthError) -> Quantity {
        if text.isEmpty { return .one }
        if text.lowercased() == "any" { return .any }
        guard let count = Int(text) else {
            throw HearthError(.numberMalformed, ["field": "quantity", "value": text])
        }
        guard Quantity.count(count).isValid else {
            throw HearthError(
                .numberOutOfRange,
                ["field": "quantity", "lowest": "1", "highest": "\(ListLimits.quantity)"])
        }
        return .count(count)
    }
}

extension Quantity {
    /// A number, or `any`.
    package var words: String {
        switch self {
        case .count(let count): "\(count)"
        case .any: "any"
        }
    }
}
