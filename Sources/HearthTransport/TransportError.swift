/// Why there is no connection, or none any more.
package enum TransportError: Error, Hashable, Sendable {
    /// No TCP connection: no such name, nobody listening, no way there, too slow.
    case connectFailed(String)
    /// The proxy through which this node dials is not there.
    case proxyFailed
    /// An address of the Tor network, and no proxy that leads there.
    case proxyNeeded
    /// The peer hung up during the handshake or answered nonsense: it is another node, or does
    /// not want this one now.
    case refused
    /// The peer did not finish the handshake in time: a node answers at once or never.
    case handshakeTimeout
    /// TCP ended without an authenticated close: what was on its way may be lost.
    case truncated
    /// The peer sent what no node sends, or somebody between has tampered with it.
    case protocolViolation
    /// More waits to be sent than the bound allows; nothing of this call was queued.
    case queueFull
    /// This side has closed the connection, or the task was cancelled.
    case closed
    /// Another program listens there.
    case addressInUse(String)
    /// This machine does not have that address, or may not listen there.
    case addressNotAvailable(String)
}
