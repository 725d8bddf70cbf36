import HearthSimulation
import Testing

/// A check that finds nothing proves nothing: each of these leaks has to be found.
@Suite("Planted leaks")
struct LeakTests {
    /// Found only where enough comes in at once (`burst`).
    private static let leaks = PlantedLeak.allCases.filter { $0 != .commitsEachStep }

    @Test("Every way to tell an owner something is found", arguments: leaks)
    func found(_ leak: PlantedLeak) {
        // Not every world has what a leak needs, such as somebody who is let off a list.
        let finding = ([leak.seed] + Array(1...60)).lazy.flatMap { seed in
            SeedRun(
                seed: seed, sizes: Sizes(households: 3, days: 0.05), rates: leak.rates, leak: leak
            ).run().findings
        }.first { leak.isSeenAs.contains($0.kind) }
        #expect(finding != nil)
    }

    @Test("Waiting for the disk with every step of many is found")
    func burst() {
        var rates = FaultRates()
        rates.slowDisks = 1
        let finding = ([62, 101] + Array(1...60)).lazy.flatMap { seed in
            SeedRun(
                seed: UInt64(seed), sizes: Sizes(households: 3, days: 0.05), rates: rates,
                leak: .commitsEachStep
            ).run().findings
        }.first { $0.kind == .interference }
        #expect(finding != nil)
    }
}

extension PlantedLeak {
    /// What has to go wrong for it to show.
    fileprivate var rates: FaultRates {
        var rates: FaultRates = flaw == nil ? .mild : .slow
        if self == .shownWhenClaimed { rates.restores = 8 }
        return rates
    }

    /// A world that is known to have what it needs, lest many others are run first.
    fileprivate var seed: UInt64 {
        switch self {
        case .digestOfEarlyCells: 3
        case .touchedRow: 2
        case .shownWhenClaimed: 16
        default: 1
        }
    }

    /// What it has to be found as.
    fileprivate var isSeenAs: Set<Finding.Kind> {
        switch self {
        case .earlyCellRelayed, .randomSlot, .resentNonce: [.breach]
        case .boxForOwner: [.opened]
        default: [.interference]
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

    /// Disks are slow, and nothing goes wrong.
    fileprivate static var slow: FaultRates {
        var rates = FaultRates.none
        rates.slowDisks = 1
        return rates
    }
}
