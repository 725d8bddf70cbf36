package import HearthSodium
import HearthWire
import Synchronization

/// Randomness that a seed determines: the n-th block for a purpose on a node is always the same.
///
/// Every purpose counts for itself, so that one more draw for one of them changes nothing for the
/// others.
package final class SeededEntropy: Entropy {
    private let seed: UInt64
    private let node: String
    private let drawn = Mutex<[String: UInt64]>([:])

    /// The randomness of one node of a world.
    package init(seed: UInt64, node: String) {
        self.seed = seed
        self.node = node
    }

    package func octets(_ count: Int, for purpose: EntropyPurpose) -> [UInt8] {
        let number = drawn.withLock { drawn in
            drawn[purpose.name, default: 0] += 1
            return drawn[purpose.name, default: 0]
        }
        var octets: [UInt8] = []
        var block: UInt64 = 0
        while octets.count < count {
            octets += draw(number, block: block, for: purpose)
            block += 1
        }
        return Array(octets.prefix(count))
    }

    /// BLAKE2b-512 over seed 8, length of the node's name 8, name, length of the purpose 8,
    /// purpose, number 8 and block 8.
    private func draw(
        _ number: UInt64, block: UInt64, for purpose: EntropyPurpose
    ) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(seed)
        for text in [node, purpose.name] {
            writer.write(UInt64(text.utf8.count))
            writer.write(Array(text.utf8))
        }
        writer.write(number)
        writer.write(block)
        return BLAKE2b.hash(writer.octets, count: 64)
    }
}
