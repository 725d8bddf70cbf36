import Glibc

/// The system's service manager, where it started this process: it is told how the process is (systemd,
/// "sd_notify(3)"). One datagram each; where nobody listens, nothing happens.
package struct ServiceManager: Sendable {
    private let path: String
    /// How often it wants to hear that the process lives, in microseconds; nil: it does not ask.
    private let watchdog: Int?

    /// Nil: nobody wants to be told.
    package init?(_ environment: [String: String]) {
        guard let path = environment["NOTIFY_SOCKET"], path.hasPrefix("/") || path.hasPrefix("@"),
            path.utf8.count < 108
        else { return nil }
        self.path = path
        let isForUs = environment["WATCHDOG_PID"].map { $0 == String(getpid()) } ?? true
        watchdog = isForUs ? environment["WATCHDOG_USEC"].flatMap { Int($0) } : nil
    }

    /// Between two signs of life: half of what is wanted; nil: none are.
    package var interval: Duration? {
        watchdog.flatMap { $0 > 0 ? .microseconds($0 / 2) : nil }
    }

    /// It can be used.
    package func isReady() { send("READY=1") }
    package func isStopping() { send("STOPPING=1") }
    package func lives() { send("WATCHDOG=1") }

    private func send(_ text: String) {
        let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var octets = Array(path.utf8)
        // A name without a file begins with a zero octet.
        if octets[0] == UInt8(ascii: "@") { octets[0] = 0 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: octets) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + octets.count)
        let message = Array(text.utf8)
        _ = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(descriptor, message, message.count, Int32(MSG_NOSIGNAL), $0, length)
            }
        }
    }
}
