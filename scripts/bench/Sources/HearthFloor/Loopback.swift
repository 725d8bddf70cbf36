import Glibc

/// A TCP connection to a thread of our own, which takes so many octets and answers with one, again and again.
final class Loopback {
    private let descriptor: Int32

    init(octets: Int) throws {
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
        guard isReady else { throw FloorError("no loopback connection") }
        let accepted = accept(listener, nil, nil)
        close(listener)
        var on: Int32 = 1
        for end in [descriptor, accepted] {
            setsockopt(
                end, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        }
        let other = Unmanaged.passRetained(Other(accepted, octets))
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Other>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, other.toOpaque())
        pthread_detach(thread)
    }

    deinit { close(descriptor) }

    private final class Other {
        let descriptor: Int32
        let octets: Int

        init(_ descriptor: Int32, _ octets: Int) {
            (self.descriptor, self.octets) = (descriptor, octets)
        }

        func run() {
            var buffer = [UInt8](repeating: 0, count: 1 << 18)
            var taken = 0
            while true {
                let count = read(descriptor, &buffer, min(buffer.count, octets - taken))
                guard count > 0 else { break }
                taken += count
                guard taken == octets else { continue }
                taken = 0
                guard write(descriptor, buffer, 1) == 1 else { break }
            }
            close(descriptor)
        }
    }

    /// Sends them, and waits for the answer.
    func roundTrip(_ octets: [UInt8]) throws {
        var sent = 0
        while sent < octets.count {
            let count = octets[sent...].withUnsafeBytes {
                write(descriptor, $0.baseAddress, $0.count)
            }
            guard count > 0 else { throw FloorError("no loopback connection") }
            sent += count
        }
        var answer: UInt8 = 0
        guard read(descriptor, &answer, 1) == 1 else { throw FloorError("no loopback connection") }
    }
}
