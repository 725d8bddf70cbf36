import HearthAPI
import HearthSodium

/// The secrets of a member whose session is open.
struct MemberKeys: Sendable {
    let seed: Seed
    let identity: IdentitySecret
    let sealing: SealingSecret
    /// For what is theirs alone on this disk.
    let storage: SymmetricKey

    init(seed: Seed) {
        self.seed = seed
        identity = seed.identity()
        sealing = seed.sealing()
        storage = seed.storageKey()
    }
}

/// Who asks for something.
struct Asker: Sendable {
    let identity: IdentityKey
    let name: String
    /// nil while they are locked.
    let keys: MemberKeys?
    let sessionToken: String?
    /// How much of a name they have to say: all of it where something is changed.
    var naming = Names.Naming.whole
}
