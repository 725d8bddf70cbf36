import FoundationEssentials
import Glibc

extension Console {
    /// The console of this process.
    static let system = Console(
        write: { writeAll($0, to: STDOUT_FILENO) },
        writeError: { writeAll($0, to: STDERR_FILENO) },
        isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1,
        isColoured: isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil,
        columns: Terminal.columns,
        environment: ProcessInfo.processInfo.environment,
        now: { time(nil) },
        readLine: { Terminal.readLine(prompt: $0) },
        readSecret: { Terminal.readSecret(prompt: $0) })

    private static func writeAll(_ text: String, to file: Int32) {
        var text = text
        text.withUTF8 { octets in
            var rest = UnsafeRawBufferPointer(octets)[...]
            while !rest.isEmpty {
                let count = Glibc.write(
                    file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    // Nobody reads any more, and nobody is left to tell.
                    return
                }
                rest = rest.dropFirst(count)
            }
        }
    }
}
