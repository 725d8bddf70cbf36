import HearthTransport

extension TransportError {
    /// Why a node could not be reached, for people.
    var reason: String {
        switch self {
        case .connectFailed: "nobody answers at this address"
        case .refused: "the node there is another one, or refuses"
        case .handshakeTimeout: "the node there did not answer in time"
        case .truncated: "the connection broke"
        case .protocolViolation: "the node there does not speak Hearth"
        case .queueFull: "the connection is too slow"
        case .closed: "closed"
        case .addressInUse, .addressNotAvailable: "this address cannot be used"
        }
    }
}
