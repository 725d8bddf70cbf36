package import HearthSodium
import HearthWire

/// Randomness that a seed determines: the n-th block for a purpose on a node is always the same.
///
/// Every purpose counts for itself, and what a person does in secret counts apart from everything
/// else: so one more draw for one of them changes nothing for the others, and a world with secrets
/// makes the same public records, octet for octet, as one without.
///
/// A world runs in one task, and its randomness with it: there is no lock.
package final class SeededEntropy: Entropy, @unchecked Sendable {
    /// For what kind of step is drawn.
    package enum Track: UInt8, Sendable {
        case open = 0
        /// Steps that depend on claims.
        case secret = 1
    }

    /// The track of the step that is being taken.
    package var track = Track.open

    private struct Counter: Hashable {
        let track: Track
        let purpose: String
    }

    private let prefix: [UInt8]
    private var drawn: [Counter: UInt64] = [:]

    /// The randomness of one node of a world.
    package init(seed: UInt64, node: String) {
        var writer = OctetWriter()
        writer.write(seed)
        writer.write(UInt64(node.utf8.count))
        writer.write(Array(node.utf8))
        prefix = writer.octets
    }

    package func octets(_ count: Int, for purpose: EntropyPurpose) -> [UInt8] {
        let number = next(Counter(track: track, purpose: purpose.name))
        var octets: [UInt8] = []
        var block: UInt64 = 0
        while octets.count < count {
            octets += draw(number, block: block, for: purpose)
            block += 1
        }
        return Array(octets.prefix(count))
    }

    private func next(_ counter: Counter) -> UInt64 {
        drawn[counter, default: 0] += 1
        return drawn[counter, default: 0]
    }

    /// BLAKE2b-512 over seed 8, length of the node's name 8, name, length of the purpose 8,
    /// purpose, track 1, number 8 and block 8.
    private func draw(
        _ number: UInt64, block: UInt64, for purpose: EntropyPurpose
    ) -> [UInt8] {
        var writer = OctetWriter()
        writer.write(prefix)
        writer.write(UInt64(purpose.name.utf8.count))
        writer.write(Array(purpose.name.utf8))
        writer.write(track.rawValue)
        writer.write(number)
        writer.write(block)
        return BLAKE2b.hash(writer.octets, count: 64)
    }
}
