import HearthAPI
import HearthHousehold
import HearthRows
import HearthWire

extension HouseholdEvent {
    /// Whether it is on the disk before anything that follows from it is said.
    var isDurable: Bool {
        switch self {
        case .received(_, let frame):
            switch frame {
            case .record, .knock, .knockAnswer: true
            default: false
            }
        case .connected, .wake, .due: true
        // What is not on the disk is found again.
        case .readOver, .disconnected, .dialFailed, .dialledBack, .look: false
        }
    }
}

extension NodeShell {
    /// That of all together: they are one transaction.
    func durability(of events: some Sequence<HouseholdEvent>) -> Durability {
        events.contains(where: \.isDurable) ? .full : .relaxed
    }

    /// What a person did is on the disk before they are told; so is what waited for their keys.
    func durability<Request: Operation>(of request: Request.Type, _ caller: Caller) -> Durability {
        Request.isReading && !household.mayOpenSignIn(caller) ? .relaxed : .full
    }
}
