/// Puts frames together from the plaintexts of transport messages.
///
/// A frame begins at the start of a transport message and goes on in the following ones until its
/// length is reached; nothing may follow it in its last message.
package struct FrameAssembler {
    private var type: FrameType?
    private var wanted = 0
    private var buffer: [UInt8] = []
    /// Octets of the payload that the last message completed, if it was read over.
    package private(set) var readOver: Int?

    package init() {}

    /// Takes one message's plaintext; gives the frame that it completes, if it does.
    ///
    /// A frame of a type, or a record of a kind, that this program does not know is read over and
    /// given as nil.
    ///
    /// - Throws: `WireError`, after which the connection cannot go on.
    package mutating func take(_ plaintext: [UInt8]) throws(WireError) -> Frame? {
        readOver = nil
        var body = plaintext[...]
        if wanted == 0 && buffer.isEmpty && !isReading {
            var reader = OctetReader(body)
            let raw = try reader.octet()
            try reader.zeros(1)
            let length = Int(try reader.number32())
            type = FrameType(rawValue: raw)
            let limit = type.map(Frame.payloadLimit(of:)) ?? Limits.frame
            guard length <= limit else { throw .overLimit }
            wanted = length
            isReading = true
            body = body.dropFirst(Frame.headerByteCount)
        }
        guard buffer.count + body.count <= wanted else { throw .trailing }
        buffer += body
        guard buffer.count == wanted else { return nil }
        let payload = buffer
        let finished = type
        self = FrameAssembler()
        guard let finished, !Self.isOfNewerKind(finished, payload) else {
            readOver = payload.count
            return nil
        }
        return try Frame(type: finished, payload: payload)
    }

    private var isReading = false

    /// A whole record in the format this program knows, of a kind that a newer one added.
    private static func isOfNewerKind(_ type: FrameType, _ payload: [UInt8]) -> Bool {
        type == .record && payload.count >= Record.prefixByteCount && payload[0] == Record.format
            && RecordKind(rawValue: payload[1]) == nil
    }
}

extension Frame {
    /// The most plaintext of one Noise transport message: 65,535 octets less the tag.
    package static let messagePlaintextLimit = 65_535 - 16

    /// The frame as plaintexts for successive transport messages.
    package var messages: [[UInt8]] { Self.messages(of: octets) }

    /// A frame's octets as plaintexts for successive transport messages.
    package static func messages(of octets: [UInt8]) -> [[UInt8]] {
        stride(from: 0, to: octets.count, by: Self.messagePlaintextLimit).map { start in
            Array(octets[start..<min(start + Self.messagePlaintextLimit, octets.count)])
        }
    }
}
