import HearthSodium
import HearthWire

/// Up to where a member knows what one member of a circle whispers and thinks of.
///
/// An author's times only grow (protocol-spec/circle.md), so that one of each is enough, and what is
/// known of a circle has the same size whatever it says.
struct TalkMark: Hashable, Sendable {
    let author: AuthorTag
    /// Of the newest whisper that is known, in milliseconds; the least number before there was any.
    var whisper: Int64 = .min
    /// The same of ideas.
    var idea: Int64 = .min
}

extension TalkMark {
    static let byteCount = AuthorTag.byteCount + 16

    /// Author 8 | whisper 8 | idea 8.
    func write(to writer: inout OctetWriter) {
        writer.write(author)
        writer.write(UInt64(bitPattern: whisper))
        writer.write(UInt64(bitPattern: idea))
    }

    static func read(_ reader: inout OctetReader) throws(WireError) -> TalkMark {
        let author: AuthorTag = try reader.fixed()
        let whisper = Int64(bitPattern: try reader.number64())
        return TalkMark(
            author: author, whisper: whisper, idea: Int64(bitPattern: try reader.number64()))
    }
}
