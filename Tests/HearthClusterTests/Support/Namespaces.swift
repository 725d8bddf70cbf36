import Foundation

/// Network namespaces that a test makes for itself. What runs in them cannot reach anything else.
enum Namespaces {
    static let program =
        ["/usr/sbin/ip", "/sbin/ip", "/usr/bin/ip", "/bin/ip"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// So many names that nobody else has.
    static func names(_ count: Int) -> [String] {
        let mark = "hearth-\(getpid())-\(UInt16.random(in: 0 ... .max))"
        return (0..<count).map { "\(mark)-\($0)" }
    }

    /// What runs a program in one of them, with its arguments.
    static func wrapper(_ name: String) -> [String] {
        [program ?? "ip", "netns", "exec", name]
    }

    static func ip(_ arguments: String...) throws {
        guard let program else { throw Failure("There is no `ip`.") }
        try run(program, arguments)
    }

    /// Runs a program in a namespace and waits until it has ended.
    static func run(in name: String, _ words: String...) throws {
        guard let program else { throw Failure("There is no `ip`.") }
        try run(program, ["netns", "exec", name] + words)
    }

    private static func run(_ program: String, _ arguments: [String]) throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("`\(program) \(arguments.joined(separator: " "))` failed: \(text)")
        }
    }

    /// Takes away what test processes that are no more could not: those that were killed.
    static func removeLeftovers() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/run/netns")) ?? []
        for name in names {
            let pieces = name.split(separator: "-")
            guard pieces.count == 4, pieces[0] == "hearth", let maker = pid_t(pieces[1]),
                kill(maker, 0) != 0, errno == ESRCH
            else { continue }
            try? ip("netns", "delete", name)
        }
    }
}
