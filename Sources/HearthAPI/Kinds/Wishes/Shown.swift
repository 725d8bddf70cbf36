/// What `items/show` answers. Only what the circle sees has a field for what is reserved.
@dynamicMemberLookup
package enum ShownItem: Codable, Sendable, Hashable {
    /// To an owner, and to everybody who is in no circle.
    case plain(ItemInfo)
    case inCircle(GivenWish)

    /// As the circle sees it; of a plain one nothing is known to be reserved.
    package var given: GivenWish {
        switch self {
        case .plain(let wish): GivenWish(wish)
        case .inCircle(let wish): wish
        }
    }

    package subscript<Value>(dynamicMember member: KeyPath<GivenWish, Value>) -> Value {
        given[keyPath: member]
    }

    package subscript<Value>(dynamicMember member: KeyPath<ItemInfo, Value>) -> Value {
        given.wish[keyPath: member]
    }

    package subscript(dynamicMember field: KeyPath<WishFields, String?>) -> String? {
        given.wish.fields[keyPath: field]
    }

    package init(from decoder: any Decoder) throws {
        let wish = try GivenWish(from: decoder)
        self = wish.saysMore ? .inCircle(wish) : .plain(wish.wish)
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let wish): try wish.encode(to: encoder)
        case .inCircle(let wish): try wish.encode(to: encoder)
        }
    }
}

/// What `lists/show` answers, as `ShownItem`.
@dynamicMemberLookup
package enum ShownList: Codable, Sendable, Hashable {
    case plain(ListDetail)
    case inCircle(GivenList)

    /// As the circle sees it; of a plain one nothing is known to be reserved.
    package var given: GivenList {
        switch self {
        case .plain(let detail):
            GivenList(list: detail.list, items: detail.items.map { GivenWish($0) })
        case .inCircle(let list): list
        }
    }

    package subscript<Value>(dynamicMember member: KeyPath<GivenList, Value>) -> Value {
        given[keyPath: member]
    }

    package init(from decoder: any Decoder) throws {
        let list = try GivenList(from: decoder)
        let saysMore = list.ideas != nil || list.items.contains(where: \.saysMore)
        self =
            saysMore
            ? .inCircle(list)
            : .plain(ListDetail(list: list.list, items: list.items.map(\.wish)))
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let detail): try detail.encode(to: encoder)
        case .inCircle(let list): try list.encode(to: encoder)
        }
    }
}

extension GivenWish {
    /// Than an owner is told.
    var saysMore: Bool { standing != nil || ideaOf != nil || !ownerSizes.isEmpty }
}
