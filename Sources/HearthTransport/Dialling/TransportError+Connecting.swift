import NIOCore
import NIOPosix

extension TransportError {
    /// What it means that no TCP connection came about.
    init(connecting error: any Error) {
        guard let error = error as? NIOConnectionError else {
            self = .connectFailed("\(error)")
            return
        }
        if let failure = error.connectionErrors.first {
            self = .connectFailed("\(failure.error)")
        } else if error.dnsAError != nil || error.dnsAAAAError != nil {
            self = .connectFailed("name not found")
        } else {
            self = .connectFailed("no answer")
        }
    }
}
