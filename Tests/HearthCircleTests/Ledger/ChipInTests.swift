import HearthCircle
import HearthLists
import HearthTestValues
import HearthWire
import Testing

@Suite("Chipping in")
struct ChipInTests {
    @Test("Contributions add up in the order of the queue, the last one is trimmed, others wait")
    func addsUp() throws {
        let standing = try standing(
            price: try kronor(1000),
            [
                try sheet(of: 4, [try claim(.contribution, 100, at: minutes(4))]),
                try sheet(of: 1, [try claim(.contribution, 500, at: minutes(3))]),
                try sheet(of: 2, [try claim(.contribution, 300, at: minutes(2))]),
                try sheet(of: 3, [try claim(.contribution, 400, at: minutes(1))]),
            ])
        #expect(standing.mode == .chipIn)
        #expect(standing.authors == [3, 2, 1, 4])
        #expect(standing.queue.map(\.counted) == [400, 300, 300, 0])
        #expect(standing.queue.map(\.offered) == [400, 300, 500, 100])
        #expect(standing.states == [.holds, .holds, .holdsPartly, .waits])
        #expect(standing.positions == [0, 0, 1, 2])
        #expect(standing.contributed == 1000)
        #expect(standing.isComplete)
        #expect(!standing.isTaken && standing.heldUnits == 0)
    }

    @Test("Below the price it is not complete, at the price it is")
    func complete() throws {
        let sheets = [try sheet(of: 1, [try claim(.contribution, 500, at: minutes(1))])]
        #expect(try !standing(price: try kronor(501), sheets).isComplete)
        #expect(try standing(price: try kronor(500), sheets).isComplete)
    }

    @Test("Without a price everything counts and it is never complete")
    func noPrice() throws {
        let sheets = [
            try sheet(of: 1, [try claim(.contribution, .max, at: minutes(1))]),
            try sheet(of: 2, [try claim(.contribution, .max, at: minutes(2))]),
        ]
        for price in [nil, try kronor(0)] {
            let standing = try standing(price: price, sheets)
            #expect(standing.contributed == 2 * Int64(UInt32.max))
            #expect(standing.states == [.holds, .holds])
            #expect(!standing.isComplete)
        }
    }

    @Test("Once somebody chipped in, whole claims are shown and do not count")
    func wholeAfterChipIn() throws {
        let standing = try standing(
            price: try kronor(1000),
            [
                try sheet(of: 1, [try claim(.contribution, 100, at: minutes(1))]),
                try sheet(of: 2, [try claim(.reserved, at: minutes(3))]),
                try sheet(of: 3, [try claim(.bought, at: minutes(4))]),
                try sheet(of: 4, [try hold(1, minutes: 9999, at: minutes(2))]),
            ])
        #expect(standing.mode == .chipIn)
        #expect(standing.authors == [1, 4, 2, 3])
        #expect(standing.states == [.holds, .otherMode, .otherMode, .otherMode])
        #expect(standing.positions == [0, nil, nil, nil])
        #expect(standing.heldUnits == 0 && !standing.isTaken && !standing.isBoughtTwice)
    }

    @Test("Once somebody reserved, contributions are shown and do not count")
    func chipInAfterWhole() throws {
        let standing = try standing(
            price: try kronor(1000),
            [
                try sheet(of: 1, [try claim(.contribution, 100, at: minutes(2))]),
                try sheet(of: 2, [try claim(.reserved, at: minutes(1))]),
            ])
        #expect(standing.mode == .whole)
        #expect(standing.authors == [2, 1])
        #expect(standing.states == [.holds, .otherMode])
        #expect(standing.contributed == 0 && !standing.isComplete)
        #expect(standing.queue.last?.offered == 100)
        #expect(standing.queue.last?.counted == 0)
    }

    @Test("The first in time decides, not whoever bought")
    func firstInTimeDecides() throws {
        let standing = try standing([
            try sheet(of: 1, [try claim(.contribution, 100, at: minutes(1))]),
            try sheet(of: 2, [try claim(.bought, at: minutes(2))]),
        ])
        #expect(standing.mode == .chipIn)
    }

    @Test("Bought by two who chip in, or whole by one and for all by another, is bought twice")
    func boughtTwice() throws {
        let all: ClaimRoles = [.buys, .hasBought]
        func twice(_ sheets: [Authored]) throws -> Bool {
            try standing(price: try kronor(1000), sheets).isBoughtTwice
        }
        let buyer = try sheet(of: 1, [try claim(.contribution, 9, at: minutes(1), roles: all)])
        let other = try sheet(of: 2, [try claim(.contribution, 9, at: minutes(2), roles: all)])
        let giver = try sheet(of: 2, [try claim(.contribution, 9, at: minutes(2), roles: .buys)])
        let whole = try sheet(of: 3, [try claim(.bought, at: minutes(3))])
        let early = try sheet(of: 3, [try claim(.bought, at: minutes(0))])
        // The same bit on a reservation means nothing.
        let reserved = try sheet(of: 4, [try claim(.reserved, at: minutes(4), roles: all)])
        #expect(try !twice([buyer]))
        #expect(try !twice([buyer, giver, reserved]))
        #expect(try twice([buyer, other]))
        #expect(try twice([buyer, whole]))
        #expect(try twice([buyer, early]))
        #expect(try !twice([giver, early]))
    }
}
