import Glibc
import HearthWire
import NIOCore

/// Where friends can dial this machine.
enum OwnAddresses {
    /// What to tell friends: what the person said, else the address it listens on, else, when that
    /// is every address, those of the machine that others can reach.
    /// While the machine is in no network, what friends were told `before` stays: nobody could be
    /// told anything else.
    static func advertised(
        _ said: [String], listening: [HostPort], before: [String]
    ) -> [String] {
        if !said.isEmpty { return said }
        if !before.isEmpty, machineHosts(ipv6: true).isEmpty { return before }
        var addresses: [String] = []
        for address in listening {
            if address.host == "0.0.0.0" || address.host == "::" {
                let hosts = machineHosts(ipv6: address.host == "::")
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
        let devices = (try? System.enumerateDevices()) ?? []
        let found = devices.compactMap { device -> (device: String, host: String)? in
            guard let address = device.address, let host = address.ipAddress else { return nil }
            switch address {
            case .v4: return host.hasPrefix("127.") ? nil : (device.name, host)
            case .v6:
                return ipv6 && host != "::1" && !host.hasPrefix("fe80") ? (device.name, host) : nil
            case .unixDomainSocket: return nil
            }
        }
        return ordered(found, isBridge: isBridge)
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
