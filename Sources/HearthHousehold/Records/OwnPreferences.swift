import FoundationEssentials
import HearthAPI
package import HearthRows
package import HearthSodium
import HearthWire

extension Household {
    private static let preferencesContext = Array("hearth/1 private".utf8)

    package func preferences(of member: IdentityKey, _ work: Work) throws -> Preferences {
        try openPreferences(of: member, work)?.state ?? Preferences()
    }

    /// Keeps a member's preferences open: every look reads them several times.
    package mutating func keepPreferences(of member: IdentityKey, _ work: Work) throws {
        keyring.preferences[member] = try openPreferences(of: member, work)
    }

    private func openPreferences(
        of member: IdentityKey, _ work: Work
    ) throws -> (nonce: Nonce, state: Preferences)? {
        guard let row = try work.store.row(PrivateRow.self, member),
            let nonce = Nonce(octets: Array(row.octets.prefix(Nonce.byteCount)))
        else { return nil }
        if let known = keyring.preferences[member], known.nonce == nonce { return known }
        guard let octets = opened(row.octets, of: member, Self.preferencesContext) else {
            return nil
        }
        // Those of an earlier Hearth carry spaces behind the JSON, which its reader passes over.
        return (nonce, try JSONDecoder().decode(Preferences.self, from: Data(octets)))
    }

    /// Writes a member's preferences, if they are others than before.
    package func savePreferences(
        _ state: Preferences, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        guard try openPreferences(of: member, work)?.state != state else { return }
        let octets = [UInt8](try Preferences.encoder.encode(state))
        try work.store.put(
            PrivateRow(member: member, octets: sealed(octets, keys, Self.preferencesContext)))
    }
}
