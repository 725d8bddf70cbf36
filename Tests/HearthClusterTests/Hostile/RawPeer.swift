import Foundation
import HearthNoise
import HearthReplication
import HearthSodium
import HearthWire

/// A connection to a node that says whatever a test wants: with a household's own node key, and
/// nothing of what the program would do with it.
final class RawPeer {
    private let descriptor: Int32
    private var session: NoiseSession
    private var assembler = FrameAssembler()
    private var unread: [UInt8] = []

    /// Dials and shakes hands; blocking.
    init(as secret: NodeSecret, dialling remote: NodeKey, port: Int) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, size)
            }
        }
        guard result == 0 else {
            Glibc.close(socket)
            throw Failure("Nobody listens at port \(port).")
        }
        // Nobody waits for ever for a node that does not answer or does not read.
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(
                socket, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        let octets = SystemEntropy().octets(NodeSecret.byteCount, for: .ephemeral)
        guard let ephemeral = NodeSecret(octets: octets) else { throw Failure("no key") }
        var handshake = NoiseHandshake.initiator(
            local: secret, remote: remote, ephemeral: ephemeral,
            prologue: Array("hearth/1".utf8))
        try Self.write(try handshake.writeMessage(), to: socket)
        let answer = try Self.read(NoiseHandshake.messageOverheads[1], from: socket)
        _ = try handshake.readMessage(answer)
        try Self.write(try handshake.writeMessage(), to: socket)
        session = try handshake.split()
        descriptor = socket
    }

    deinit { Glibc.close(descriptor) }

    /// The port of this end.
    var port: Int {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &size)
            }
        }
        return Int(in_port_t(bigEndian: address.sin_port))
    }

    /// Waits until the kernel has taken them.
    func send(_ frames: [Frame]) throws { try send(messages: frames.flatMap(\.messages)) }

    /// The same for plaintexts that need be no frames.
    func send(messages: [[UInt8]]) throws {
        var octets: [UInt8] = []
        for message in messages {
            let sealed = try session.encrypt(message)
            octets += [UInt8(sealed.count >> 8), UInt8(sealed.count & 255)] + sealed
        }
        try Self.write(octets, to: descriptor)
    }

    /// The next frame; nil when the node has hung up or says nothing for 5 s.
    func receive() -> Frame? {
        while true {
            if let frame = next() { return frame }
            guard take(flags: 0) else { return nil }
        }
    }

    /// What has come, without waiting.
    func received() -> [Frame] {
        while take(flags: Int32(MSG_DONTWAIT)) {}
        var frames: [Frame] = []
        while let frame = next() { frames.append(frame) }
        return frames
    }

    /// The next frame of what was read; frames of other types than this program knows are read over.
    private func next() -> Frame? {
        while unread.count >= 2 {
            let count = Int(unread[0]) << 8 | Int(unread[1])
            guard unread.count >= 2 + count else { return nil }
            let message = Array(unread[2..<2 + count])
            unread.removeFirst(2 + count)
            guard let plaintext = try? session.decrypt(message) else { return nil }
            if let frame = try? assembler.take(plaintext) { return frame }
        }
        return nil
    }

    private func take(flags: Int32) -> Bool {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        let count = room.withUnsafeMutableBytes {
            recv(descriptor, $0.baseAddress, $0.count, flags)
        }
        unread += room.prefix(max(0, count))
        return count > 0
    }

    /// Reads over what has come, without waiting; nothing can be received after it.
    func discard() {
        while take(flags: Int32(MSG_DONTWAIT)) { unread = [] }
    }

    private static func write(_ octets: [UInt8], to descriptor: Int32) throws {
        var rest = octets[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Failure("The node has hung up.") }
            rest = rest.dropFirst(count)
        }
    }

    private static func read(_ count: Int, from descriptor: Int32) throws -> [UInt8] {
        var octets = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let more = octets.withUnsafeMutableBytes {
                recv(descriptor, $0.baseAddress?.advanced(by: done), count - done, 0)
            }
            guard more > 0 else { throw Failure("The node has hung up.") }
            done += more
        }
        return octets
    }
}

extension TestHome {
    /// The key of the household's node and of its first member, out of the stopped node's database.
    func keys() throws -> (node: NodeSecret, identity: IdentitySecret) {
        let view = try DatabaseView(self)
        let node = try view.setting("node-secret").flatMap { NodeSecret(octets: $0) }
        let seed = try view.octets("seed", of: "members").first.flatMap { Seed(octets: $0) }
        guard let node, let seed else { throw Failure("\(name) has no keys in the open.") }
        return (node, seed.identity())
    }

    /// The node key that stands in the household's link.
    var nodeKey: NodeKey { get async throws { try Link(try await link).key.node } }
}

extension Hello {
    /// Says that the sender knows whom it says it to.
    static let known = Hello(features: knowsPeer, clock: 0)
}
