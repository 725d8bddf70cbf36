import HearthNoise
import HearthSodium
import NIOConcurrencyHelpers

/// The replay memory that all connections to one node share.
final class Replays: Sendable {
    private let memory: NIOLockedValueBox<ReplayMemory>

    init(capacity: Int) {
        memory = NIOLockedValueBox(ReplayMemory(capacity: capacity))
    }

    func contains(_ ephemeral: NodeKey) -> Bool {
        memory.withLockedValue { $0.contains(ephemeral) }
    }

    /// False if another connection was there first with the same key.
    func insert(_ ephemeral: NodeKey) -> Bool {
        memory.withLockedValue { $0.insert(ephemeral) }
    }
}
