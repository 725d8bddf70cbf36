import FoundationEssentials
import Glibc

extension Console {
    /// The console of this process.
    static let system = system(ProcessInfo.processInfo.environment)

    private static func system(_ environment: [String: String]) -> Console {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let takesEscapes = takesEscapes(environment)
        return Console(
            write: { writeAll($0, to: STDOUT_FILENO) },
            writeError: { writeAll($0, to: STDERR_FILENO) },
            isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1,
            isColoured: isTerminal && takesEscapes && environment["NO_COLOR"] == nil,
            columns: Terminal.columns,
            screen: isTerminal ? Terminal.screen : nil,
            pager: isTerminal && takesEscapes ? Pager.system(environment) : nil,
            environment: environment,
            now: { time(nil) },
            readLine: { Terminal.readLine(prompt: $0) },
            readSecret: { Terminal.readSecret(prompt: $0) })
    }

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
