/// Where randomness comes from: the system, or in a simulated world a seed.
package protocol Entropy: AnyObject, Sendable {
    /// `count` octets that nobody can predict.
    ///
    /// Anybody who asks says what for, so that in a simulated world one kind of use drawing more
    /// does not change what the others get.
    func octets(_ count: Int, for purpose: EntropyPurpose) -> [UInt8]
}

extension Entropy {
    /// A fresh nonce.
    package func nonce(for purpose: EntropyPurpose = .nonce) -> Nonce {
        guard let nonce = Nonce(octets: octets(Nonce.byteCount, for: purpose)) else {
            preconditionFailure("a source of entropy gave another count than it was asked for")
        }
        return nonce
    }
}
