import Foundation
import HearthAPI
import HearthSodium
import HearthWire
import Testing

/// A household whose node writes a trace and is dialled through a relay.
struct Watched {
    let home: TestHome
    let relay: Relay
    let traceFile: String

    /// From the next start on.
    init(_ home: TestHome) async throws {
        self.home = home
        relay = try await Relay()
        traceFile = "\(home.folder)/\(home.name.lowercased())-trace.jsonl"
        home.setting.options = [
            "--trace", traceFile, "--advertise", "127.0.0.1:\(relay.port)",
        ]
    }

    /// Starts the node; nobody knew the relay's address before.
    func start() async throws {
        try await home.start()
        relay.aim(at: home.port)
    }

    /// Begins both records anew; the node and all that talked to it have stopped.
    func forget() throws {
        relay.forget()
        try FileManager.default.removeItem(atPath: traceFile)
    }

    var trace: Trace { get throws { try Trace(file: traceFile) } }

    /// The name of its node in traces.
    var peerName: String {
        get async throws {
            let key = try await home.ask(KeyInfo.self, "key").key
            return String(try PublicKeyText(key).node.hex.prefix(8))
        }
    }
}

/// One connection as a node's trace has it: the lengths on the wire that its frames must have had.
struct TracedConnection: Hashable {
    let peer: String
    let isIncoming: Bool
    var received: [Int] = []
    var sent: [Int] = []

    /// All of a trace, for one start of a node.
    static func all(in trace: Trace) throws -> [TracedConnection] {
        var open: [Int: TracedConnection] = [:]
        var ended: [TracedConnection] = []
        for line in trace.lines {
            switch line.kind {
            case "connected":
                try #require(open[line.connection] == nil)
                open[line.connection] = TracedConnection(
                    peer: line.peer, isIncoming: line.isIncoming)
            case "disconnected":
                let connection = try #require(open[line.connection])
                open[line.connection] = nil
                try #require(connection.isIncoming == line.isIncoming)
                ended.append(connection)
            default:
                var connection = try #require(open[line.connection])
                try #require(connection.peer == line.peer)
                let octets = try #require(line.octets)
                let messages = Trace.messages(carrying: octets)
                if line.isIncoming {
                    connection.received += messages
                } else {
                    connection.sent += messages
                }
                open[line.connection] = connection
            }
        }
        try #require(open.isEmpty, "a connection has no end in the trace")
        return ended
    }
}
