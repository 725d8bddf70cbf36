package import HearthWire

/// Something that came in, and when it was read from the socket.
package struct Arrival: Sendable {
    package enum Content: Sendable {
        case frame(Frame)
        /// A frame of an unknown type with so many octets, which was read over.
        case readOver(byteCount: Int)
    }

    package let content: Content
    package let at: WallTime
    /// The same, as exactly as the machine knows: which of two came first.
    let order: ContinuousClock.Instant
    /// Octets of it that wait, about.
    let byteCount: Int

    init(_ content: Content, byteCount: Int, at moment: WallTime) {
        self.content = content
        self.byteCount = byteCount
        at = moment
        order = .now
    }

    package var frame: Frame? {
        if case .frame(let frame) = content { frame } else { nil }
    }
}
