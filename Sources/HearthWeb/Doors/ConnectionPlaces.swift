import Hummingbird
import NIOConcurrencyHelpers
import NIOCore

/// Who may hold connections at a door to the home network, and how many.
///
/// Anybody in the network can connect. Until a browser has shown the key of a device it has a share of
/// the places with all the others, and its address has a few of them, so that those who are let in
/// always find one.
final class ConnectionPlaces: Sendable {
    private struct Place {
        let address: String
        let channel: any Channel
        var isLetIn = false
        var hasAsked = false
    }

    private let limits: PlaceLimits
    private let places = NIOLockedValueBox<[ObjectIdentifier: Place]>([:])

    init(_ limits: PlaceLimits) { self.limits = limits }

    /// Gives a connection a place until it is closed; false: there is none for it.
    func take(_ channel: any Channel) -> Bool {
        let address = channel.remoteAddress?.ipAddress ?? ""
        let id = ObjectIdentifier(channel)
        let isTaken = places.withLockedValue { places in
            let strangers = places.values.filter { !$0.isLetIn }
            guard places.count < limits.all, strangers.count < limits.strangers,
                strangers.count(where: { $0.address == address }) < limits.ofAddress
            else { return false }
            places[id] = Place(address: address, channel: channel)
            return true
        }
        guard isTaken else { return false }
        channel.closeFuture.whenComplete { [places] _ in
            places.withLockedValue { $0[id] = nil }
        }
        channel.eventLoop.scheduleTask(in: TimeAmount(WebLimits.firstHead)) { [places] in
            if places.withLockedValue({ !($0[id]?.hasAsked ?? true) }) {
                channel.close(promise: nil)
            }
        }
        return true
    }

    /// A request came on a connection, or on a stream of one.
    func asked(on channel: any Channel, isLetIn: Bool) {
        places.withLockedValue { places in
            for channel in [channel, channel.parent].compactMap({ $0 }) {
                let id = ObjectIdentifier(channel)
                places[id]?.hasAsked = true
                if isLetIn { places[id]?.isLetIn = true }
            }
        }
    }

    func closeAll() {
        for place in places.withLockedValue({ Array($0.values) }) {
            place.channel.close(promise: nil)
        }
    }
}

/// How many connections there may be at one door.
struct PlaceLimits: Sendable {
    let all: Int
    /// Of those, of browsers that have not shown the key of a device.
    let strangers: Int
    /// Of those, from one address.
    let ofAddress: Int

    /// Where the pages are.
    static let pages = PlaceLimits(
        all: WebLimits.connections, strangers: WebLimits.strangers,
        ofAddress: WebLimits.strangersOfAddress)
    /// Where the home's certificate is, which strangers alone ask for.
    static let trust = PlaceLimits(
        all: WebLimits.trustConnections, strangers: WebLimits.trustConnections,
        ofAddress: WebLimits.trustConnectionsOfAddress)
}
