import HearthCircle
import HearthLists
import HearthTestValues
import HearthWire
import Testing

@Suite("Holds that lapse")
struct HoldTests {
    private func standing(at now: WallTime) throws -> ItemStanding {
        try HearthCircleTests.standing(
            now: now,
            [
                try sheet(of: 1, [try hold(1, minutes: 30, at: minutes(10))]),
                try sheet(of: 2, [try claim(.reserved, at: minutes(20))]),
            ])
    }

    @Test("A hold stands in line like a reservation until its time is over")
    func lapses() throws {
        let last = WallTime(milliseconds: minutes(40).milliseconds - 1)
        #expect(try standing(at: last).authors == [1, 2])
        #expect(try standing(at: last).states == [.holds, .waits])
        #expect(try standing(at: minutes(40)).authors == [2])
        #expect(try standing(at: minutes(40)).states == [.holds])
    }

    @Test("A hold from the future lasts from the end of its slot")
    func future() throws {
        let sheets = [
            try sheet(of: 1, [try hold(1, minutes: 30, at: minutes(5000))], slotEnd: minutes(15))
        ]
        #expect(try HearthCircleTests.standing(now: minutes(44), sheets).authors == [1])
        #expect(try HearthCircleTests.standing(now: minutes(45), sheets).isOpen)
    }

    @Test("A lapsed hold does not decide how the wish is given")
    func mode() throws {
        let sheets = [
            try sheet(of: 1, [try hold(1, minutes: 1, at: minutes(1))]),
            try sheet(of: 2, [try claim(.contribution, 50, at: minutes(5))]),
        ]
        #expect(try HearthCircleTests.standing(now: minutes(1), sheets).mode == .whole)
        #expect(try HearthCircleTests.standing(now: minutes(2), sheets).mode == .chipIn)
    }

    @Test("The ledger says when it has to be settled again")
    func nextLapse() throws {
        let sheets = [
            try sheet(of: 1, [try hold(1, minutes: 30, at: minutes(10))]),
            try sheet(of: 2, [try hold(1, minutes: 5, at: minutes(20))]),
            try sheet(of: 3, [try claim(.reserved, at: minutes(1))]),
        ]
        func lapse(at now: WallTime) -> WallTime? {
            Ledger.settle(items: [:], sheets: sheets, now: now).nextLapse
        }
        #expect(lapse(at: minutes(20)) == minutes(25))
        #expect(lapse(at: minutes(25)) == minutes(40))
        #expect(lapse(at: minutes(40)) == nil)
    }
}
