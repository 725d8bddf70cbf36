import FoundationEssentials
import Glibc
import HearthWire
import NIOCore

/// Where friends can dial this machine.
struct OwnAddresses: Sendable {
    /// What the person said.
    let said: [String]
    /// Whether nothing else may be told: the machine's own addresses are nobody's business.
    let onlySaid: Bool

    /// What to tell friends: what the person said; else where the router lets them in, and the address that
    /// the node listens on or, when that is every address, those of the machine that others can reach.
    /// While the machine is in no network, what friends were told `before` stays: nobody could be
    /// told anything else.
    func current(listening: [HostPort], mapping: HostPort?, before: [String]) -> [String] {
        if !said.isEmpty || onlySaid { return said }
        if !before.isEmpty, Self.machineHosts(ipv6: true).isEmpty { return before }
        var addresses = mapping.map { [$0.description] } ?? []
        for address in listening {
            if address.host == "0.0.0.0" || address.host == "::" {
                let hosts = Self.machineHosts(ipv6: address.host == "::")
                // A machine that is in no network is still reachable for its own users.
                addresses += (hosts.isEmpty ? ["127.0.0.1"] : hosts).compactMap {
                    HostPort(host: $0, port: address.port)?.description
                }
            } else {
                addresses.append(address.description)
            }
        }
        return Array(addresses.prefix(Limits.addressesPerNode))
    }

    private static func machineHosts(ipv6: Bool) -> [String] {
        let passing = passing(
            in: (try? String(contentsOfFile: "/proc/self/net/if_inet6", encoding: .utf8)) ?? "")
        let devices = (try? System.enumerateDevices()) ?? []
        let found = devices.compactMap { device -> (device: String, host: String)? in
            guard let text = device.address?.ipAddress, let address = InternetAddress(text) else {
                return nil
            }
            let isOfOthers =
                !address.isLoopback
                && (address.octets.count == 4
                    || ipv6 && !address.isLinkLocal && !passing.contains(address))
            return isOfOthers ? (device.name, address.description) : nil
        }
        return ordered(found, isBridge: isBridge)
    }

    /// The IPv6 addresses that will soon be others, by what Linux says in /proc/net/if_inet6: temporary
    /// (RFC 8981), deprecated, or not yet known to be nobody else's (RFC 4862).
    static func passing(in table: String) -> Set<InternetAddress> {
        let flags: UInt32 = 0x01 | 0x08 | 0x20 | 0x40
        return Set(
            table.split(separator: "\n").compactMap { line in
                let fields = line.split(separator: " ")
                guard fields.count >= 6, let flag = UInt32(fields[4], radix: 16), flag & flags != 0
                else { return nil }
                let digits = Array(fields[0])
                let octets = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                    UInt8(String(digits[$0...$0 + 1]), radix: 16)
                }
                return InternetAddress(octets: octets)
            })
    }

    /// A machine with containers has a bridge for each of their networks, which nobody else can dial: they
    /// must not take the places in a link. They come last, for a machine may be in its network through one.
    static func ordered(
        _ hosts: [(device: String, host: String)], isBridge: (String) -> Bool
    ) -> [String] {
        (hosts.filter { !isBridge($0.device) } + hosts.filter { isBridge($0.device) }).map(\.host)
    }

    /// A bridge, or one end of a container's cable.
    private static func isBridge(_ device: String) -> Bool {
        device.hasPrefix("veth") || access("/sys/class/net/\(device)/bridge", F_OK) == 0
    }
}
