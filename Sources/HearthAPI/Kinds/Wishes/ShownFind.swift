/// An item that was looked for, on a list in whose circle the caller is: with what is reserved.
package struct GivenFind: Codable, Sendable, Hashable {
    /// What to hand to other commands.
    package var path: String
    package var isOwn: Bool
    package var item: GivenWish

    package init(path: String, isOwn: Bool, item: GivenWish) {
        self.path = path
        self.isOwn = isOwn
        self.item = item
    }
}

/// One item of what `items/find` answers, as `ShownItem`: of what an owner finds nothing has a field for
/// what is reserved.
@dynamicMemberLookup
package enum ShownFind: Codable, Sendable, Hashable {
    case plain(FoundItem)
    case inCircle(GivenFind)

    /// As the circle sees it; of a plain one nothing is known to be reserved.
    package var given: GivenFind {
        switch self {
        case .plain(let found):
            GivenFind(path: found.path, isOwn: found.isOwn, item: GivenWish(found.item))
        case .inCircle(let found): found
        }
    }

    package subscript<Value>(dynamicMember member: KeyPath<GivenFind, Value>) -> Value {
        given[keyPath: member]
    }

    package init(from decoder: any Decoder) throws {
        let found = try GivenFind(from: decoder)
        self =
            found.item.saysMore
            ? .inCircle(found)
            : .plain(FoundItem(path: found.path, isOwn: found.isOwn, item: found.item.wish))
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .plain(let found): try found.encode(to: encoder)
        case .inCircle(let found): try found.encode(to: encoder)
        }
    }
}
