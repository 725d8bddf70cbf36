import Foundation

/// Two homes, each behind a router of its own (nftables with network address translation, and miniupnpd), and
/// a wire between the routers.
final class RoutedHomes {
    /// How a router answers when it is asked to let somebody in.
    enum Manner { case allows, refuses }

    static let outside = ["203.0.114.7", "203.0.114.8"]
    private static let own = ["10.66.0.2", "10.67.0.2"]
    private static let inside = ["10.66.0.1", "10.67.0.1"]
    private static let daemon = "/usr/sbin/miniupnpd"

    static var areAllowed: Bool {
        TwoNetworks.areAllowed && FileManager.default.isExecutableFile(atPath: daemon)
            && FileManager.default.isExecutableFile(atPath: "/usr/sbin/nft")
    }

    private let folder: String
    private let routers: [String]
    private let homes: [String]
    private var daemons: [Int: Program] = [:]

    init(folder: String) throws {
        self.folder = folder
        Namespaces.removeLeftovers()
        let names = Namespaces.names(4)
        routers = Array(names[0...1])
        homes = Array(names[2...3])
        do {
            for name in names {
                try Namespaces.ip("netns", "add", name)
                try Namespaces.ip("-n", name, "link", "set", "lo", "up")
            }
            try Namespaces.ip(
                "-n", routers[0], "link", "add", "wan", "type", "veth", "peer", "name", "wan",
                "netns", routers[1])
            for number in 0...1 { try connect(number) }
        } catch {
            remove()
            throw error
        }
    }

    private func connect(_ number: Int) throws {
        let (router, home) = (routers[number], homes[number])
        try Namespaces.ip(
            "-n", router, "link", "add", "lan", "type", "veth", "peer", "name", "lan", "netns", home
        )
        try Namespaces.ip(
            "-n", router, "address", "add", "\(Self.outside[number])/24", "dev", "wan")
        try Namespaces.ip("-n", router, "address", "add", "\(Self.inside[number])/24", "dev", "lan")
        try Namespaces.ip("-n", home, "address", "add", "\(Self.own[number])/24", "dev", "lan")
        for (name, device) in [(router, "wan"), (router, "lan"), (home, "lan")] {
            try Namespaces.ip("-n", name, "link", "set", device, "up")
        }
        try Namespaces.ip("-n", home, "route", "add", "default", "via", Self.inside[number])
        try Namespaces.run(in: router, "sh", "-c", "echo 1 > /proc/sys/net/ipv4/ip_forward")
        try resetRules(of: number)
    }

    /// Nobody comes in from outside but who is let in, as with the routers of most homes.
    private func resetRules(of number: Int) throws {
        let file = "\(folder)/router-\(number).nft"
        let rules = """
            flush ruleset
            table inet filter {
              chain forward {
                type filter hook forward priority 0; policy drop;
                ct state established,related accept
                iifname "lan" accept
                jump miniupnpd
              }
              chain miniupnpd { }
              chain prerouting { type nat hook prerouting priority -100; jump prerouting_miniupnpd; }
              chain postrouting {
                type nat hook postrouting priority 100;
                jump postrouting_miniupnpd
                oifname "wan" masquerade
              }
              chain prerouting_miniupnpd { }
              chain postrouting_miniupnpd { }
            }
            """
        try rules.write(toFile: file, atomically: true, encoding: .utf8)
        try Namespaces.run(in: routers[number], "nft", "-f", file)
    }

    /// Lets the router answer those at home; `byNATPMP` says in which of the two languages it does not.
    func start(router number: Int, _ manner: Manner = .allows, natPMP: Bool = true) throws {
        let file = "\(folder)/router-\(number).conf"
        let network = Self.inside[number].replacingOccurrences(of: ".0.1", with: ".0.0/24")
        let rule = manner == .allows ? "allow 1024-65535 \(network) 1024-65535\n" : ""
        let configuration = """
            ext_ifname=wan
            listening_ip=lan
            enable_natpmp=\(natPMP ? "yes" : "no")
            enable_upnp=\(natPMP ? "no" : "yes")
            secure_mode=yes
            min_lifetime=120
            max_lifetime=86400
            uuid=00000000-0000-4000-8000-00000000000\(number)
            upnp_table_name=filter
            upnp_nat_table_name=filter
            upnp_forward_chain=miniupnpd
            upnp_nat_chain=prerouting_miniupnpd
            upnp_nat_postrouting_chain=postrouting_miniupnpd
            \(rule)deny 0-65535 0.0.0.0/0 0-65535

            """
        try configuration.write(toFile: file, atomically: true, encoding: .utf8)
        // Where no system log takes its words it says them on the console, and a slow one stops the machine.
        let quietly = "mount --bind /dev/null /dev/console && exec \"$@\""
        daemons[number] = try Program(
            ["-d", "-f", file, "-P", "\(folder)/router-\(number).pid"], folder: folder,
            name: "router-\(number)",
            wrapper: Namespaces.wrapper(routers[number]) + ["sh", "-c", quietly, "sh"],
            binary: Self.daemon)
    }

    /// Switches a router off: it forgets whom it let in.
    func stop(router number: Int) async throws {
        daemons[number]?.signal(SIGKILL)
        _ = try await daemons[number]?.outcome()
        try resetRules(of: number)
    }

    /// The provider gives a router another address.
    func move(router number: Int, to address: String) throws {
        let router = routers[number]
        try Namespaces.ip("-n", router, "address", "flush", "dev", "wan")
        try Namespaces.ip("-n", router, "address", "add", "\(address)/24", "dev", "wan")
    }

    /// Whether a router leads anybody from outside into the home.
    func letsSomebodyIn(router number: Int) -> Bool {
        let look = "nft list chain inet filter prerouting_miniupnpd | grep -q dnat"
        return (try? Namespaces.run(in: routers[number], "sh", "-c", look)) != nil
    }

    /// How a node is run in one of the homes.
    func setting(in number: Int) -> NodeSetting {
        NodeSetting(host: "0.0.0.0", wrapper: Namespaces.wrapper(homes[number]))
    }

    func remove() {
        for daemon in daemons.values { daemon.signal(SIGKILL) }
        for name in routers + homes { try? Namespaces.ip("netns", "delete", name) }
    }
}
