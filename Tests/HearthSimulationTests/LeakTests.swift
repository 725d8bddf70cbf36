import HearthSimulation
import HearthTestValues
import Testing

/// A check that finds nothing proves nothing: each of these leaks has to be found.
@Suite("Planted leaks")
struct LeakTests {
    /// Each check is tried by one leak, and with `--long` by all that it has to find.
    private static let leaks: [PlantedLeak] =
        isLong ? PlantedLeak.allCases : [.earlyCellRelayed, .boxForOwner, .longerTalk]

    @Test("Every way to tell an owner something is found", arguments: leaks)
    func found(_ leak: PlantedLeak) {
        // In the first world, unless that lacks what a leak needs, such as somebody let off a list.
        let findings = (1...20 as ClosedRange<UInt64>).lazy.flatMap { seed in
            SeedRun(
                seed: seed, sizes: Sizes(households: 3, days: 0.05), rates: .mild, leak: leak
            ).run().findings
        }
        #expect(findings.contains { $0.kind == leak.isSeenAs })
    }
}

extension PlantedLeak {
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
