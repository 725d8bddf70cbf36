import HearthHousehold
import HearthReplication
import HearthShell
import HearthSodium
import HearthTransport
import HearthWire

/// The node's connections, and those who follow the news of members here.
final class NodeLine: ShellLine {
    struct Dial: Sendable {
        let peer: NodeKey
        let addresses: [String]
    }

    struct DialBack: Sendable {
        let session: SessionID
        let nonce: UInt64
        let peer: NodeKey
        /// Nil: the session comes from no address that can be dialled.
        let address: HostPort?
    }

    struct Closing: Sendable {
        let connection: Connection
        let reason: CloseReason
    }

    let followers: Followers
    var connections: [SessionID: Connection] = [:]
    /// What the node opens and closes, each in a task of its own.
    let (dials, dialRequests) = AsyncStream.makeStream(of: Dial.self)
    let (dialBacks, dialBackRequests) = AsyncStream.makeStream(of: DialBack.self)
    let (closings, closeRequests) = AsyncStream.makeStream(of: Closing.self)

    init(followers: Followers) { self.followers = followers }

    func send(_ frames: [Frame], on session: SessionID, at moment: WallTime?) {
        guard let connection = connections[session] else { return }
        if let moment { return connection.send(frames, at: moment) }
        do throws(TransportError) {
            try connection.send(frames)
        } catch {
            // Too slow, or gone: what was not said is said when they next meet.
            close(session, .overLimit)
        }
    }

    func close(_ session: SessionID, _ reason: CloseReason) {
        guard let connection = connections[session] else { return }
        closeRequests.yield(Closing(connection: connection, reason: reason))
    }

    func dial(_ peer: NodeKey, at addresses: [String]) {
        dialRequests.yield(Dial(peer: peer, addresses: addresses))
    }

    func dialBack(_ session: SessionID, nonce: UInt64, port: UInt16) {
        guard let connection = connections[session] else { return }
        let host = connection.remoteAddress?.host
        dialBackRequests.yield(
            DialBack(
                session: session, nonce: nonce, peer: connection.remoteKey,
                address: host.flatMap { HostPort(host: $0, port: Int(port)) }))
    }

    func committed(_ household: Household, at now: WallTime) {
        followers.tell(household, at: now)
    }

    /// Closes every connection, and takes no more requests.
    func stop() {
        followers.end()
        for session in connections.keys { close(session, .shutdown) }
        dialRequests.finish()
        dialBackRequests.finish()
        closeRequests.finish()
    }
}
