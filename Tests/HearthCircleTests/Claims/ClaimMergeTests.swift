import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

/// Claims of one giver as several copies of their home hold them.
@Suite("Merging a giver's claims")
struct ClaimMergeTests {
    /// Some changes of one person's claims, in a home that may have known nothing of the others.
    private func sheet(_ generator: inout SeededGenerator) throws -> ClaimSheet {
        var sheet = ClaimSheet(madeAt: minutes(Int64.random(in: 0...9, using: &generator)))
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            var claims = sheet.claims.filter { _ in Bool.random(using: &generator) }
            let item = try itemID(UInt8.random(in: 1...5, using: &generator))
            claims.removeAll { $0.item == item }
            claims.append(
                try #require(
                    Claim(
                        item: item, kind: .reserved,
                        time: minutes(Int64.random(in: 0...3, using: &generator)),
                        amount: UInt32.random(in: 1...2, using: &generator))))
            try sheet.replace(
                with: claims, at: minutes(Int64.random(in: 0...3, using: &generator)), places: 64)
        }
        return sheet
    }

    @Test("It does not matter in which order, how often or in which groups they are merged")
    func laws() throws { try expectMergeLaws(of: { $0 }, draw: sheet) }

    @Test("Bought and taken back is reserved in every order in which the states are merged")
    func takenBack() throws {
        for first in [
            try claim(.reserved, at: minutes(1)),
            try claim(.contribution, 500, at: minutes(1), roles: [.buys]),
        ] {
            let states = [
                first, first.bought(at: minutes(2)), first.bought(at: minutes(2)).notBought,
            ]
            var sheets: [ClaimSheet] = []
            for (index, claim) in states.enumerated() {
                var sheet = sheets.last ?? ClaimSheet(madeAt: minutes(0))
                // All at one moment, as one press after the other may be.
                try sheet.replace(with: [claim], at: minutes(3), places: 16)
                sheets.append(sheet)
                #expect(sheets[index].claims == [claim])
            }
            for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                let merged = order.map { sheets[$0] }.reduce(sheets[order[0]]) {
                    $0.merged(with: $1)
                }
                #expect(merged.claims == [first])
            }
        }
    }

    @Test("What was freed after it was claimed stays free, until it is claimed again")
    func freed() throws {
        let claim = try #require(
            Claim(item: try itemID(1), kind: .reserved, time: minutes(1), amount: 1))
        var held = ClaimSheet(madeAt: minutes(0))
        try held.replace(with: [claim], at: minutes(1), places: 16)
        var freed = held
        try freed.replace(with: [], at: minutes(2), places: 16)
        #expect(freed.merged(with: held).claims.isEmpty)
        var again = freed
        try again.replace(with: [claim], at: minutes(3), places: 16)
        #expect(again.merged(with: freed).claims == [claim])
    }
}
