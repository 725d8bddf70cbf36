import Dispatch
import FoundationEssentials
import Glibc
import HearthAPI
import NIOConcurrencyHelpers
import Testing

@testable import HearthCommandLine

@Suite("Answers that get lost")
struct RetryTests {
    @Test("A change whose answer got lost is sent once more as it was")
    func again() async throws {
        let home = try TestHome()
        let node = try ForgetfulNode(home.path, forgets: 1)
        let outcome = await home.run(["news", "read", "--json"])
        node.stop()
        #expect(outcome.code == 0, "\(outcome.explanation)")
        #expect(node.requests.count == 2 && node.requests[0] == node.requests[1])
        #expect(node.requests[0].contains(ReadNews.path))
    }

    @Test("A node that does not answer the second time either is told of; nobody tries for ever")
    func gone() async throws {
        let home = try TestHome()
        let node = try ForgetfulNode(home.path, forgets: 9)
        let outcome = await home.run(["news", "read"])
        node.stop()
        #expect(outcome.code == 1)
        #expect(node.requests.count == 2)
    }

    @Test("Whatever a command creates has an id of its own")
    func ids() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            for _ in 0..<2 { _ = await home.run(["invite", "new"]) }
        }
        let ids = node.asked.compactMap { ($0.operation as? any Creating)?.id }
        #expect(ids.count == 2 && Set(ids).count == 2)
    }
}

/// A node at a home's socket that takes requests and, the first times, hangs up without a word.
final class ForgetfulNode: Sendable {
    private let socket: Int32
    private let taken = NIOLockedValueBox<[String]>([])

    var requests: [String] { taken.withLockedValue { $0 } }

    init(_ home: String, forgets: Int) throws {
        let listener = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        socket = listener
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array((home + "/" + HomeFile.socket.rawValue).utf8)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) }
        }
        try #require(isBound == 0 && listen(listener, 8) == 0)
        let taken = taken
        DispatchQueue.global().async {
            while case let peer = accept(listener, nil, nil), peer >= 0 {
                defer { close(peer) }
                let count = taken.withLockedValue {
                    $0.append(Self.request(from: peer))
                    return $0.count
                }
                guard count > forgets else { continue }
                let body = #"{"items":[],"unread":0,"newest":9}"#
                let answer = Array(
                    "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
                _ = write(peer, answer, answer.count)
            }
        }
    }

    /// One request, head and body.
    private static func request(from peer: Int32) -> String {
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let parts = text.split(
                separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
            let head = parts[0].lowercased().split(separator: "\r\n")
            let said = head.first { $0.hasPrefix("content-length: ") }
                .flatMap { Int($0.dropFirst("content-length: ".count)) }
            if parts.count == 2, parts[1].utf8.count >= said ?? 0 { return text }
            let count = read(peer, &buffer, buffer.count)
            guard count > 0 else { return text }
            text += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }

    /// Nobody is taken any more.
    func stop() {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }
}
