import Foundation
import NIOConcurrencyHelpers

/// Free ports on this machine, below those that the system gives to connections.
enum Ports {
    /// Each of the processes among which `scripts/test` parts the suites begins elsewhere.
    private static let next = NIOLockedValueBox(
        (ProcessInfo.processInfo.environment["HEARTH_TEST_SLOT"].flatMap { Int($0) })
            .map { 20_000 + $0 % 12 * 1000 } ?? Int.random(in: 20_000..<31_000))

    /// A port that nobody listens on and that this process was not given before.
    static func free() -> Int {
        while true {
            let port = next.withLockedValue { next in
                next = next < 32_000 ? next + 1 : 20_000
                return next
            }
            if Listener(port: port) != nil { return port }
        }
    }
}

/// A socket that listens on 127.0.0.1 as long as it lives.
final class Listener {
    let port: Int
    private let descriptor: Int32

    /// Nil when the port is taken.
    init?(port: Int) {
        self.port = port
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size)
            }
        }
        guard bound == 0, listen(descriptor, 1) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }
}
