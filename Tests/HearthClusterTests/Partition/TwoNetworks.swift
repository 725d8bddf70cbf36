import Foundation

/// Two network namespaces that a test makes for itself, joined by one wire. What runs in them
/// cannot reach anything else.
final class TwoNetworks: Sendable {
    /// The address of the machine in each of them.
    static let hosts = ["10.99.0.1", "10.99.0.2"]
    private static let wire = "wire"
    private static let program =
        ["/usr/sbin/ip", "/sbin/ip", "/usr/bin/ip", "/bin/ip"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Whether this machine lets us make some: it takes root, the right to administer the network,
    /// and `ip` of iproute2.
    static let areAllowed: Bool = {
        guard program != nil else { return false }
        do {
            let trial = try TwoNetworks()
            trial.remove()
            return true
        } catch {
            return false
        }
    }()

    private let names: [String]

    /// - Throws: `Failure`, and then none is left.
    init() throws {
        Self.removeLeftovers()
        let mark = "hearth-\(getpid())-\(UInt16.random(in: 0 ... .max))"
        names = ["\(mark)-a", "\(mark)-b"]
        do {
            for name in names { try Self.ip("netns", "add", name) }
            try Self.ip(
                "-n", names[0], "link", "add", Self.wire, "type", "veth", "peer", "name", Self.wire,
                "netns", names[1])
            for (name, host) in zip(names, Self.hosts) {
                try Self.ip("-n", name, "address", "add", "\(host)/24", "dev", Self.wire)
                for device in ["lo", Self.wire] {
                    try Self.ip("-n", name, "link", "set", device, "up")
                }
            }
        } catch {
            remove()
            throw error
        }
    }

    /// How a node is run in one of the two.
    func setting(in number: Int) -> NodeSetting {
        NodeSetting(
            host: Self.hosts[number],
            wrapper: [Self.program ?? "ip", "netns", "exec", names[number]])
    }

    /// Gives the machine in one of them another address.
    func addAddress(_ address: String, in number: Int) throws {
        try Self.ip("-n", names[number], "address", "add", address, "dev", Self.wire)
    }

    func removeAddress(_ address: String, in number: Int) throws {
        try Self.ip("-n", names[number], "address", "delete", address, "dev", Self.wire)
    }

    /// Nothing passes from one to the other any more, and nobody is told.
    func cut() throws {
        try Self.ip("-n", names[0], "link", "set", Self.wire, "down")
    }

    func heal() throws {
        try Self.ip("-n", names[0], "link", "set", Self.wire, "up")
    }

    /// Takes them away; what still runs in them keeps them until it ends.
    func remove() {
        for name in names { try? Self.ip("netns", "delete", name) }
    }

    /// Takes away what test processes that are no more could not: those that were killed.
    private static func removeLeftovers() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/run/netns")) ?? []
        for name in names {
            let pieces = name.split(separator: "-")
            guard pieces.count == 4, pieces[0] == "hearth", let maker = pid_t(pieces[1]),
                kill(maker, 0) != 0, errno == ESRCH
            else { continue }
            try? ip("netns", "delete", name)
        }
    }

    private static func ip(_ arguments: String...) throws {
        guard let program else { throw Failure("There is no `ip`.") }
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardError = errors
        try process.run()
        let text = String(
            decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("`ip \(arguments.joined(separator: " "))` failed: \(text)")
        }
    }
}
