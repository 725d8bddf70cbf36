import Foundation

/// Stops, kills and starts nodes at random.
struct Outages: Sendable {
    let homes: [TestHome]
    var dice: Dice
    private(set) var stopped = 0
    private(set) var killed = 0

    init(of homes: [TestHome], _ dice: Dice) {
        self.homes = homes
        self.dice = dice
    }

    /// One node goes down, some others perhaps as well, and they come back.
    mutating func happen() async throws {
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...700, using: &dice)))
        let count = dice.happens(25) ? 2 : 1
        let chosen = homes.shuffled(using: &dice).prefix(count)
        for home in chosen {
            if dice.happens(50) {
                killed += 1
                try await home.crash()
            } else {
                stopped += 1
                try await home.stop()
            }
        }
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...1500, using: &dice)))
        for home in chosen { try await home.start() }
    }
}
