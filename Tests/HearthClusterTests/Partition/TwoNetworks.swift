/// Two network namespaces that a test makes for itself, joined by one wire. What runs in them
/// cannot reach anything else.
final class TwoNetworks: Sendable {
    /// The address of the machine in each of them.
    static let hosts = ["10.99.0.1", "10.99.0.2"]
    private static let wire = "wire"

    /// Whether this machine lets us make some: it takes root, the right to administer the network,
    /// and `ip` of iproute2.
    static let areAllowed: Bool = {
        guard Namespaces.program != nil else { return false }
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
        Namespaces.removeLeftovers()
        names = Namespaces.names(2)
        do {
            for name in names { try Namespaces.ip("netns", "add", name) }
            try Namespaces.ip(
                "-n", names[0], "link", "add", Self.wire, "type", "veth", "peer", "name", Self.wire,
                "netns", names[1])
            for (name, host) in zip(names, Self.hosts) {
                try Namespaces.ip("-n", name, "address", "add", "\(host)/24", "dev", Self.wire)
                for device in ["lo", Self.wire] {
                    try Namespaces.ip("-n", name, "link", "set", device, "up")
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
            wrapper: Namespaces.wrapper(names[number]))
    }

    /// Gives the machine in one of them another address.
    func addAddress(_ address: String, in number: Int) throws {
        try Namespaces.ip("-n", names[number], "address", "add", address, "dev", Self.wire)
    }

    func removeAddress(_ address: String, in number: Int) throws {
        try Namespaces.ip("-n", names[number], "address", "delete", address, "dev", Self.wire)
    }

    /// Nothing passes from one to the other any more, and nobody is told.
    func cut() throws {
        try Namespaces.ip("-n", names[0], "link", "set", Self.wire, "down")
    }

    func heal() throws {
        try Namespaces.ip("-n", names[0], "link", "set", Self.wire, "up")
    }

    /// Takes them away; what still runs in them keeps them until it ends.
    func remove() {
        for name in names { try? Namespaces.ip("netns", "delete", name) }
    }
}
