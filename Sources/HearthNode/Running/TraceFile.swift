import Glibc
import HearthAPI
import HearthSodium
import HearthTransport
import HearthWire
import Logging
import NIOConcurrencyHelpers

/// A file that gets a line of JSON for everything that passes between this node and others:
/// `time` in milliseconds since 1970, `peer` as the first 8 digits of its node key, `connection`,
/// `direction`, `kind` and, of frames, `octets`; never content.
///
/// Each line is with the operating system before the thing goes on; nothing waits in here.
final class TraceFile: Sendable {
    /// nil once writing has failed.
    private let file: NIOLockedValueBox<Int32?>
    private let logger: Logger

    /// Opens the file, readable by its user alone; what stands in it stays.
    ///
    /// - Throws: `usage` when it cannot be written.
    init(path: String, logger: Logger) throws(HearthError) {
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        var status = stat()
        guard file >= 0, fstat(file, &status) == 0 else {
            throw HearthError(.usage, ["problem": "The trace \(path) cannot be written."])
        }
        if status.st_mode & S_IFMT == S_IFREG { fchmod(file, 0o600) }
        self.file = NIOLockedValueBox(file)
        self.logger = logger
    }

    deinit {
        file.withLockedValue { file in
            if let file { close(file) }
        }
    }

    /// Writes down what it is told.
    var observer: TrafficObserver {
        TrafficObserver { self.append($0) }
    }

    private func append(_ event: TrafficEvent) {
        file.withLockedValue { file in
            guard let descriptor = file else { return }
            // Under the lock, so that times go up from line to line.
            guard Self.write(Self.line(event, at: .now), to: descriptor) else {
                close(descriptor)
                file = nil
                logger.warning("the trace cannot be written any more")
                return
            }
        }
    }

    private static func line(_ event: TrafficEvent, at time: WallTime) -> String {
        let octets = event.octets.map { ",\"octets\":\($0)" } ?? ""
        return """
            {"time":\(time.milliseconds),"peer":"\(event.peer.hex.prefix(8))",\
            "connection":\(event.connection),"direction":"\(event.direction.rawValue)",\
            "kind":"\(event.name)"\(octets)}

            """
    }

    private static func write(_ line: String, to file: Int32) -> Bool {
        var rest = Array(line.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                return false
            }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
