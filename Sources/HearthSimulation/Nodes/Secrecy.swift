import HearthAPI
import HearthHousehold
import HearthReplication
import HearthWire

/// What depends on claims, and draws its randomness apart: so two worlds that differ in claims alone
/// seal the same public records.
enum Secrecy {
    static func isSecret(_ event: HouseholdEvent) -> Bool {
        switch event {
        case .received(_, .early), .look: true
        case .connected, .received, .readOver, .disconnected, .dialFailed, .dialledBack, .wake,
            .due:
            false
        }
    }
}
