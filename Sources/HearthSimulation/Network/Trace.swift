package import HearthSodium
package import HearthWire

/// What passed between one node and the others: all that somebody who watches it without keys
/// can tell.
package struct Trace: Hashable, Sendable {
    package enum Direction: Hashable, Sendable { case sent, received }

    package enum Kind: Hashable, Sendable {
        case connected
        case disconnected
        case frame(FrameType)
    }

    package struct Entry: Hashable, Sendable {
        package let time: WallTime
        package let peer: NodeKey
        package let direction: Direction
        package let kind: Kind
        /// Octets of the frame with its header; 0 for anything else.
        package let byteCount: Int
        /// Every field that a carrier reads, without nonces, ciphertexts, signatures and hashes.
        package let clear: [UInt8]
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    /// The types of the frames that went one way between this node and another, in order.
    package func frames(_ direction: Direction, _ peer: NodeKey? = nil) -> [FrameType] {
        entries.compactMap { entry in
            guard entry.direction == direction, peer == nil || entry.peer == peer,
                case .frame(let type) = entry.kind
            else { return nil }
            return type
        }
    }

    /// The entries from a moment on.
    package func since(_ time: WallTime) -> [Entry] {
        entries.filter { $0.time >= time }
    }

    mutating func note(_ kind: Kind, _ direction: Direction, peer: NodeKey, at time: WallTime) {
        entries.append(
            Entry(
                time: time, peer: peer, direction: direction, kind: kind, byteCount: 0,
                clear: []))
    }

    mutating func note(
        _ frame: Frame, _ direction: Direction, peer: NodeKey, byteCount: Int, at time: WallTime
    ) {
        entries.append(
            Entry(
                time: time, peer: peer, direction: direction, kind: .frame(frame.type),
                byteCount: byteCount, clear: frame.clearFields))
    }
}
