import Glibc
import HearthWire
import NIOCore

extension TransportError {
    /// What it means that `address` could not be listened at.
    init(binding address: HostPort, _ error: any Error) {
        if let error = error as? IOError, error.errnoCode == EADDRINUSE {
            self = .addressInUse(address.description)
        } else {
            self = .addressNotAvailable(address.description)
        }
    }
}
