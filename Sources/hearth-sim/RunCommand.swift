import ArgumentParser
import Glibc
import HearthSimulation

struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs seeds, one after the other or several at once.",
        discussion: """
            Prints how it goes, and in the end what went wrong on purpose and what it cost. \
            Exits with 1 if anything did not hold, after saying how to run that seed again.
            """)

    @OptionGroup var worlds: WorldOptions

    @Flag(help: "Says what people did and what came of it.")
    var verbose = false

    @Option(help: "The commit that is named when a seed fails.")
    var commit: String?

    func run() async throws {
        var report = Report(wanted: UInt64(worlds.range.count))
        await worlds.forEach(isVerbose: verbose) { outcome in
            report.take(outcome)
            show(outcome)
            if report.isTimeToTell { print(report.progress) }
            // Into a file or a pipe as well, so that a run that is broken off has said it all.
            fflush(nil)
        }
        print(report.summary)
        if !report.failed.isEmpty { throw ExitCode.failure }
    }

    private func show(_ outcome: SeedRun.Outcome) {
        for line in outcome.story { print(line) }
        guard !outcome.findings.isEmpty else { return }
        print("seed \(outcome.seed) failed:")
        for finding in outcome.findings.prefix(verbose ? 100 : 4) {
            print("  \(String(finding.description.prefix(600)))")
        }
        let checkout = commit.map { "git checkout \($0) && " } ?? ""
        print(
            "  again: \(checkout)scripts/simulate \(worlds.replaying(outcome.seed)) --verbose")
    }
}
