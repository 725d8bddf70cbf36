import Glibc
import HearthAPI

/// A connection to a Unix socket that reads nothing by itself.
final class RawSocket {
    private let descriptor: Int32

    /// - Throws: `HearthError.nodeNotRunning` when nobody listens there.
    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, length)
            }
        }
        guard result == 0 else { throw HearthError(.nodeNotRunning) }
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        let octets = Array(text.utf8)
        _ = octets.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, 0) }
    }

    /// Whether the other end has closed the connection; nothing is read for that.
    var isCut: Bool {
        var state = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP) != 0
    }
}
