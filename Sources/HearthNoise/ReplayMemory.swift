package import HearthSodium

/// The ephemeral keys of the latest handshakes, so that a recorded first message gets no answer.
package struct ReplayMemory: Sendable {
    /// How many keys are remembered unless told otherwise.
    package static let defaultCapacity = 16_384

    private let capacity: Int
    private var known: Set<NodeKey> = []
    /// The same keys by age; `oldest` is where the next one goes once it is full.
    private var ring: [NodeKey] = []
    private var oldest = 0

    /// Remembers nothing yet and never more than `capacity` keys.
    package init(capacity: Int = Self.defaultCapacity) {
        precondition(capacity > 0, "a memory has room for something")
        self.capacity = capacity
    }

    /// Whether this key is remembered.
    package func contains(_ ephemeral: NodeKey) -> Bool {
        known.contains(ephemeral)
    }

    /// Remembers a key, and forgets the oldest if there is no room; false, and nothing changed,
    /// if it was remembered already.
    package mutating func insert(_ ephemeral: NodeKey) -> Bool {
        guard known.insert(ephemeral).inserted else { return false }
        if ring.count < capacity {
            ring.append(ephemeral)
        } else {
            known.remove(ring[oldest])
            ring[oldest] = ephemeral
            oldest = (oldest + 1) % capacity
        }
        return true
    }
}
