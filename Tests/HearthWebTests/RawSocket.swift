import Glibc
import HearthAPI

/// A connection that reads nothing by itself.
final class RawSocket {
    private let descriptor: Int32
    private var octets: [UInt8] = []

    /// To a Unix socket.
    ///
    /// - Throws: `HearthError.nodeNotRunning` when nobody listens there.
    init(path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        try Self.connect(descriptor, to: address)
    }

    /// To a port of 127.0.0.1.
    ///
    /// - Throws: `HearthError.nodeNotRunning` when nobody listens there.
    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        try Self.connect(descriptor, to: address)
    }

    deinit { close(descriptor) }

    private static func connect<Address>(_ descriptor: Int32, to address: Address) throws {
        let length = socklen_t(MemoryLayout<Address>.size)
        let result = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, length)
            }
        }
        guard result == 0 else { throw HearthError(.nodeNotRunning) }
    }

    func send(_ text: String) {
        let octets = Array(text.utf8)
        _ = octets.withUnsafeBytes {
            Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
    }

    /// Whether the other end has closed the connection; nothing is read for that.
    var isCut: Bool {
        // POLLRDHUP: it writes nothing more.
        let ending: Int16 = 0x2000
        var state = pollfd(fd: descriptor, events: ending, revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & (Int16(POLLHUP) | ending) != 0
    }

    /// Everything that came until now.
    var received: String {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = room.withUnsafeMutableBytes {
                recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
            }
            guard count > 0 else { break }
            octets += room.prefix(count)
        }
        return String(decoding: octets, as: UTF8.self)
    }
}
