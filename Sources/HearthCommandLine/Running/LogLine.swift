import FoundationEssentials
import Glibc
import Logging

/// A line of the log as an object of JSON, for programs.
struct LogLine: Codable {
    let time: String
    let level: String
    let message: String
    let fields: [String: String]

    /// `seconds`: since 1970.
    init(
        at seconds: Int, _ level: Logger.Level, _ message: String, _ fields: [String: String] = [:]
    ) {
        time = Self.timestamp(seconds)
        self.level = "\(level)"
        self.message = message
        self.fields = fields
    }

    /// Nil for what is none.
    init?(_ text: String) {
        guard text.hasPrefix("{"),
            let line = try? JSONDecoder().decode(LogLine.self, from: Data(text.utf8))
        else { return nil }
        self = line
    }

    /// Without the end of a line; there is none in it either.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// UTC, ISO 8601.
    static func timestamp(_ seconds: Int) -> String {
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        var buffer = [CChar](repeating: 0, count: 32)
        let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

extension LogLine {
    /// A line that a library or the runtime wrote, as a line of this log.
    static func taking(_ line: String, from stream: Int32) -> String {
        if LogLine(line) != nil { return line }
        return LogLine(
            at: Glibc.time(nil), stream == STDOUT_FILENO ? .notice : .critical, line
        ).text
    }
}
