import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("Sheets of claims")
struct ClaimSheetTests {
    private func entry(_ number: UInt8, changed: Int64 = 0) throws -> ClaimEntry {
        ClaimEntry(
            try #require(
                Claim(
                    item: try itemID(number), kind: .reserved, time: minutes(Int64(number)),
                    amount: 1)), changed: minutes(changed))
    }

    private func sheet(claims count: UInt8, flags: ClaimSheetFlags = []) throws -> ClaimSheet {
        ClaimSheet(
            madeAt: WallTime(milliseconds: 0x0A0B_0C0D_0E0F),
            entries: try (0..<count).map { try entry($0) }, flags: flags)
    }

    @Test(
        "A sheet has the octets of its places, whatever is claimed",
        arguments: [16, 64], [0, 1, 15, 16] as [UInt8])
    func size(places: Int, count: UInt8) throws {
        var sheet = try sheet(claims: count, flags: .left)
        try sheet.replace(
            with: Array(sheet.claims.dropLast()), at: minutes(1), places: places)
        let octets = sheet.encode(places: places)
        #expect(octets.count == (places == 16 ? 408 : 1608))
        #expect(try ClaimSheet.decode(octets) == sheet)
    }

    @Test(
        "A sheet begins with its time, its count and its flags; a freed wish has a kind of its own")
    func layout() throws {
        var sheet = try sheet(claims: 2, flags: .left)
        try sheet.replace(
            with: Array(sheet.claims.prefix(1)), at: WallTime(milliseconds: 0x0102), places: 16)
        let octets = sheet.encode(places: 16)
        #expect(Array(octets[0..<6]) == [10, 11, 12, 13, 14, 15])
        #expect(Array(octets[6..<8]) == [2, 1])
        #expect(Array(octets[33..<41]) == [0, 0, 0, 0, 0, 0, 0, 1])
        #expect(octets[41] == 5)
        #expect(octets[42..<52].allSatisfy { $0 == 0 })
        #expect(Array(octets[52..<58]) == [0, 0, 0, 0, 1, 2])
        #expect(octets[58...].allSatisfy { $0 == 0 })
    }

    @Test("A claim more than there are places is refused, and nothing is changed")
    func tooMany() throws {
        var sheet = try sheet(claims: 16)
        let before = sheet
        let claims = sheet.claims + [try #require(entry(99).claim)]
        #expect(throws: ClaimSheetError.tooManyClaims) {
            try sheet.replace(with: claims, at: minutes(1), places: 16)
        }
        #expect(sheet == before)
        try sheet.replace(with: claims, at: minutes(1), places: 64)
        #expect(sheet.claims.count == 17)
    }

    @Test("What was freed makes room for claims, the longest ago first, and goes after a month")
    func freedGoes() throws {
        var sheet = try sheet(claims: 16)
        try sheet.replace(
            with: Array(sheet.claims.dropFirst(2)), at: minutes(1), places: 16)
        try sheet.replace(
            with: Array(sheet.claims.dropFirst(2)), at: minutes(2), places: 16)
        #expect(sheet.entries.count == 16 && sheet.claims.count == 12)
        let more = try (100..<102 as Range<UInt8>).map { try #require(entry($0).claim) }
        try sheet.replace(with: sheet.claims + more, at: minutes(3), places: 16)
        #expect(sheet.entries.count == 16 && sheet.claims.count == 14)
        #expect(try !sheet.entries.contains { $0.item == (try itemID(0)) })
        #expect(try sheet.entries.contains { $0.item == (try itemID(3)) })
        try sheet.replace(
            with: sheet.claims, at: minutes(3 + 32 * 24 * 60), places: 16)
        #expect(sheet.entries.count == 14)
    }

    @Test("A change comes after the one before it, also by a clock that was set back")
    func clockSetBack() throws {
        var sheet = ClaimSheet(madeAt: minutes(0))
        let claim = try #require(entry(1).claim)
        try sheet.replace(with: [claim], at: minutes(9), places: 16)
        try sheet.replace(with: [], at: minutes(5), places: 16)
        #expect(sheet.entries.map(\.changed) == [minutes(9).adding(.milliseconds(1))])
        #expect(sheet.claims.isEmpty)
    }

    @Test("A wrong size, a wrong count, a wish twice and octets in an empty place are refused")
    func malformed() throws {
        let octets = try sheet(claims: 3).encode(places: 16)
        var counted = octets
        counted[6] = 17
        var filled = octets
        filled[407] = 1
        var hidden = octets
        hidden[6] = 2
        var twice = octets
        twice.replaceSubrange(33..<58, with: octets[8..<33])
        let bad = [[], Array(octets.dropLast()), octets + [0], counted, filled, hidden, twice]
        for octets in bad {
            #expect(throws: ClaimSheetError.malformed) { try ClaimSheet.decode(octets) }
        }
    }

    @Test("One claim that cannot exist refuses the sheet", arguments: [0x00, 0x06, 0x0F, 0x15])
    func badClaims(kind: UInt8) throws {
        var octets = try sheet(claims: 3).encode(places: 16)
        octets[8 + 25 + 8] = kind
        #expect(throws: ClaimSheetError.malformed) { try ClaimSheet.decode(octets) }
    }

    @Test("Noise of the right size is refused or read, and never traps")
    func noise() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            var octets = (0..<408).map { _ in UInt8.random(in: 0...255, using: &generator) }
            octets[6] = UInt8.random(in: 0...16, using: &generator)
            guard let sheet = try? ClaimSheet.decode(octets) else { continue }
            #expect((try? ClaimSheet.decode(sheet.encode(places: 16))) == sheet)
        }
    }
}
