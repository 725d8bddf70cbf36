import Glibc

/// Octets in and out.
enum StandardStreams {
    /// Everything, or its first octets; nil when reading fails.
    static func read(upTo limit: Int) -> [UInt8]? {
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while result.count < limit {
            let count = Glibc.read(STDIN_FILENO, &chunk, min(chunk.count, limit - result.count))
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                return nil
            }
            result += chunk.prefix(count)
        }
        return result
    }

    /// false when nobody takes them.
    static func write(_ octets: [UInt8], to descriptor: Int32 = STDOUT_FILENO) -> Bool {
        var rest = octets[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }

    static func complain(_ sentence: String) {
        _ = write(Array((sentence + "\n").utf8), to: STDERR_FILENO)
    }
}
