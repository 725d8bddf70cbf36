import HearthAPI
import HearthHome
import HearthHousehold
import HearthRecovery
import HearthRows
import HearthSodium
import HearthStore
import HearthTransport
import HearthWire

/// Leaves one member in a copy of a home.
enum Packing {
    /// `copy`: the path of the copy of the database.
    static func strip(_ copy: String, to member: IdentityKey, homeAt addresses: [String]) throws {
        let store = try SQLiteStore(path: copy)
        try store.transaction(.full) { tables in
            let work = Work(store: tables, now: .now)
            guard let octets = try Settings.octets(.nodeSecret, work),
                let secret = NodeSecret(octets: octets)
            else { throw HearthError(.internalError) }
            var household = try Household(
                node: secret.publicKey, clock: .standard, addresses: addresses,
                entropy: SystemEntropy(), work)
            try household.keepOnly(member, homeAt: addresses, work)
            // They get another node; this home's own key is none of theirs.
            try Settings.set(
                .nodeSecret, [UInt8](repeating: 0, count: NodeSecret.byteCount), work)
        }
        try store.vacuum()
        try store.close()
    }
}
