package import HearthSodium

/// The secrets of a member whose session is open.
package struct MemberKeys: Sendable {
    package let seed: Seed
    package let identity: IdentitySecret
    package let sealing: SealingSecret
    /// For what is theirs alone on this disk.
    package let storage: SymmetricKey

    package init(seed: Seed) {
        self.seed = seed
        identity = seed.identity()
        sealing = seed.sealing()
        storage = seed.storageKey()
    }
}
