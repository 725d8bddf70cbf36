import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

extension Household {
    package func rescueKey(of member: IdentityKey) -> RecordKey {
        RecordKey(kind: .rescue, stream: .card(of: member), author: member)
    }

    /// Keeps what renews a member's rescue record while they are locked. With it nobody reads it.
    package func keepRescueKey(of keys: MemberKeys, _ work: Work) throws {
        let member = keys.identity.publicKey
        guard try Settings.text(.rescueKey, of: member, work) == nil,
            let secret = RescueCertificate.secret(of: keys.seed)
        else { return }
        let certificate = RescueCertificate(certifying: secret.publicKey, by: keys.identity)
        try Settings.set(
            .rescueKey, of: member,
            text: Hex.encode(secret.seed.copy() + certificate.signature.octets), work)
    }
}
