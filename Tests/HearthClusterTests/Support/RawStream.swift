import Foundation
import HearthAPI

/// An answer of a node's local API that does not end, octet for octet as it comes.
final class RawStream {
    private let descriptor: Int32
    private var octets: [UInt8] = []

    /// Asks for something on the home's socket, or posts a body there.
    init(
        _ path: String, of home: TestHome, headers: [String: String] = [:],
        posting body: Data? = nil
    ) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let place = "\(home.path)/\(HomeFile.socket.rawValue)"
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: place.utf8) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, length)
            }
        }
        guard result == 0 else { throw Failure("Nobody listens at \(place).") }
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var head = "\(body == nil ? "GET" : "POST") \(path) HTTP/1.1\r\nHost: localhost\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        if let body { head += "Content-Length: \(body.count)\r\n" }
        let request = Array((head + "\r\n").utf8) + Array(body ?? Data())
        _ = request.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
    }

    deinit { close(descriptor) }

    /// Everything that came until now, with the head and the framing of HTTP.
    var text: String { read(Int32(MSG_DONTWAIT)) }

    /// Everything until the other side ends, which is waited for.
    var wholeText: String { read(0) }

    private func read(_ flags: Int32) -> String {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = room.withUnsafeMutableBytes {
                recv(descriptor, $0.baseAddress, $0.count, flags)
            }
            guard count > 0 else { break }
            octets += room.prefix(count)
        }
        return String(decoding: octets, as: UTF8.self)
    }
}
