import HearthSimulation
import Testing

/// A check that finds nothing proves nothing: each of these leaks has to be found.
@Suite("Planted leaks")
struct LeakTests {
    @Test("Every way to tell an owner something is found", arguments: PlantedLeak.allCases)
    func found(_ leak: PlantedLeak) {
        let outcome = SeedRun(
            seed: leak.seed, sizes: Sizes(households: 3, days: 0.05), rates: .mild, leak: leak
        ).run()
        #expect(outcome.findings.contains { $0.kind == leak.isSeenAs })
    }
}

extension PlantedLeak {
    /// A world that has what it needs, such as somebody who is let off a list.
    fileprivate var seed: UInt64 { 1 }

    /// What it has to be found as.
    fileprivate var isSeenAs: Finding.Kind {
        switch self {
        case .earlyCellRelayed, .randomSlot: .breach
        case .boxForOwner: .opened
        default: .interference
        }
    }
}

extension FaultRates {
    /// Lines break now and then, so that nodes meet anew, and nothing else goes wrong.
    fileprivate static var mild: FaultRates {
        var rates = FaultRates.none
        rates.restarts = 6
        return rates
    }
}
