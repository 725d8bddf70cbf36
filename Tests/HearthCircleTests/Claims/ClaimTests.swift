import HearthCircle
import HearthLists
import HearthTestValues
import HearthWire
import Testing

@Suite("Claims")
struct ClaimTests {
    private func octets(_ claim: Claim) -> [UInt8] {
        var writer = OctetWriter()
        claim.write(to: &writer)
        return writer.octets
    }

    @Test("A claim has 19 octets in a fixed order")
    func layout() throws {
        let claim = try #require(
            Claim(
                item: try itemID(5), kind: .bought, roles: [.buys, .writesCard],
                time: WallTime(milliseconds: 0x0102_0304_0506), amount: 0x0203))
        #expect(
            octets(claim) == [
                0, 0, 0, 0, 0, 0, 0, 5, 0x52, 1, 2, 3, 4, 5, 6, 0, 0, 2, 3,
            ])
    }

    @Test("A hold has its pieces in the highest octet and its minutes in the others")
    func holds() throws {
        let hold = try #require(
            Claim.hold(try itemID(1), units: 3, minutes: 90, time: minutes(0)))
        #expect(hold.amount == 0x0300_005A)
        #expect(hold.units == 3)
        #expect(hold.lasts == .seconds(5400))
        #expect(Claim.hold(try itemID(1), units: 256, minutes: 1, time: minutes(0)) == nil)
        #expect(Claim.hold(try itemID(1), units: 1, minutes: 0, time: minutes(0)) == nil)
        #expect(Claim.hold(try itemID(1), units: 1, minutes: 1 << 24, time: minutes(0)) == nil)
    }

    @Test("Amounts that mean nothing and times that do not fit are refused")
    func refused() throws {
        let item = try itemID(1)
        for kind in ClaimKind.allCases {
            #expect(Claim(item: item, kind: kind, time: minutes(0), amount: 0) == nil)
            let amount: UInt32 = 0x0100_0001
            let fits = Claim(item: item, kind: kind, time: minutes(0), amount: amount) != nil
            #expect(fits == (kind == .contribution || kind == .hold))
        }
        #expect(Claim(item: item, kind: .hold, time: minutes(0), amount: 0x00FF_FFFF) == nil)
        #expect(Claim(item: item, kind: .hold, time: minutes(0), amount: 0x0100_0000) == nil)
        for time in [-1, 1 << 48, .max, .min] as [Int64] {
            let moment = WallTime(milliseconds: time)
            #expect(Claim(item: item, kind: .reserved, time: moment, amount: 1) == nil)
        }
    }

    @Test("Every kind and set of roles reads back", arguments: ClaimKind.allCases)
    func roundTrip(kind: ClaimKind) throws {
        for roles in 0...15 as ClosedRange<UInt8> {
            let claim = try #require(
                Claim(
                    item: try itemID(1), kind: kind, roles: ClaimRoles(rawValue: roles),
                    time: minutes(1), amount: kind == .hold ? 0x0100_0001 : 7))
            var reader = OctetReader(octets(claim))
            #expect(try Claim(from: &reader) == claim)
            try reader.end()
        }
    }

    @Test("What is reserved becomes bought with its time and its roles")
    func bought() throws {
        let reserved = try #require(
            Claim(
                item: try itemID(1), kind: .reserved, roles: .wraps, time: minutes(3), amount: 2))
        let bought = reserved.bought(at: minutes(9))
        #expect(bought.kind == .bought)
        #expect((bought.time, bought.units, bought.roles) == (minutes(3), 2, .wraps))
        let hold = try #require(Claim.hold(try itemID(1), units: 4, minutes: 9, time: minutes(3)))
        #expect(hold.bought(at: minutes(3)).units == 4)
        let money = try #require(
            Claim(item: try itemID(1), kind: .contribution, time: minutes(3), amount: 5))
        let given = money.bought(at: minutes(4))
        #expect(given.isBought && !money.isBought)
        #expect((given.kind, given.time, given.amount) == (.contribution, minutes(3), 5))
        #expect(given.roles == [.buys, .hasBought])
        // Whoever does not buy after all has not bought.
        #expect(given.taking(.wraps).roles == .wraps)
        #expect(given.taking([.buys, .writesCard]).roles == [.buys, .writesCard, .hasBought])
    }
}
