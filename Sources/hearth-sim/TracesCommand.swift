import ArgumentParser
import Glibc
import HearthSimulation

struct TracesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "traces", abstract: "Prints what passed between homes, in digests or in full.",
        discussion: """
            One line for each seed, in their order: digests over both of its worlds, so that two \
            versions of the program can be compared. `exact` has every field that can be read \
            without keys, `shape` leaves out hashes and versions, `sorted` also forgets the order \
            within a moment, `rows` has what is stored in the databases in the end.
            """)

    @OptionGroup var worlds: WorldOptions

    @Flag(help: "Prints every frame instead, a line each.")
    var dump = false

    func run() async throws {
        var lines: [(seed: UInt64, text: String)] = []
        await worlds.forEach(dumps: dump) { outcome in
            for line in outcome.digest.lines { print(line) }
            guard !dump else { return }
            let text = "seed \(outcome.seed) \(outcome.digest) findings \(outcome.findings.count)"
            lines.append(
                (outcome.seed, text + " frames \(outcome.frames) octets \(outcome.octets)"))
        }
        for line in lines.sorted(by: { $0.seed < $1.seed }) { print(line.text) }
        fflush(nil)
    }
}
