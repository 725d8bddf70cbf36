@_spi(Seed) package import HearthSodium

extension Seed {
    /// What the member's cart is sealed under on their disk: apart from the key of what else is theirs there, which the
    /// household has.
    package func cartKey() -> SymmetricKey {
        SymmetricKey(
            secret: SecretOctets(BLAKE2b.hash(Array("hearth/1 cart key".utf8), key: secret.copy())))
    }
}
