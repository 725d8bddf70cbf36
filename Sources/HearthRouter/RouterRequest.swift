/// What the node asks of `hearth-router`, as the program's arguments.
package struct RouterRequest: Sendable, Hashable {
    /// What the program has to take the port back once its input has ended; then it is gone in any case.
    package static let secondsToEnd: Int32 = 4

    /// The default gateway: no other machine is asked. IPv4, as people write it.
    package let gateway: String
    /// This machine's address in the gateway's network.
    package let own: String
    /// The TCP port that is to be reached from outside.
    package let port: Int
    /// Seconds until the router is asked again, 1 to 3,600.
    package let interval: Int

    package init(gateway: String, own: String, port: Int, interval: Int) {
        self.gateway = gateway
        self.own = own
        self.port = port
        self.interval = interval
    }

    package var arguments: [String] { [gateway, own, String(port), String(interval)] }

    /// Nil for anything else than what `arguments` gives.
    package init?(arguments: [String]) {
        guard arguments.count == 4, let port = Int(arguments[2]), let interval = Int(arguments[3]),
            (1...65_535).contains(port), (1...3600).contains(interval)
        else { return nil }
        self.init(gateway: arguments[0], own: arguments[1], port: port, interval: interval)
    }
}
