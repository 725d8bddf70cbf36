import HearthReplication
import HearthSodium
import Synchronization

/// The replay memory that all connections to one node share.
final class Replays: Sendable {
    private let memory: Mutex<ReplayMemory>

    init(capacity: Int) {
        memory = Mutex(ReplayMemory(capacity: capacity))
    }

    func contains(_ ephemeral: NodeKey) -> Bool {
        memory.withLock { $0.contains(ephemeral) }
    }

    /// False if another connection was there first with the same key.
    func insert(_ ephemeral: NodeKey) -> Bool {
        memory.withLock { $0.insert(ephemeral) }
    }
}
