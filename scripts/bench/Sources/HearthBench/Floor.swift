import Glibc
import HearthHousehold
import HearthReplication
import HearthSodium
import HearthStore
import HearthWire

/// What any node would have to do for one edit: two FULL commits, seal, sign, one loopback round
/// trip, verify, open.
enum Floor {
    static func measure(in folder: String) throws -> [Duration] {
        let entropy = SystemEntropy()
        let one = try SQLiteStore(path: folder + "/floor-1.sqlite")
        let other = try SQLiteStore(path: folder + "/floor-2.sqlite")
        defer {
            try? one.close()
            try? other.close()
            for name in ["floor-1.sqlite", "floor-2.sqlite"] { unlink(folder + "/" + name) }
        }
        guard let seed = Seed(octets: entropy.octets(32, for: .key)),
            let key = SymmetricKey(octets: entropy.octets(32, for: .key)),
            let stream = StreamID(octets: entropy.octets(16, for: .identifier))
        else { throw BenchError("no keys") }
        let identity = seed.identity()
        let recordKey = RecordKey(kind: .part, stream: stream, author: identity.publicKey)
        let echo = try Echo()
        let plaintext = [UInt8](repeating: 1, count: 256)
        let clock = ContinuousClock()
        return try (1...300).map { number in
            try clock.measure {
                let nonce = entropy.nonce()
                let sealed = key.seal(plaintext, nonce: nonce)
                let record = Record(
                    key: recordKey, version: Version(incarnation: 1, counter: UInt64(number)),
                    payload: nonce.octets + sealed, sign: identity.sign)
                try one.transaction(.full) { try $0.put(record) }
                try echo.roundTrip(record.octets)
                guard record.isSigned(by: identity.publicKey),
                    key.open(sealed, nonce: nonce) != nil
                else { throw BenchError("the floor gave way") }
                try other.transaction(.full) { try $0.put(record) }
            }
        }
    }
}

/// A TCP connection to a thread of our own that sends back what it gets.
private final class Echo {
    private let descriptor: Int32

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, $0, &size) == 0
                    && connect(descriptor, $0, size) == 0
            }
        }
        guard isReady else { throw BenchError("no loopback connection") }
        let accepted = accept(listener, nil, nil)
        close(listener)
        var on: Int32 = 1
        for end in [descriptor, accepted] {
            setsockopt(
                end, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        }
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { argument in
                let end = Int32(Int(bitPattern: argument))
                var buffer = [UInt8](repeating: 0, count: 65_536)
                while true {
                    let count = read(end, &buffer, buffer.count)
                    guard count > 0, write(end, buffer, count) == count else { break }
                }
                close(end)
                return nil
            }, UnsafeMutableRawPointer(bitPattern: Int(accepted)))
        pthread_detach(thread)
    }

    deinit {
        close(descriptor)
    }

    func roundTrip(_ octets: [UInt8]) throws {
        guard write(descriptor, octets, octets.count) == octets.count else {
            throw BenchError("no loopback connection")
        }
        var buffer = [UInt8](repeating: 0, count: octets.count)
        var received = 0
        while received < octets.count {
            let count = read(descriptor, &buffer, octets.count - received)
            guard count > 0 else { throw BenchError("no loopback connection") }
            received += count
        }
    }
}
