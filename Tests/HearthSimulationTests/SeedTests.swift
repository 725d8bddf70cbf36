import HearthKinds
import HearthPoems
import HearthTestValues
import Testing

@testable import HearthSimulation

/// Seeded worlds in which everything goes wrong that can; `scripts/simulate` runs many more.
@Suite("Seeded worlds")
struct SeedTests {
    private static let small = Sizes(households: 3, days: 0.05)

    @Test(
        "Whatever goes wrong, everybody agrees in the end and no owner can tell",
        arguments: isLong ? 1...6 : 1...3)
    func seed(_ seed: UInt64) {
        let outcome = SeedRun(seed: seed, sizes: Self.small).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.frames > 500)
    }

    @Test(
        "What a friend held is there where homes are put back again and again",
        arguments: isLong ? 9...11 : 9...9)
    func restores(_ seed: UInt64) {
        var rates = FaultRates()
        rates.restores = 24
        let outcome = SeedRun(seed: seed, sizes: Self.small, rates: rates).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.faults.restores > 0 && outcome.putBack > 0)
    }

    @Test(
        "What disks refused has not happened, and all agree all the same",
        arguments: isLong ? 13...14 : 13...13)
    func refusals(_ seed: UInt64) {
        var rates = FaultRates()
        rates.refusals = 60
        let outcome = SeedRun(seed: seed, sizes: Self.small, rates: rates).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.faults.refusedCommits > 0)
    }

    @Test(
        "Where a child's keepers see what is given, nobody else does by what somebody accepts",
        arguments: isLong ? 1...8 : 1...1)
    func children(_ seed: UInt64) {
        let sizes = Sizes(households: 3, days: 0.05, children: true)
        let outcome = SeedRun(seed: seed, sizes: sizes).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.faults.hostileActs > 0)
    }

    @Test(
        "Where people write notes together, no text is lost, and still no owner can tell",
        arguments: isLong ? 1...12 : 2...2)
    func notes(_ seed: UInt64) {
        var sizes = Self.small
        sizes.kinds = ["notes"]
        let outcome = SeedRun(seed: seed, sizes: sizes).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.texts > 10)
    }

    @Test(
        "Where a program writes over all notes again and again, no honest text is lost and nothing grows with it",
        arguments: isLong ? 2...6 : 4...4)
    func overwriting(_ seed: UInt64) {
        var rates = FaultRates()
        rates.restores = 0
        // A thousand within the world, or a few dozen.
        rates.overwriting = (isLong ? 1000 : 40) / Self.small.days
        var sizes = Self.small
        sizes.kinds = ["notes"]
        let outcome = SeedRun(seed: seed, sizes: sizes, rates: rates).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.faults.hostileActs > 20)
    }

    /// In the first world somebody asks for what their earlier copy says already; in the second the only home that
    /// held a line leaves the list before they meet.
    @Test(
        "Where homes are put back, only what somebody holds who stays has to be there",
        arguments: isLong ? [1017, 1083] : [1083])
    func notesPutBack(_ seed: UInt64) {
        var rates = FaultRates()
        rates.restores = 16
        let sizes = Sizes(households: 3, days: 0.06, kinds: ["notes"])
        let outcome = SeedRun(seed: seed, sizes: sizes, rates: rates).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.faults.restores > 0 && outcome.putBack > 0)
    }

    /// In the first somebody is asked again just before the home of who asked them is lost; in the second who is
    /// recovered leaves a list before their own answers are back; in the third they write what they wrote before.
    @Test(
        "Where people go off lists and a home is lost, nothing is lost, nobody reads on, nothing is seen free",
        arguments: isLong ? [1, 2, 3, 4, 5, 6, 7, 8, 15, 17, 27, 50] : [1, 27, 50])
    func departures(_ seed: UInt64) {
        let sizes = Sizes(households: 4, days: 0.05, departures: true)
        let outcome = SeedRun(seed: seed, sizes: sizes, rates: FaultRates().forDepartures).run()
        #expect(outcome.findings.isEmpty, "seed \(seed): \(outcome.findings)")
        #expect(outcome.faults.losses > 0 && outcome.putBack > 0)
    }

    @Test("People write lists of a kind that only tests know, and nothing of them is lost")
    func poems() {
        Self.addedPoems
        let outcome = SeedRun(
            seed: 3, sizes: Sizes(households: 3, days: 0.01, kinds: ["poems"])
        ).run()
        #expect(outcome.findings.isEmpty, "\(outcome.findings)")
        #expect(outcome.texts > 3)
    }

    private static let addedPoems: Void = {
        Poems.addForTests()
        KindActs.table.add(.poems)
    }()

    @Test("A world in which nobody writes notes is drawn alike, and one with them is another")
    func notesApart() {
        func acts(notes: Bool) -> [String] {
            let sizes = Sizes(households: 3, days: 0.02, kinds: notes ? ["notes"] : [])
            let script = Script(
                seed: 5, blueprint: Blueprint(seed: 5, sizes: sizes), from: 0,
                until: 1_000_000_000)
            return (script.open + script.secret).map { "\($0)" }
        }
        let (without, with) = (acts(notes: false), acts(notes: true))
        #expect(with.count > without.count && Set(without).isSubset(of: with))
    }

    @Test("A seed is the same world every time, and another seed another")
    func repeatable() {
        let digests = [7, 7, 8].map { seed in
            SeedRun(seed: seed, sizes: Sizes(households: 3, days: 0.02)).run().digest
        }
        #expect(digests[0] == digests[1])
        #expect(digests[0] != digests[2])
    }
}
