import ArgumentParser
import FoundationEssentials
import HearthSimulation

/// Which worlds are run, and how.
struct WorldOptions: ParsableArguments {
    @Option(help: "How many seeds to run.")
    var seeds: UInt64 = 100

    @Option(help: "The first seed.")
    var from: UInt64 = 1

    @Option(help: "Homes in each world, 3 to 12.")
    var households = 4

    @Option(help: "Days in each world before everything heals; less than one is fine.")
    var days = Sizes().days

    @Option(help: "Worlds at once; 0: one for every processor.")
    var jobs = 0

    @Option(help: "Runs this seed alone.")
    var onlySeed: UInt64?

    @Flag(help: "Nothing goes wrong on purpose.")
    var calm = false

    @Option(help: "How often each home is put back to an earlier copy, a day.")
    var restores: Double?

    @Option(help: "The share of worlds in which two people own a list together.")
    var jointLists = Sizes().jointLists

    @Flag
    var kinds: [KindFlag] = []

    @Option(help: "How often a changed program writes over each list of these kinds, a day.")
    var overwriting: Double?

    @Flag(help: "A child lives in one of the homes, and owners pose as children.")
    var children = false

    @Flag(
        help:
            "More people leave lists, are taken off and may only read on; somebody loses their home and is recovered."
    )
    var departures = false

    func validate() throws {
        guard Sizes.householdRange.contains(households) else {
            throw ValidationError("--households takes 3 to 12.")
        }
        guard (1...1_000_000_000).contains(seeds), from <= UInt64.max / 2 else {
            throw ValidationError("--seeds takes 1 to 1000000000, --from at most half of 2^64.")
        }
        guard onlySeed != .max else { throw ValidationError("--only-seed is too large.") }
        guard days > 0, days <= 365 else {
            throw ValidationError("--days takes a number above 0, and at most 365.")
        }
        guard (0...100).contains(restores ?? 0) else {
            throw ValidationError("--restores takes 0 to 100.")
        }
        guard (0...1_000_000).contains(overwriting ?? 0) else {
            throw ValidationError("--overwriting takes 0 to 1000000.")
        }
        guard (0...1).contains(jointLists) else {
            throw ValidationError("--joint-lists takes 0 to 1.")
        }
        guard (0...256).contains(jobs) else {
            throw ValidationError("--jobs takes 0 to 256.")
        }
    }

    /// The seeds in question, at least one.
    var range: ClosedRange<UInt64> { onlySeed.map { $0...$0 } ?? (from...(from + seeds - 1)) }

    /// Runs every seed, several at once, and hands on what came of each as it comes.
    func forEach(
        isVerbose: Bool = false, dumps: Bool = false, _ take: (SeedRun.Outcome) -> Void
    ) async {
        let width = jobs == 0 ? ProcessInfo.processInfo.activeProcessorCount : jobs
        await withTaskGroup(of: SeedRun.Outcome.self) { group in
            var next = range.lowerBound
            for _ in 0..<width where next <= range.upperBound {
                let run = seedRun(next, isVerbose, dumps)
                next += 1
                group.addTask { run.run() }
            }
            while let outcome = await group.next() {
                if next <= range.upperBound {
                    let run = seedRun(next, isVerbose, dumps)
                    next += 1
                    group.addTask { run.run() }
                }
                take(outcome)
            }
        }
    }

    private func seedRun(_ seed: UInt64, _ isVerbose: Bool, _ dumps: Bool) -> SeedRun {
        var rates: FaultRates = calm ? .none : FaultRates()
        if let restores { rates.restores = restores }
        if departures { rates = rates.forDepartures }
        if let overwriting { rates.overwriting = overwriting }
        return SeedRun(
            seed: seed,
            sizes: Sizes(
                households: households, days: days, jointLists: jointLists,
                children: children, kinds: Set(kinds.map(\.kind)), departures: departures),
            rates: rates, isVerbose: isVerbose, dumps: dumps)
    }

    /// The options that run a seed again in the same world.
    func replaying(_ seed: UInt64) -> String {
        "--only-seed \(seed) --households \(households) --days \(days)"
            + (calm ? " --calm" : "")
            + (restores.map { " --restores \($0)" } ?? "")
            + (children ? " --children" : "")
            + kinds.map { " --\($0.kind)" }.joined()
            + (overwriting.map { " --overwriting \($0)" } ?? "")
            + (departures ? " --departures" : "")
            + (jointLists != Sizes().jointLists ? " --joint-lists \(jointLists)" : "")
    }
}
