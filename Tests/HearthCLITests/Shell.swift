import Dispatch
import Glibc

/// Runs command lines of a real shell.
enum Shell {
    /// What it writes to standard output.
    ///
    /// On a thread of its own: a fake node needs those of the tests.
    static func run(_ line: String) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: read(line)) }
        }
    }

    static func has(_ program: String) async -> Bool {
        !(await run("command -v \(program)")).isEmpty
    }

    private static func read(_ line: String) -> String {
        guard let pipe = popen(line, "r") else { return "cannot start a shell" }
        defer { pclose(pipe) }
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            if count == 0 { break }
            octets += buffer[..<count]
        }
        return String(decoding: octets, as: UTF8.self)
    }
}
