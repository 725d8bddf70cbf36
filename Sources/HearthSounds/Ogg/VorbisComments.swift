/// What people and programs noted of a sound, as Vorbis has it and others have taken it over
/// (Vorbis I specification, section 5).
enum VorbisComments {
    static let signature = "\u{3}vorbis"
    /// The bit that says that all is there.
    static let end: [UInt8] = [1]
    /// Of the name of the program, which stands first; and the number of comments.
    private static let lengthByteCount = 4

    /// A packet of the same length in which the name of the program is zeros, and no comment is.
    static func blank(
        _ packet: [UInt8], begin: [UInt8], end: [UInt8]
    ) throws(SoundError) -> [UInt8] {
        let name = packet.count - begin.count - 2 * lengthByteCount - end.count
        guard name >= 0, packet.starts(with: begin), let length = UInt32(exactly: name) else {
            throw .damaged
        }
        return begin + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
            + [UInt8](repeating: 0, count: name + lengthByteCount) + end
    }
}
