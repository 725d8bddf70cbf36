import HearthSodium
import NIOConcurrencyHelpers

/// Is told of everything that passes over the connections it is given to.
package final class TrafficObserver: Sendable {
    private let report: @Sendable (TrafficEvent) -> Void
    private let connections = NIOLockedValueBox(0)

    /// `report` is called in the order of each direction of each connection, from many tasks; it
    /// holds up the connection until it returns.
    package init(report: @escaping @Sendable (TrafficEvent) -> Void) {
        self.report = report
    }

    /// Takes up one more connection.
    func observe(_ peer: NodeKey, isInitiator: Bool) -> ObservedConnection {
        let number = connections.withLockedValue { count in
            count += 1
            return count
        }
        return ObservedConnection(
            peer: peer, isInitiator: isInitiator, number: number, report: report)
    }
}

/// One connection of which everything that passes is reported.
struct ObservedConnection: Sendable {
    fileprivate let peer: NodeKey
    fileprivate let isInitiator: Bool
    fileprivate let number: Int
    fileprivate let report: @Sendable (TrafficEvent) -> Void

    func connected() { report(.connected, isInitiator ? .outgoing : .incoming) }

    func disconnected() { report(.disconnected, isInitiator ? .outgoing : .incoming) }

    /// A frame was handed to the operating system, or has arrived.
    func passed(_ frame: FrameMeter.Measure, _ direction: TrafficEvent.Direction) {
        report(.frame(type: frame.type), direction, octets: frame.octets)
    }

    private func report(
        _ kind: TrafficEvent.Kind, _ direction: TrafficEvent.Direction, octets: Int? = nil
    ) {
        report(
            TrafficEvent(
                peer: peer, connection: number, direction: direction, kind: kind, octets: octets))
    }
}
