import HearthAPI
import HearthHousehold
import HearthLists

/// In which order a cart is shown; the raw value is the word in the API.
enum CartOrder: String, CaseIterable {
    /// By owner, then by list.
    case person
    /// The nearest first; what has no date comes last.
    case date
    /// The cheapest first, a currency after the other; what has no price comes last.
    case price
    /// By the store, so that one way serves for all that is to be had there.
    case store
    /// As the giver put it; what they did not put anywhere comes last.
    case hand

    /// The rows, which come in by person, in this order.
    func sorted(_ rows: [CartRow], names: NameOrder = NameOrder()) -> [CartRow] {
        switch self {
        case .person: rows
        case .date: sorted(rows) { ($0.entry.date ?? "~", "") }
        case .price: sorted(rows) { Self.priceKey($0.entry.price) }
        case .store:
            sorted(rows) { row in
                row.entry.store.map { ("", names.key($0)) } ?? ("~", "")
            }
        case .hand:
            sorted(rows) { row in
                (row.copy?.order).map { (Self.padded(Int64($0)), "") } ?? ("~", "")
            }
        }
    }

    private func sorted(
        _ rows: [CartRow], by key: (CartRow) -> (String, String)
    ) -> [CartRow] {
        let keyed = rows.enumerated().map { (key: key($1), index: $0, row: $1) }
        return keyed.sorted { left, right in
            left.key == right.key ? left.index < right.index : left.key < right.key
        }.map(\.row)
    }

    private static func priceKey(_ text: String?) -> (String, String) {
        guard let price = text.flatMap({ Price.parse($0) }) else { return ("~", "") }
        return (price.currency.code, padded(price.minorUnits))
    }

    private static func padded(_ number: Int64) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 19 - digits.count)) + digits
    }
}
