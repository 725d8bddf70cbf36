import HearthAPI
import HearthHousehold
import HearthReplication
import HearthWire

/// What depends on claims, and draws its randomness apart: so two worlds that differ in claims alone
/// seal the same public records.
enum Secrecy {
    /// Whether an operation changes claims or shows them.
    static func isSecret<Request: Operation>(_ type: Request.Type) -> Bool {
        type.changesClaims || type == ShowCart.self || type == ShowAudience.self
            || type == ShowReminders.self || type == ShowList.self || type == ShowWish.self
            || type == ShowWhispers.self || type == ListIdeas.self || type == ShowNews.self
            || type == ReadNews.self
    }

    static func isSecret(_ event: HouseholdEvent) -> Bool {
        switch event {
        case .received(_, .early), .look: true
        default: false
        }
    }
}
