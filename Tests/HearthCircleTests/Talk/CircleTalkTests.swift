import HearthCircle
import HearthLists
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("What pages mean together")
struct CircleTalkTests {
    private func pages(
        _ sheets: [(author: IdentityKey, sheet: TalkSheet)], items: Set<ItemID> = []
    ) -> CircleTalk {
        CircleTalk(sheets) { items.contains($0) }
    }

    private func sheet(_ whispers: [(Int64, String)], ideas: [Idea] = []) throws -> TalkSheet {
        var sheet = TalkSheet(madeAt: minutes(0))
        for (minute, text) in whispers {
            try sheet.add(Whisper(subject: nil, time: minutes(minute), text: text))
        }
        for idea in ideas { try sheet.put(idea) }
        return sheet
    }

    private func idea(_ id: UInt8, _ name: String, at minute: Int64 = 1) throws -> Idea {
        Idea(id: try itemID(id), time: minutes(minute), name: name)
    }

    @Test("A talk stands in the order of time, then of people, however the pages come")
    func order() throws {
        let one = (try identity(1), try sheet([(1, "a"), (5, "d")]))
        let two = (try identity(2), try sheet([(3, "b"), (5, "e")]))
        let three = (try identity(3), try sheet([(4, "c")]))
        for all in [[one, two, three], [three, two, one], [two, three, one]] {
            let texts = pages(all).whispers.map(\.value.text)
            #expect(texts == ["a", "b", "c", "d", "e"])
        }
    }

    @Test(
        "Whoever answers stands behind what she read, though its author's clock is ahead or hers behind"
    )
    func wrongClocks() throws {
        let ahead = (try identity(1), try sheet([(600, "From a clock that is ahead")]))
        let answer = pages([ahead]).nextTime(now: minutes(10))
        #expect(answer == minutes(600).adding(.milliseconds(1)))
        let usual = (try identity(1), try sheet([(10, "Now")]))
        #expect(pages([usual]).nextTime(now: minutes(11)) == minutes(11))
        #expect(pages([]).nextTime(now: minutes(11)) == minutes(11))
        // Nobody can move everybody else's clock to the end of time.
        let absurd = (try identity(1), try sheet([(60 * 24 * 4000, "Never")]))
        #expect(pages([absurd, usual]).nextTime(now: minutes(11)) == minutes(11))
    }

    @Test("An idea with the id of a wish gives way to it; of two with one id the earlier counts")
    func sameIDs() throws {
        let one = (try identity(1), try sheet([], ideas: [try idea(1, "Late", at: 9)]))
        let two = (
            try identity(2),
            try sheet([], ideas: [try idea(1, "Early", at: 2), try idea(2, "Wished for")])
        )
        for all in [[one, two], [two, one]] {
            let ideas = pages(all, items: [try itemID(2)]).ideas
            #expect(ideas.map(\.value.name) == ["Early"])
            #expect(ideas.map(\.author) == [try identity(2)])
        }
    }

    @Test("An idea stands in the ledger like a wish of one piece with its price")
    func ledger() throws {
        let priced = Idea(
            id: try itemID(4), time: minutes(1), name: "Balloon ride", price: try kronor(1000))
        let items = pages([(try identity(1), try sheet([], ideas: [priced]))]).ledgerItems
        let claims = try [1, 2].map { (number: UInt8) in
            let claim = try #require(
                Claim(
                    item: try itemID(4), kind: .reserved, time: minutes(Int64(number)), amount: 1))
            let sheet = ClaimSheet(
                madeAt: minutes(1), entries: [claim].map { ClaimEntry($0, changed: minutes(1)) })
            return (author: try identity(number), sheet: sheet, slotEnd: minutes(60))
        }
        let ledger = Ledger.settle(items: items, sheets: claims, now: minutes(5))
        let standing = try #require(ledger[try itemID(4)])
        #expect(standing.isTaken && !standing.isGone)
        #expect(standing.queue.map(\.state) == [.holds, .waits])
        // Once its author took it back, those who claimed it are told that it is gone.
        let gone = Ledger.settle(items: [:], sheets: claims, now: minutes(5))
        #expect(gone[try itemID(4)]?.isGone == true)
    }
}
