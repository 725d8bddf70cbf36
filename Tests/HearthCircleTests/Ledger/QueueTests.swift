import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("The queue for a wish")
struct QueueTests {
    @Test("A wish that nobody claims is open")
    func open() throws {
        let standing = try standing([])
        #expect(standing.isOpen)
        #expect(!standing.isTaken && !standing.isGone && !standing.isBoughtTwice)
    }

    @Test("Whoever reserved first holds, and the next waits in line")
    func first() throws {
        let standing = try standing([
            try sheet(of: 3, [try claim(.reserved, at: minutes(3))]),
            try sheet(of: 1, [try claim(.reserved, at: minutes(2))]),
            try sheet(of: 2, [try claim(.reserved, at: minutes(1))]),
        ])
        #expect(standing.authors == [2, 1, 3])
        #expect(standing.states == [.holds, .waits, .waits])
        #expect(standing.positions == [0, 1, 2])
        #expect(standing.isTaken)
        #expect(standing.heldUnits == 1)
        #expect(!standing.isBoughtTwice)
    }

    @Test("At the same moment the lower identity is first")
    func identityBreaksTies() throws {
        let standing = try standing([
            try sheet(of: 9, [try claim(.reserved, at: minutes(1))]),
            try sheet(of: 4, [try claim(.reserved, at: minutes(1))]),
        ])
        #expect(standing.authors == [4, 9])
    }

    @Test("When the holder frees it, the next one holds")
    func freed() throws {
        let second = try sheet(of: 1, [try claim(.reserved, at: minutes(2))])
        let standing = try standing([try sheet(of: 2, []), second])
        #expect(standing.authors == [1])
        #expect(standing.states == [.holds])
    }

    @Test("Bought comes before reserved, however late")
    func boughtFirst() throws {
        let standing = try standing([
            try sheet(of: 1, [try claim(.reserved, at: minutes(1))]),
            try sheet(of: 2, [try claim(.bought, at: minutes(9))]),
            try sheet(of: 3, [try hold(1, minutes: 9999, at: minutes(0))]),
        ])
        #expect(standing.authors == [2, 3, 1])
        #expect(standing.states == [.holds, .waits, .waits])
        #expect(!standing.isBoughtTwice)
    }

    @Test("Two who bought the same are both told")
    func boughtTwice() throws {
        let standing = try standing([
            try sheet(of: 1, [try claim(.bought, at: minutes(2))]),
            try sheet(of: 2, [try claim(.bought, at: minutes(1))]),
        ])
        #expect(standing.authors == [2, 1])
        #expect(standing.states == [.holds, .boughtTwice])
        #expect(standing.isBoughtTwice)
        #expect(standing.heldUnits == 1)
    }

    @Test(
        "Of two who bought the same one takes it back: it is bought once, in any order of the sheets"
    )
    func takenBack() throws {
        let bought = try claim(.bought, at: minutes(2))
        let back = try claim(.bought, at: minutes(1)).notBought
        let sheets = [try sheet(of: 1, [bought]), try sheet(of: 2, [back])]
        for sheets in [sheets, sheets.reversed()] {
            let standing = try standing(sheets)
            // They were first; now they are next in line.
            #expect(standing.authors == [1, 2])
            #expect(standing.states == [.holds, .waits])
            #expect(!standing.isBoughtTwice && standing.isTaken)
        }
    }

    @Test("A claim may hold some pieces and wait for others")
    func partly() throws {
        let standing = try standing(
            quantity: .count(5),
            [
                try sheet(of: 1, [try claim(.reserved, 3, at: minutes(1))]),
                try sheet(of: 2, [try claim(.reserved, 4, at: minutes(2))]),
                try sheet(of: 3, [try claim(.reserved, 1, at: minutes(3))]),
            ])
        #expect(standing.states == [.holds, .holdsPartly, .waits])
        #expect(standing.queue.map(\.holdsUnits) == [3, 2, 0])
        #expect(standing.queue.map(\.waitsUnits) == [0, 2, 1])
        #expect(standing.positions == [0, 1, 2])
        #expect(standing.heldUnits == 5)
        #expect(standing.isTaken)
    }

    @Test("More pieces bought than wished for are bought twice, and no more than those")
    func boughtTooMany() throws {
        let standing = try standing(
            quantity: .count(4),
            [
                try sheet(of: 1, [try claim(.bought, 3, at: minutes(1))]),
                try sheet(of: 2, [try claim(.bought, 3, at: minutes(2))]),
                try sheet(of: 3, [try claim(.reserved, 1, at: minutes(0))]),
            ])
        #expect(standing.states == [.holds, .boughtTwice, .waits])
        #expect(standing.queue.map(\.holdsUnits) == [3, 1, 0])
        #expect(standing.queue.map(\.waitsUnits) == [0, 2, 1])
        #expect(standing.isBoughtTwice)
    }

    @Test("Of any number nothing waits and nothing is taken")
    func anyNumber() throws {
        let standing = try standing(
            quantity: .any,
            [
                try sheet(of: 1, [try claim(.bought, 10_000, at: minutes(1))]),
                try sheet(of: 2, [try claim(.bought, 7, at: minutes(1))]),
                try sheet(of: 3, [try claim(.reserved, 1, at: minutes(0))]),
            ])
        #expect(standing.states == [.holds, .holds, .holds])
        #expect(standing.heldUnits == 10_008)
        #expect(!standing.isTaken && !standing.isBoughtTwice)
    }

    @Test("A clock that runs ahead or a claim from the future counts from the end of its slot")
    func clamped() throws {
        let standing = try standing([
            try sheet(of: 1, [try claim(.reserved, at: minutes(500))], slotEnd: minutes(10)),
            try sheet(of: 2, [try claim(.reserved, at: minutes(11))], slotEnd: minutes(15)),
            try sheet(of: 3, [try claim(.reserved, at: minutes(9))], slotEnd: minutes(15)),
        ])
        #expect(standing.authors == [3, 1, 2])
        #expect(standing.queue.map(\.time) == [minutes(9), minutes(10), minutes(11)])
    }

    @Test("Those who take on a task are named once, in the order of the queue")
    func roles() throws {
        let standing = try standing(
            price: try kronor(300),
            [
                try sheet(
                    of: 1,
                    [
                        try claim(.contribution, 100, at: minutes(2), roles: [.wraps]),
                        try claim(.contribution, 100, at: minutes(3), roles: [.wraps, .buys]),
                    ]),
                try sheet(
                    of: 2, [try claim(.contribution, 100, at: minutes(1), roles: [.wraps])]),
            ])
        #expect(standing.authors(with: .wraps) == [try identity(2), try identity(1)])
        #expect(standing.authors(with: .buys) == [try identity(1)])
        #expect(standing.authors(with: .writesCard).isEmpty)
    }
}
