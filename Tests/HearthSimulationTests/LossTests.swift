import HearthSimulation
import Testing

/// What people were told has to be there after homes were put back, and while one runs twice; and a
/// check that finds nothing proves nothing.
@Suite("Homes that are put back, and homes that run twice")
struct LossTests {
    private static let sizes = Sizes(households: 4, days: 0.1)

    @Test("Every way to lose what people were told of it is found", arguments: PlantedLoss.allCases)
    func found(_ loss: PlantedLoss) {
        for wanted in loss.isSeenAs {
            let finding = ([wanted.seed] + Array(1...40)).lazy.flatMap { seed in
                SeedRun(seed: seed, sizes: Self.sizes, rates: loss.rates, loss: loss).run().findings
            }.first { $0.kind == wanted.kind && $0.text.contains(wanted.text) }
            #expect(finding != nil, "\(wanted)")
        }
    }

    @Test("Lists and friends of after the copy come back, and people taken off stay off")
    func late() {
        let outcomes = (1...4 as ClosedRange<UInt64>).map { seed in
            SeedRun(seed: seed, sizes: Self.sizes, rates: .puttingBack).run()
        }
        for outcome in outcomes { #expect(outcome.findings.isEmpty, "seed \(outcome.seed)") }
        #expect(outcomes.contains { $0.lateLists > 0 })
        #expect(outcomes.contains { $0.lateFriends > 0 })
        #expect(outcomes.contains { $0.lateRemovals > 0 })
    }

    @Test("No reservation is lost while a home runs twice, and both copies are told")
    func copies() {
        for seed in 1...2 as ClosedRange<UInt64> {
            let outcome = SeedRun(seed: seed, sizes: Self.sizes, rates: .runningTwice).run()
            #expect(outcome.findings.isEmpty, "seed \(seed)")
            #expect(outcome.faults.copies > 0)
        }
    }

    @Test("What was whispered at either of two copies stays")
    func whispers() {
        let outcome = SeedRun(seed: 24, sizes: Self.sizes).run()
        #expect(outcome.findings.isEmpty)
        #expect(outcome.faults.copies > 0)
    }
}

extension PlantedLoss {
    fileprivate var rates: FaultRates {
        switch self {
        case .friendsForgotten, .recordsForgotten: .puttingBack
        case .claimsForgotten, .alarmsCleared: .runningTwice
        }
    }

    /// What it has to be found as, and a world that is known to show it, lest many others are run
    /// first.
    fileprivate var isSeenAs: [(seed: UInt64, kind: Finding.Kind, text: String)] {
        switch self {
        case .friendsForgotten: [(2, .lost, "is no friend of")]
        case .recordsForgotten:
            [(1, .lost, "its owner does not have it"), (13, .readmitted, "was taken off")]
        case .claimsForgotten: [(2, .lost, "claims")]
        case .alarmsCleared: [(1, .unwarned, "runs twice")]
        }
    }
}

extension FaultRates {
    /// Homes are put back, and nothing else goes wrong.
    fileprivate static var puttingBack: FaultRates {
        var rates = FaultRates.none
        rates.restores = 8
        return rates
    }

    /// A home runs twice, and nothing else goes wrong.
    fileprivate static var runningTwice: FaultRates {
        var rates = FaultRates.none
        rates.copies = 1
        return rates
    }
}
