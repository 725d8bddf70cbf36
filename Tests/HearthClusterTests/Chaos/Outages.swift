import Foundation

/// Stops, kills and starts nodes at random.
struct Outages: Sendable {
    let homes: [TestHome]
    let tally: Tally
    var dice: Dice

    init(of homes: [TestHome], _ tally: Tally, _ dice: Dice) {
        self.homes = homes
        self.tally = tally
        self.dice = dice
    }

    /// One node goes down, some others perhaps as well, and they come back.
    mutating func happen() async throws {
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...700, using: &dice)))
        let count = dice.happens(25) ? 2 : 1
        let chosen = homes.shuffled(using: &dice).prefix(count)
        for home in chosen {
            if dice.happens(50) {
                tally.count { $0.killed += 1 }
                try await home.crash()
            } else {
                tally.count { $0.stopped += 1 }
                try await home.stop()
            }
        }
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...1500, using: &dice)))
        for home in chosen { try await home.start() }
    }
}
