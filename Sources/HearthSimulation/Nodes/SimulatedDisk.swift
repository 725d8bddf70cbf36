import HearthHousehold
package import HearthRows
import HearthWire

/// The disk of a simulated node: it may be slow, be full, or fail a commit.
package final class SimulatedDisk: TransactionalStore {
    /// What a step of a node throws when its world made the disk fail.
    package struct Failed: StorageFailure {}

    /// How long a commit takes that changed something.
    package var delay: Duration = .zero
    /// Nothing can be written.
    package var isFull = false
    /// How many of the next commits fail.
    package var refusals = 0
    /// The first public durable commit at or after each of these moments of the world's fails.
    var plannedRefusals: [Ticks] = []
    /// Whether the last commit is durable and no secret.
    private(set) var isPublic = false
    /// How many commits have failed.
    private(set) var refused = 0
    private let store: MemoryStore
    private let clock: SimulatedClock
    private let entropy: SeededEntropy
    private var isReliable = false

    init(store: MemoryStore, clock: SimulatedClock, entropy: SeededEntropy) {
        self.store = store
        self.clock = clock
        self.entropy = entropy
    }

    package func transaction<Result>(
        _ durability: Durability, _ body: (any HouseholdStore) throws -> Result
    ) throws -> Result {
        try store.transaction(durability) { tables in
            let result = try body(tables)
            isPublic = durability == .full && entropy.track == .open
            if !isReliable, fails() {
                refused += 1
                throw Failed()
            }
            if store.hasChanged { clock.wait(delay) }
            return result
        }
    }

    /// Does something during which the disk does not fail.
    func reliably<Result>(_ body: () throws -> Result) rethrows -> Result {
        isReliable = true
        defer { isReliable = false }
        return try body()
    }

    private func fails() -> Bool {
        if isFull, store.hasChanged { return true }
        if refusals > 0 {
            refusals -= 1
            return true
        }
        guard isPublic, let planned = plannedRefusals.first, planned <= clock.worldNow else {
            return false
        }
        plannedRefusals.removeFirst()
        return true
    }
}
