import HearthSimulation

/// What came of many seeds.
struct Report {
    let wanted: UInt64
    private(set) var done: UInt64 = 0
    private(set) var failed: [UInt64] = []
    private var faults = FaultCounts()
    private var frames = 0
    private var octets = 0
    private var changes = 0
    private var claims = 0
    private var putBack = 0
    private var gone = 0
    private var texts = 0
    private var copies = 0
    private let clock = ContinuousClock()
    private let start: ContinuousClock.Instant
    private var toldAt: ContinuousClock.Instant

    init(wanted: UInt64) {
        self.wanted = wanted
        start = clock.now
        toldAt = start
    }

    mutating func take(_ outcome: SeedRun.Outcome) {
        done += 1
        if !outcome.findings.isEmpty { failed.append(outcome.seed) }
        faults = faults + outcome.faults
        frames += outcome.frames
        octets += outcome.octets
        changes += outcome.changes
        claims += outcome.claims
        putBack += outcome.putBack
        gone += outcome.gone
        texts += outcome.texts
        copies += outcome.copies
    }

    /// Whether the last line of progress is some seconds old.
    var isTimeToTell: Bool {
        mutating get {
            guard clock.now - toldAt >= .seconds(5), done < wanted else { return false }
            toldAt = clock.now
            return true
        }
    }

    var progress: String {
        "\(done) of \(wanted) seeds, \(rate) a second, \(failed.count) failed"
    }

    var summary: String {
        var lines = [
            "\(done) seeds, each run with and without secrets, in \(seconds) s: \(rate) a second",
            "\(failed.count) failed"
                + (failed.isEmpty
                    ? ""
                    : ": " + failed.sorted().prefix(20).map(String.init).joined(separator: " ")),
            "open changes \(changes), claims that stood in the end \(claims)",
            "acknowledged on homes that were put back since: held elsewhere and expected "
                + "\(putBack), gone with the disk \(gone)",
            "frames \(frames), octets \(octets)",
        ]
        if texts > 0 {
            lines.append("texts that had to be there \(texts), copies \(copies)")
        }
        if changes > 0 {
            lines.append(
                "octets per converged change \(octets / changes), "
                    + "messages per change \(frames / changes)")
        }
        lines.append("went wrong on purpose:")
        lines += faults.all.map { "  \($0.name): \($0.count)" }
        return lines.joined(separator: "\n")
    }

    private var seconds: Int64 { max(1, (clock.now - start).components.seconds) }

    private var rate: String {
        let tenths = Int64(done) * 10 / seconds
        return "\(tenths / 10).\(tenths % 10)"
    }
}
