package import HearthSodium
import HearthWire

/// Something that passed between this node and another one: what kind of thing and how long,
/// never what it said.
package struct TrafficEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The handshake is finished.
        case connected
        case disconnected
        /// A whole frame, by the octet that names its type on the wire.
        case frame(type: UInt8)
    }

    package enum Direction: String, Hashable, Sendable {
        case incoming = "in"
        case outgoing = "out"
    }

    package let peer: NodeKey
    /// Which connection of this process, counted from 1.
    package let connection: Int
    /// Of a connection: outgoing when this node dialled.
    package let direction: Direction
    package let kind: Kind
    /// Of a frame: its header and its payload. On the wire come 18 octets for each transport
    /// message it needs: a length of 2 and a tag of 16.
    package let octets: Int?

    /// The kind in one word.
    package var name: String {
        switch kind {
        case .connected: "connected"
        case .disconnected: "disconnected"
        case .frame(let type): FrameType(rawValue: type).map { "\($0)" } ?? "type-\(type)"
        }
    }
}
