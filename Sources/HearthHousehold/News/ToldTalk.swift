import HearthSodium
import HearthWire

/// Up to where a member knows what one member of a circle whispers and thinks of.
///
/// An author's times only grow (protocol-spec/circle.md), so that one of each is enough.
struct ToldTalk: Codable, Hashable, Sendable {
    let author: AuthorTag
    /// Of the newest whisper that is known, in milliseconds; the least number before there was any.
    var whisper: Int64 = .min
    /// The same of ideas.
    var idea: Int64 = .min
}
