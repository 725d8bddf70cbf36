package import HearthWire

/// Something that came in.
package struct Arrival: Sendable {
    package enum Content: Sendable {
        case frame(Frame)
        /// A frame of an unknown type with this many octets, which was skipped.
        case readOver(byteCount: Int)
    }

    package let content: Content
    /// Octets of it that wait, about.
    let byteCount: Int

    init(_ content: Content, byteCount: Int) {
        self.content = content
        self.byteCount = byteCount
    }

    package var frame: Frame? {
        if case .frame(let frame) = content { frame } else { nil }
    }
}
