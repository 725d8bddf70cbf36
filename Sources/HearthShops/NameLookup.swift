import Glibc
import HearthWire
import NIOPosix

/// What the system's resolver says of a name.
enum NameLookup {
    /// It blocks, for seconds where no server answers: on threads that nothing else waits for.
    private static let threads: NIOThreadPool = {
        let pool = NIOThreadPool(numberOfThreads: 2)
        pool.start()
        return pool
    }()

    /// - Throws: `ShopFailure.unknownName`.
    static func addresses(of name: String) async throws(ShopFailure) -> [InternetAddress] {
        let (answers, answer) = AsyncStream.makeStream(of: [InternetAddress].self)
        threads.submit { _ in
            answer.yield(resolve(name))
            answer.finish()
        }
        // Nobody waits longer than they want to, though the thread may.
        for await found in answers where !found.isEmpty { return found }
        throw .unknownName
    }

    private static func resolve(_ name: String) -> [InternetAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_ADDRCONFIG
        var first: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, nil, &hints, &first) == 0 else { return [] }
        defer { freeaddrinfo(first) }
        var found: [InternetAddress] = []
        var next = first
        while let one = next?.pointee, found.count < 16 {
            next = one.ai_next
            if let address = InternetAddress(UnsafePointer(one.ai_addr)) { found.append(address) }
        }
        return found
    }
}
