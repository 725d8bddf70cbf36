import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("The ledger")
struct LedgerTests {
    @Test("Claims on a wish that its owner removed are kept, marked, and nobody waits")
    func gone() throws {
        let item = try itemID(1)
        let ledger = Ledger.settle(
            items: [:],
            sheets: [
                try sheet(of: 1, [try claim(.bought, 2, at: minutes(1))]),
                try sheet(of: 2, [try claim(.bought, 3, at: minutes(2))]),
            ], now: minutes(9))
        let standing = try #require(ledger[item])
        #expect(standing.isGone)
        #expect(standing.states == [.holds, .holds])
        #expect(!standing.isBoughtTwice && !standing.isTaken)
    }

    @Test("A giver finds her own wishes by item")
    func ownWishes() throws {
        let items: [ItemID: LedgerItem] = [
            try itemID(1): LedgerItem(), try itemID(2): LedgerItem(), try itemID(3): LedgerItem(),
        ]
        let ledger = Ledger.settle(
            items: items,
            sheets: [
                try sheet(
                    of: 1,
                    [
                        try claim(.reserved, at: minutes(1), item: 9),
                        try claim(.reserved, at: minutes(1), item: 2),
                    ]),
                try sheet(of: 2, [try claim(.reserved, at: minutes(1), item: 3)]),
            ], now: minutes(2))
        #expect(ledger.standings.count == 4)
        #expect(
            ledger.standing(of: try identity(1)).map(\.item) == [try itemID(2), try itemID(9)])
        #expect(ledger[try itemID(9)]?.isGone == true)
        #expect(ledger[try itemID(8)] == nil)
    }

    @Test("Of an author's sheets the newest counts, wherever it stands")
    func newest() throws {
        let old = try sheet(
            of: 1, [try claim(.reserved, at: minutes(1))], madeAt: minutes(5),
            slotEnd: minutes(10))
        let new = try sheet(of: 1, [], madeAt: minutes(4), slotEnd: minutes(20))
        #expect(try standing([old, new]).isOpen)
        #expect(try standing([new, old]).isOpen)
        let newer = try sheet(of: 1, [], madeAt: minutes(6), slotEnd: minutes(10))
        #expect(try standing([old, newer]).isOpen)
        #expect(try standing([newer, old, old]).isOpen)
    }

    @Test("The terms of a wish come from the wish")
    func terms() throws {
        let item = try wishItem(
            1, wish: Wish(price: try kronor(100), quantity: .count(3)))
        #expect(LedgerItem(item) == LedgerItem(quantity: .count(3), price: try kronor(100)))
        let strange = Item(
            id: try itemID(1), rank: .middle, revision: 1, name: "x", body: .unknown([]))
        #expect(LedgerItem(strange) == LedgerItem())
    }

    @Test("Any order of the cells gives the same ledger", arguments: 0..<100 as Range<UInt64>)
    func permutations(seed: UInt64) throws {
        var world = try RandomWorld(seed: seed)
        let expected = world.settled
        for _ in 0..<20 {
            world.shuffle()
            try #require(world.settled == expected)
        }
    }

    @Test("Nothing is lost and never more is held than wished", arguments: 0..<100 as Range<UInt64>)
    func conservation(seed: UInt64) throws {
        let world = try RandomWorld(seed: seed, duplicates: false)
        let ledger = world.settled
        var shown = 0
        for standing in ledger.standings.values {
            shown += standing.queue.count
            for entry in standing.queue where entry.state != .otherMode {
                #expect(entry.holdsUnits + entry.waitsUnits == entry.claim.units)
                #expect(entry.counted <= entry.offered)
                #expect((entry.position == 0) == (entry.state == .holds))
            }
            #expect(standing.heldUnits == standing.queue.reduce(0) { $0 + $1.holdsUnits })
            #expect(standing.contributed == standing.queue.reduce(0) { $0 + $1.counted })
            guard let terms = world.items[standing.item] else { continue }
            if case .count(let quantity) = terms.quantity {
                #expect(standing.heldUnits <= quantity)
                #expect(standing.isTaken == (standing.heldUnits == quantity))
            }
            if let price = terms.price {
                #expect(standing.contributed <= price.minorUnits)
            }
        }
        #expect(shown == world.validClaims)
    }
}

/// A list of a few wishes and a few givers who claim at random, often at the same moment.
private struct RandomWorld {
    private var generator: SeededGenerator
    private(set) var items: [ItemID: LedgerItem] = [:]
    private var sheets: [Authored] = []
    private let now = minutes(6)

    init(seed: UInt64, duplicates: Bool = true) throws {
        generator = SeededGenerator(seed: seed)
        for number in 1...3 as ClosedRange<UInt8> {
            let count = Int.random(in: 1...4, using: &generator)
            let price = Bool.random(using: &generator) ? try kronor(500) : nil
            items[try itemID(number)] = LedgerItem(
                quantity: count == 4 ? .any : .count(count), price: price)
        }
        for author in 1...6 as ClosedRange<UInt8> {
            for _ in 0..<(duplicates ? Int.random(in: 1...2, using: &generator) : 1) {
                try addSheet(of: author)
            }
        }
    }

    private mutating func addSheet(of author: UInt8) throws {
        var claims: [Claim] = []
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            let kind = try #require(ClaimKind.allCases.randomElement(using: &generator))
            let small = UInt32.random(in: 1...3, using: &generator)
            let amount =
                switch kind {
                case .reserved, .bought: small
                case .contribution: small * 100
                case .hold: small << 24 | UInt32.random(in: 1...5, using: &generator)
                }
            claims.append(
                try claim(
                    kind, amount, at: minutes(Int64.random(in: 1...5, using: &generator)),
                    item: UInt8.random(in: 1...4, using: &generator)))
        }
        let slotEnd = minutes(Int64.random(in: 3...4, using: &generator))
        sheets.append(try sheet(of: author, claims, madeAt: minutes(3), slotEnd: slotEnd))
    }

    /// Claims that have not lapsed, counted without the ledger's help.
    var validClaims: Int {
        sheets.reduce(0) { sum, entry in
            sum
                + entry.sheet.claims.count { claim in
                    guard claim.kind == .hold else { return true }
                    let start = min(claim.time, entry.slotEnd).milliseconds
                    return start + Int64(claim.amount & 0xFF_FFFF) * 60_000 > now.milliseconds
                }
        }
    }

    var settled: Ledger { Ledger.settle(items: items, sheets: sheets, now: now) }

    mutating func shuffle() {
        sheets.shuffle(using: &generator)
    }
}
