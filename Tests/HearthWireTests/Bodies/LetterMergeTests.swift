import HearthTestValues
import HearthWire
import Testing

/// One letter as several copies of its author's home hold it.
@Suite("Merging a letter")
struct LetterMergeTests {
    /// Some changes, in a home that may have known nothing of the others.
    private func letter(_ generator: inout SeededGenerator) throws -> LetterBody {
        var letter = LetterBody()
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            let old = letter
            let list: ListID = try Sample.fixed(UInt8.random(in: 1...3, using: &generator))
            switch Int.random(in: 0...4, using: &generator) {
            case 0:
                let reached = old.offers.first { $0.list == list }?.round ?? 0
                letter.offers.removeAll { $0.list == list }
                letter.offers.append(
                    offer(
                        of: list, max(reached, old.withdrawn[list] ?? 0) + 1,
                        title: Bool.random(using: &generator) ? "Attic" : "Garden"))
            case 1: letter.offers.removeAll { $0.list == list }
            case 2:
                letter.answers.removeAll { $0.list == list }
                letter.answers.append(
                    LetterBody.Answer(
                        list: list, round: UInt32.random(in: 1...3, using: &generator),
                        decision: Bool.random(using: &generator) ? .accepted : .left,
                        showsAddresses: false, addresses: []))
            case 3:
                let last = max(
                    old.asks.first { $0.list == list }?.time ?? .start,
                    old.withdrawnAsks[list] ?? .start)
                letter.asks.removeAll { $0.list == list }
                letter.asks.append(
                    LetterBody.Ask(list: list, time: last.adding(.seconds(1)), text: "More?"))
            default: letter.asks.removeAll { $0.list == list }
            }
            letter.noteWithdrawals(since: old)
        }
        return letter
    }

    private func offer(of list: ListID, _ round: UInt32, title: String) -> LetterBody.Offer {
        LetterBody.Offer(
            list: list, title: title, role: .friend, readers: 2, occasion: 0, date: [],
            isGiving: true, round: round)
    }

    /// The order of entries means nothing.
    private func entries(_ letter: LetterBody) -> Entries {
        Entries(
            offers: Set(letter.offers), answers: Set(letter.answers), asks: Set(letter.asks),
            withdrawn: letter.withdrawn, withdrawnAsks: letter.withdrawnAsks)
    }

    private struct Entries: Hashable {
        let offers: Set<LetterBody.Offer>
        let answers: Set<LetterBody.Answer>
        let asks: Set<LetterBody.Ask>
        let withdrawn: [ListID: UInt32]
        let withdrawnAsks: [ListID?: WallTime]
    }

    @Test("It does not matter in which order, how often or in which groups they are merged")
    func laws() throws { try expectMergeLaws(of: entries, draw: letter) }

    @Test("What is not offered any more stays so, until it is offered again")
    func withdrawn() throws {
        let list: ListID = try Sample.fixed(1)
        var offered = LetterBody()
        offered.offers = [offer(of: list, 1, title: "Attic")]
        var withdrawn = offered
        withdrawn.offers = []
        withdrawn.noteWithdrawals(since: offered)
        #expect(withdrawn.merged(with: offered).offers.isEmpty)
        var again = withdrawn
        again.offers = [offer(of: list, 2, title: "Attic")]
        #expect(again.merged(with: withdrawn).offers == again.offers)
        #expect(offered.merged(with: again).offers == again.offers)
    }
}

extension WallTime {
    fileprivate static let start = WallTime(milliseconds: 0)
}
