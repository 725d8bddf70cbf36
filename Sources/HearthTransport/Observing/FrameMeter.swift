import HearthWire

/// Finds the ends of frames in the plaintexts of successive transport messages, for an observer.
///
/// Looks at nothing but the header of each frame: six octets that every carrier has to read.
struct FrameMeter {
    struct Measure: Hashable, Sendable {
        let type: UInt8
        /// Header and payload.
        let octets: Int
    }

    private var current: Measure?
    private var count = 0

    /// The frame that this plaintext completes, if it does; nonsense is none.
    mutating func take(_ plaintext: [UInt8]) -> Measure? {
        if current == nil {
            guard plaintext.count >= Frame.headerByteCount else { return nil }
            let payload = plaintext[2..<6].reduce(0) { $0 << 8 | Int($1) }
            current = Measure(type: plaintext[0], octets: Frame.headerByteCount + payload)
            count = 0
        }
        count += plaintext.count
        guard let frame = current, count >= frame.octets else { return nil }
        current = nil
        return frame
    }
}
