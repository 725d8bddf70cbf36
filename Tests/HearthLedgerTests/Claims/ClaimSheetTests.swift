import HearthLedger
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("Sheets of claims")
struct ClaimSheetTests {
    private func sheet(claims count: UInt8, flags: ClaimSheetFlags = []) throws -> ClaimSheet {
        let claims = try (0..<count).map {
            try #require(
                Claim(
                    item: try itemID($0), kind: .reserved, time: minutes(Int64($0)), amount: 1))
        }
        return try ClaimSheet(
            rosterVersion: 0x0102_0304, rosterHash: try digest(0xAB),
            madeAt: WallTime(milliseconds: 0x0A0B_0C0D_0E0F), claims: claims, flags: flags)
    }

    @Test("A sheet has 364 octets, whatever is claimed", arguments: 0...16 as ClosedRange<UInt8>)
    func size(count: UInt8) throws {
        let sheet = try sheet(claims: count, flags: .left)
        let octets = sheet.encode()
        #expect(octets.count == 364)
        #expect(try ClaimSheet.decode(octets) == sheet)
    }

    @Test("A sheet begins with its roster, its time, its count and its flags")
    func layout() throws {
        let octets = try sheet(claims: 2, flags: .left).encode()
        #expect(Array(octets[0..<4]) == [1, 2, 3, 4])
        #expect(Array(octets[4..<36]) == [UInt8](repeating: 0xAB, count: 32))
        #expect(Array(octets[36..<42]) == [10, 11, 12, 13, 14, 15])
        #expect(Array(octets[42..<44]) == [2, 1])
        #expect(octets[82...].allSatisfy { $0 == 0 })
    }

    @Test("Seventeen claims do not fit")
    func tooMany() throws {
        let full = try sheet(claims: 16)
        #expect(throws: ClaimSheetError.tooManyClaims) {
            try ClaimSheet(
                rosterVersion: 1, rosterHash: full.rosterHash, madeAt: full.madeAt,
                claims: full.claims + full.claims.prefix(1))
        }
    }

    @Test("After the claims it names the cell that was taken in last")
    func merged() throws {
        let plain = try sheet(claims: 3)
        let order = CellOrder(incarnation: 0x0102_0304, sequence: 0x0506_0708, sub: 0)
        let sheet = try ClaimSheet(
            rosterVersion: plain.rosterVersion, rosterHash: plain.rosterHash,
            madeAt: plain.madeAt, claims: plain.claims, merged: order)
        let octets = sheet.encode()
        #expect(Array(octets[348...]) == Array(1...8) + [UInt8](repeating: 0, count: 8))
        #expect(try ClaimSheet.decode(octets) == sheet)
        #expect(try ClaimSheet.decode(plain.encode()).merged == nil)
    }

    @Test("What is reserved at the end is ignored")
    func reserved() throws {
        let sheet = try sheet(claims: 3)
        var octets = sheet.encode()
        for index in 356..<364 { octets[index] = 0xFF }
        #expect(try ClaimSheet.decode(octets) == sheet)
    }

    @Test("A wrong size, a wrong count and octets in an empty place are refused")
    func malformed() throws {
        let octets = try sheet(claims: 3).encode()
        var counted = octets
        counted[42] = 17
        var filled = octets
        filled[347] = 1
        var hidden = octets
        hidden[42] = 2
        for bad in [[], octets.dropLast(), octets + [0], counted, filled, hidden] as [[UInt8]] {
            #expect(throws: ClaimSheetError.malformed) { try ClaimSheet.decode(bad) }
        }
    }

    @Test("One claim that cannot exist refuses the sheet", arguments: [0x00, 0x05, 0x0F])
    func badClaims(kind: UInt8) throws {
        var octets = try sheet(claims: 3).encode()
        octets[44 + 19 + 8] = kind
        #expect(throws: ClaimSheetError.malformed) { try ClaimSheet.decode(octets) }
        var counted = try sheet(claims: 3).encode()
        counted[42] = 4
        #expect(throws: ClaimSheetError.malformed) { try ClaimSheet.decode(counted) }
    }

    @Test("Noise of the right size is refused or read, and never traps")
    func noise() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            var octets = (0..<364).map { _ in UInt8.random(in: 0...255, using: &generator) }
            octets[42] = UInt8.random(in: 0...16, using: &generator)
            if let sheet = try? ClaimSheet.decode(octets) {
                #expect(sheet.encode().prefix(348) == octets.prefix(348))
            }
        }
    }
}
