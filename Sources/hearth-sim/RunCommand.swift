import ArgumentParser
import FoundationEssentials
import Glibc
import HearthSimulation

struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs seeds, one after the other or several at once.",
        discussion: """
            Prints how it goes, and in the end what went wrong on purpose and what it cost. \
            Exits with 1 if anything did not hold, after saying how to run that seed again.
            """)

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

    @Flag(help: "Says what people did and what came of it.")
    var verbose = false

    @Flag(help: "Nothing goes wrong on purpose.")
    var calm = false

    @Option(help: "How often each home is put back to an earlier copy, a day.")
    var restores: Double?

    @Option(help: "The share of worlds in which a home runs twice.")
    var copies: Double?

    @Option(help: "The share of worlds in which homes have slow disks.")
    var slowDisks: Double?

    @Option(help: "The commit that is named when a seed fails.")
    var commit: String?

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
        guard (0...1).contains(copies ?? 0) else {
            throw ValidationError("--copies takes 0 to 1.")
        }
        guard (0...1).contains(slowDisks ?? 0) else {
            throw ValidationError("--slow-disks takes 0 to 1.")
        }
        guard (0...256).contains(jobs) else {
            throw ValidationError("--jobs takes 0 to 256.")
        }
    }

    func run() async throws {
        let range =
            onlySeed.map { $0...$0 } ?? (from...(from + seeds - 1))
        var report = Report(wanted: UInt64(range.count))
        let width = jobs == 0 ? ProcessInfo.processInfo.activeProcessorCount : jobs
        await withTaskGroup(of: SeedRun.Outcome.self) { group in
            var next = range.lowerBound
            for _ in 0..<width where next <= range.upperBound {
                let run = seedRun(next)
                next += 1
                group.addTask { run.run() }
            }
            while let outcome = await group.next() {
                if next <= range.upperBound {
                    let run = seedRun(next)
                    next += 1
                    group.addTask { run.run() }
                }
                report.take(outcome)
                show(outcome)
                if report.isTimeToTell { print(report.progress) }
                // Into a file or a pipe as well, so that a run that is broken off has said it all.
                fflush(nil)
            }
        }
        print(report.summary)
        if !report.failed.isEmpty { throw ExitCode.failure }
    }

    private func seedRun(_ seed: UInt64) -> SeedRun {
        var rates: FaultRates = calm ? .none : FaultRates()
        if let restores { rates.restores = restores }
        if let copies { rates.copies = copies }
        if let slowDisks { rates.slowDisks = slowDisks }
        return SeedRun(
            seed: seed, sizes: Sizes(households: households, days: days), rates: rates,
            isVerbose: verbose)
    }

    private func show(_ outcome: SeedRun.Outcome) {
        for line in outcome.story { print(line) }
        if verbose { print("seed \(outcome.seed): trace \(outcome.traceHash)") }
        guard !outcome.findings.isEmpty else { return }
        print("seed \(outcome.seed) failed:")
        for finding in outcome.findings.prefix(verbose ? 100 : 4) {
            print("  \(String(finding.description.prefix(600)))")
        }
        print("  again: \(replay(outcome.seed))")
    }

    private func replay(_ seed: UInt64) -> String {
        let checkout = commit.map { "git checkout \($0) && " } ?? ""
        return checkout + "scripts/simulate --only-seed \(seed) --households \(households) "
            + "--days \(days)\(calm ? " --calm" : "")"
            + (restores.map { " --restores \($0)" } ?? "")
            + (copies.map { " --copies \($0)" } ?? "")
            + (slowDisks.map { " --slow-disks \($0)" } ?? "") + " --verbose"
    }
}
