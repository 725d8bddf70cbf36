/// Two network namespaces that a test makes for itself, joined by one wire. What runs in them
/// cannot reach anything else.
final class TwoNetworks: Sendable {
    /// Which addresses the machine has in each of them.
    enum Family: Sendable {
        case ipv4, ipv6

        var hosts: [String] {
            switch self {
            case .ipv4: ["10.99.0.1", "10.99.0.2"]
            // Of an example network (RFC 3849), which no machine outside has.
            case .ipv6: ["2001:db8:99::1", "2001:db8:99::2"]
            }
        }
    }

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
    private let family: Family

    /// - Throws: `Failure`, and then none is left.
    init(_ family: Family = .ipv4) throws {
        self.family = family
        Namespaces.removeLeftovers()
        names = Namespaces.names(2)
        do {
            for name in names { try Namespaces.ip("netns", "add", name) }
            try Namespaces.ip(
                "-n", names[0], "link", "add", Self.wire, "type", "veth", "peer", "name", Self.wire,
                "netns", names[1])
            for (name, host) in zip(names, family.hosts) {
                switch family {
                case .ipv4:
                    try Namespaces.ip("-n", name, "address", "add", "\(host)/24", "dev", Self.wire)
                case .ipv6:
                    try Namespaces.ip(
                        "-n", name, "address", "add", "\(host)/64", "dev", Self.wire, "nodad")
                }
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
            host: family == .ipv4 ? family.hosts[number] : "[\(family.hosts[number])]",
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
