import Foundation
import Glibc

/// What this process holds open at one of its own ports, whatever other tests do meanwhile.
enum OpenSockets {
    /// Descriptors of the process whose own end is at a port: what listens there, and what it took.
    static func count(at port: Int) -> Int {
        let inodes = Set(
            ["tcp", "tcp6"].flatMap { table in
                // Not known where the system has no IPv6.
                whole("/proc/self/net/" + table)
                    .split(separator: "\n").compactMap { inode(in: $0, at: port) }
            })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return names.count { name in
            var target = [UInt8](repeating: 0, count: 64)
            let length = readlink("/proc/self/fd/" + name, &target, target.count)
            let text = String(decoding: target.prefix(max(0, length)), as: UTF8.self)
            return inodes.contains { text == "socket:[\($0)]" }
        }
    }

    /// All of a file of the kernel's, which says that it has no octets: `String` reads its first page alone.
    private static func whole(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var (all, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
            all += chunk.prefix(count)
        }
        return String(decoding: all, as: UTF8.self)
    }

    /// proc_pid_net(5): the second column is the own end, the tenth the inode.
    private static func inode(in line: Substring, at port: Int) -> Substring? {
        let columns = line.split(separator: " ")
        guard columns.count > 9, let colon = columns[1].lastIndex(of: ":"),
            Int(columns[1][columns[1].index(after: colon)...], radix: 16) == port
        else { return nil }
        return columns[9]
    }

    /// Waits until no more is open at a port than what listens, or than `most`.
    static func settled(at port: Int, most: Int = 1) async -> Bool {
        // Less than what ends a connection that stands still.
        let end = ContinuousClock.now + .seconds(45)
        while count(at: port) > most {
            guard ContinuousClock.now < end else { return false }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return true
    }
}

/// A client on loopback that does as it likes.
final class RawClient {
    private var descriptor: Int32

    /// Connects, and sends what it is given.
    init?(_ port: Int, sending octets: [UInt8] = []) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &patience, size)
        }
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            hangUp()
            return nil
        }
        send(octets)
    }

    deinit { hangUp() }

    /// Runs what blocks on a thread of its own: those of the pool are the server's.
    static func apart<Value: Sendable>(
        _ body: @escaping @Sendable () -> Value
    ) async -> Value {
        await withCheckedContinuation { waiting in
            Thread.detachNewThread { waiting.resume(returning: body()) }
        }
    }

    /// Returns whether all of them went.
    @discardableResult
    func send(_ octets: [UInt8]) -> Bool {
        Glibc.send(descriptor, octets, octets.count, Int32(MSG_NOSIGNAL)) == octets.count
    }

    /// As much as goes at once.
    func sendWithoutWaiting(_ octets: [UInt8]) {
        _ = Glibc.send(
            descriptor, octets, octets.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }

    /// Reads until the other end hangs up; false: it does not.
    func isShownOut() -> Bool { received() != nil }

    /// What comes until the other end hangs up.
    func text() -> String { String(decoding: received() ?? [], as: UTF8.self) }

    private func received() -> [UInt8]? {
        var all: [UInt8] = []
        var octets = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(descriptor, &octets, octets.count, 0)
            if count == 0 || count < 0 && errno == ECONNRESET { return all }
            if count < 0 { return nil }
            all += octets.prefix(count)
        }
    }

    func hangUp() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }
}
