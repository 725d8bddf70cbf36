package import HearthSodium
package import HearthWire

/// How far a member's own beat cells of one kind came on a list in each run of this home: tells a cell
/// that it knew from one that it forgot.
package struct CellOrdersRow: GroupedRow {
    package static let table = "cell_orders"

    package typealias Key = ReturnedCellRow.Key

    /// Incarnations that are remembered; before them nothing was forgotten.
    private static let limit = 64
    private static let orderByteCount = 8

    package let key: Key
    package var group: IdentityKey { key.member }
    /// The last one of each incarnation but the present, the oldest first.
    package private(set) var orders: [CellOrder] {
        get { Self.orders(in: orderOctets) }
        set { orderOctets = Self.octets(of: newValue) }
    }
    private var orderOctets: [UInt8]

    package init(key: Key, orders: [CellOrder] = []) {
        self.key = key
        orderOctets = Self.octets(of: orders)
    }

    package mutating func note(_ order: CellOrder) {
        guard !isKnown(order) else { return }
        let others = orders.filter { $0.incarnation != order.incarnation }
        orders = Array((others + [order]).sorted().suffix(Self.limit))
    }

    /// Whether this home made or merged this cell, or one that came after it.
    package func isKnown(_ order: CellOrder) -> Bool {
        if let first = orders.first, order <= first { return true }
        return orders.contains { $0.incarnation == order.incarnation && $0 >= order }
    }

    private static func octets(of orders: [CellOrder]) -> [UInt8] {
        var writer = OctetWriter()
        for order in orders {
            writer.write(order.incarnation)
            writer.write(order.sequence)
        }
        return writer.octets
    }

    /// What does not make whole orders is not read.
    private static func orders(in octets: [UInt8]) -> [CellOrder] {
        var reader = OctetReader(octets)
        var orders: [CellOrder] = []
        while reader.remaining >= orderByteCount, let incarnation = try? reader.number32(),
            let sequence = try? reader.number32()
        {
            orders.append(CellOrder(incarnation: incarnation, sequence: sequence, sub: 0))
        }
        return orders
    }
}
