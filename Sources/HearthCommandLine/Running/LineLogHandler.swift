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

    private func json(of event: LogEvent) -> String {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        return LogLine(
            at: console.now(), event.level, event.message.description,
            all.mapValues(\.description)
        ).text
    }

    private func text(of event: LogEvent) -> String {
        var line = "time=\(LogLine.timestamp(console.now())) level=\(event.level)"
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
}
