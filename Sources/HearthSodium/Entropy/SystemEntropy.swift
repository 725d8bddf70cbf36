import CSodium

/// The randomness of the operating system.
package final class SystemEntropy: Entropy {
    /// Fails the process where the system has none to give.
    package init() {
        Sodium.ready
    }

    package func octets(_ count: Int, for purpose: EntropyPurpose) -> [UInt8] {
        precondition(count >= 0)
        Sodium.ready
        var octets = [UInt8](repeating: 0, count: count)
        randombytes_buf(&octets, count)
        return octets
    }
}
