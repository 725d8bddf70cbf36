import Foundation
import Testing

/// Twelve households whose nodes are stopped and killed at random while people befriend, edit,
/// share, reserve, free and buy. All of it goes through the command line of real processes.
///
/// `HEARTH_CHAOS_SEED` decides who does what and which nodes go down when, as far as that is not
/// up to the machine; the seed of each run is printed. `HEARTH_CHAOS_SECONDS` says how long, and
/// a slow machine goes on until enough has happened.
@Suite("Chaos")
struct ChaosTests {
    private static let environment = ProcessInfo.processInfo.environment
    private let seed =
        environment["HEARTH_CHAOS_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1..<1_000_000)
    private let duration = Duration.seconds(
        environment["HEARTH_CHAOS_SECONDS"].flatMap { Int($0) } ?? 20)

    @Test("After any number of outages every circle agrees, nothing is lost, and no owner knows")
    func chaos() async throws {
        try await withWorld(alone: true) { world in
            let book = Book()
            let neighbours = try await Neighbours(world, book)
            print("chaos: HEARTH_CHAOS_SEED=\(seed)")
            let tally = try await live(neighbours, book)
            print("chaos: \(tally)")

            for circle in neighbours.circles { try await circle.complete() }
            var left: [String] = []
            do {
                try await eventually("all circles agree", within: .seconds(180)) {
                    left = []
                    for circle in neighbours.circles {
                        left += try await circle.disagreements(book)
                    }
                    return left.isEmpty
                }
            } catch {
                throw Failure("seed \(seed): \(error)\n\(left.joined(separator: "\n"))")
            }
            var claims = 0
            for circle in neighbours.circles {
                claims += try await circle.expectBlindOwner()
            }
            #expect(claims > 0, "seed \(seed)")
            // It was what it says.
            #expect(tally.isEnough, "\(tally)")
        }
    }

    /// Lives until the time is over and enough has happened; afterwards every node runs.
    private func live(_ neighbours: Neighbours, _ book: Book) async throws -> Tally {
        let tally = Tally()
        let end = ContinuousClock.now + duration
        let last = end + .seconds(240)
        @Sendable func isOver() -> Bool {
            let now = ContinuousClock.now
            return now >= last || (now >= end && tally.isEnough)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in 0..<3 {
                group.addTask {
                    var people = stride(from: part, to: neighbours.homes.count, by: 3).map {
                        Person(
                            neighbours.homes[$0], neighbours, book, tally,
                            Dice(seed: seed, purpose: UInt64($0)))
                    }
                    var dice = Dice(seed: seed, purpose: UInt64(100 + part))
                    while !isOver() {
                        let chosen = people.indices.randomElement(using: &dice) ?? 0
                        try await people[chosen].act()
                    }
                }
            }
            for half in 0..<2 {
                group.addTask {
                    let homes = neighbours.homes.indices.filter { $0 % 2 == half }
                    var outages = Outages(
                        of: homes.map { neighbours.homes[$0] }, tally,
                        Dice(seed: seed, purpose: UInt64(200 + half)))
                    while !isOver() { try await outages.happen() }
                }
            }
            try await group.waitForAll()
        }
        return tally
    }
}
