import FoundationEssentials
import HearthWire
import NIOCore

/// The router through which this machine reaches everybody else, over IPv4.
struct DefaultRoute: Sendable, Hashable {
    let gateway: InternetAddress
    /// This machine's address in the router's network.
    let own: InternetAddress

    /// Nil where there is none.
    static var current: DefaultRoute? {
        guard let table = try? String(contentsOfFile: "/proc/self/net/route", encoding: .utf8),
            let (device, gateway) = gateway(in: table)
        else { return nil }
        let own = ((try? System.enumerateDevices()) ?? []).lazy
            .filter { $0.name == device }
            .compactMap { $0.address?.ipAddress.flatMap { InternetAddress($0) } }
            .first { $0.octets.count == 4 }
        return own.map { DefaultRoute(gateway: gateway, own: $0) }
    }

    /// The one with the lowest metric, in Linux's table of routes.
    static func gateway(in table: String) -> (device: String, gateway: InternetAddress)? {
        let isUpThroughGateway: UInt32 = 0x1 | 0x2
        let routes = table.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(whereSeparator: { $0 == "\t" || $0 == " " })
            guard fields.count >= 8, let destination = UInt32(fields[1], radix: 16),
                let gateway = UInt32(fields[2], radix: 16),
                let flags = UInt32(fields[3], radix: 16),
                let metric = Int(fields[6]), let mask = UInt32(fields[7], radix: 16),
                destination == 0, mask == 0, gateway != 0,
                flags & isUpThroughGateway == isUpThroughGateway,
                // The kernel writes the number as the machine has it, and it is in network order.
                let address = InternetAddress(octets: withUnsafeBytes(of: gateway) { Array($0) })
            else { return nil as (metric: Int, device: String, gateway: InternetAddress)? }
            return (metric, String(fields[0]), address)
        }
        return routes.min { $0.metric < $1.metric }.map { ($0.device, $0.gateway) }
    }
}
