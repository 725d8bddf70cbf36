import HearthAPI
import HearthLists
import HearthSodium

/// What an item or a list says, in a few digits: they change when it does (RFC 9110, section
/// 8.8.3).
///
/// Anybody who changes something sends along what they had before them, so that nobody's newer word
/// is lost under an older form. Where something stands on its list is not part of it.
enum EntityTags {
    static func tag(of item: Item) -> String {
        tag(of: Bucket.encode([item.content]))
    }

    static func tag(of head: ListHead) -> String {
        var content = head
        content.revision = 1
        return tag(of: Part(head: content).encode())
    }

    /// - Throws: `HearthError.changedMeanwhile` when the caller had something else before them.
    static func check(
        _ seen: String?, against current: String, of name: String
    ) throws(HearthError) {
        guard let seen, seen != current else { return }
        throw HearthError(.changedMeanwhile, ["name": name])
    }

    private static func tag(of octets: [UInt8]) -> String {
        Hex.encode(BLAKE2b.hash(octets, count: 16))
    }
}
