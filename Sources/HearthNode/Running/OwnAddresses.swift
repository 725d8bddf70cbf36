import HearthWire
import NIOCore

/// Where friends can dial this machine.
enum OwnAddresses {
    /// What to tell friends: what the person said, else the address it listens on, else, when that
    /// is every address, those of the machine that others can reach.
    static func advertised(_ said: [String], listening: [HostPort]) -> [String] {
        if !said.isEmpty { return said }
        var addresses: [String] = []
        for address in listening {
            if address.host == "0.0.0.0" || address.host == "::" {
                addresses += machineHosts(ipv6: address.host == "::").compactMap {
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
        let hosts = devices.compactMap { device -> String? in
            guard let address = device.address, let host = address.ipAddress else { return nil }
            switch address {
            case .v4: return host.hasPrefix("127.") ? nil : host
            case .v6: return ipv6 && host != "::1" && !host.hasPrefix("fe80") ? host : nil
            case .unixDomainSocket: return nil
            }
        }
        // A machine that is in no network is still reachable for its own users.
        return hosts.isEmpty ? ["127.0.0.1"] : hosts
    }
}
