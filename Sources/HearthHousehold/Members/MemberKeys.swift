import HearthAPI
package import HearthSodium

/// The secrets of a member whose session is open.
package struct MemberKeys: Sendable {
    package let seed: Seed
    package let identity: IdentitySecret
    package let sealing: SealingSecret
    /// For what is theirs alone on this disk.
    package let storage: SymmetricKey

    init(seed: Seed) {
        self.seed = seed
        identity = seed.identity()
        sealing = seed.sealing()
        storage = seed.storageKey()
    }
}

/// Who asks for something.
package struct Asker: Sendable {
    package let identity: IdentityKey
    package let name: String
    /// nil while they are locked.
    package let keys: MemberKeys?
    package let sessionToken: String?
    /// How much of a name they have to say: all of it where something is changed.
    package var naming = Names.Naming.whole
}
