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
        return devices.compactMap { device -> String? in
            guard let address = device.address, let host = address.ipAddress else { return nil }
            switch address {
            case .v4: return host.hasPrefix("127.") ? nil : host
            case .v6: return ipv6 && host != "::1" && !host.hasPrefix("fe80") ? host : nil
            case .unixDomainSocket: return nil
            }
        }
    }
}
