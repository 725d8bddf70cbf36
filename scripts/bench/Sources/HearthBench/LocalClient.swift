import Glibc

/// The smallest client of the local API: one connection to the Unix socket, blocking.
final class LocalClient {
    private let descriptor: Int32

    init?(socketPath: String) {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { buffer in
            buffer.copyBytes(from: Array(socketPath.utf8).prefix(buffer.count - 1))
        }
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard connected == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit {
        close(descriptor)
    }

    /// The body of the answer; throws unless the status is 200.
    func request(_ method: String, _ path: String, body: String = "") throws -> String {
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        let octets = Array((head + body).utf8)
        guard write(descriptor, octets, octets.count) == octets.count else {
            throw BenchError("the API closed the connection")
        }
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { throw BenchError("the API closed the connection") }
            received += chunk[..<count]
            if let answer = Self.answer(in: received) {
                guard answer.status == 200 else {
                    throw BenchError("\(method) \(path): \(answer.status) \(answer.body)")
                }
                return answer.body
            }
        }
    }

    private static func answer(in octets: [UInt8]) -> (status: Int, body: String)? {
        let text = String(decoding: octets, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return nil }
        let head = text[..<end.lowerBound].lowercased()
        guard let status = Int(head.dropFirst(9).prefix(3)) else { return nil }
        let length =
            head.split(separator: "\r\n").compactMap { line -> Int? in
                line.hasPrefix("content-length:")
                    ? Int(line.dropFirst(15).drop { $0 == " " }) : nil
            }.first ?? 0
        let body = text[end.upperBound...]
        return body.utf8.count >= length ? (status, String(body)) : nil
    }
}

extension String {
    fileprivate func range(of needle: String) -> Range<Index>? {
        guard var start = utf8.indices.first else { return nil }
        let wanted = Array(needle.utf8)
        while start < endIndex {
            if self[start...].utf8.starts(with: wanted) {
                return start..<utf8.index(start, offsetBy: wanted.count)
            }
            start = utf8.index(after: start)
        }
        return nil
    }
}
