import FoundationEssentials
import Glibc
import Logging

/// How a line of the log is written.
enum LogFormat: String, CaseIterable {
    /// `key=value` pairs.
    case text
    /// An object of JSON, for programs.
    case json
}

/// Logs one line per message, on standard error.
struct LineLogHandler: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level
    private let console: Console
    private let format: LogFormat

    init(console: Console, level: Logger.Level, format: LogFormat = .text) {
        self.console = console
        self.format = format
        logLevel = level
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let line =
            switch format {
            case .text: text(of: event)
            case .json: json(of: event)
            }
        console.writeError(line + "\n")
    }

    private struct Object: Encodable {
        let time: String
        let level: String
        let message: String
        let fields: [String: String]
    }

    private func json(of event: LogEvent) -> String {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        let object = Object(
            time: Self.timestamp(console.now()), level: "\(event.level)",
            message: event.message.description, fields: all.mapValues(\.description))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    private func text(of event: LogEvent) -> String {
        var line = "time=\(Self.timestamp(console.now())) level=\(event.level)"
        line += " message=\(Self.quoted(event.message.description))"
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        for (key, value) in all.sorted(by: { $0.key < $1.key }) {
            line += " \(SafeText.line(key))=\(Self.quoted(value.description))"
        }
        return line
    }

    /// In quotes unless it is one word.
    private static func quoted(_ text: String) -> String {
        let isWord = text.utf8.allSatisfy {
            $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "=")
        }
        if isWord, !text.isEmpty { return text }
        let escaped = text.reduce(into: "") { result, character in
            if character == "\"" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return "\"" + SafeText.line(escaped) + "\""
    }

    /// UTC, ISO 8601.
    private static func timestamp(_ seconds: Int) -> String {
        var time = time_t(seconds)
        var parts = tm()
        gmtime_r(&time, &parts)
        var buffer = [CChar](repeating: 0, count: 32)
        let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
