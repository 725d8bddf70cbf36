import HearthAPI
import HearthTransport

extension TransportError {
    /// Why a node could not be reached.
    var problem: PeerProblem {
        switch self {
        case .connectFailed: .noAnswer
        case .proxyNeeded: .proxyNeeded
        case .proxyFailed: .proxyFailed
        case .refused: .refused
        case .handshakeTimeout: .timeout
        case .truncated: .broken
        case .protocolViolation: .notHearth
        case .queueFull: .tooSlow
        case .closed: .closed
        case .addressInUse, .addressNotAvailable: .badAddress
        }
    }
}
