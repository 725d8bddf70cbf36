import HearthSodium

/// What a member's forms carry, so that no other site's form is taken for theirs: it follows from
/// their sign-in, which no other site can read.
///
/// In every page it looks different: a random mask, and the token under it. Beside words that somebody
/// else chose, the length of a packed page then tells nothing of it.
enum FormToken {
    private static let byteCount = 16

    /// The token of a sign-in, as one page has it.
    static func masked(of session: String) -> String {
        var generator = SystemRandomNumberGenerator()
        let mask = (0..<byteCount).map { _ in UInt8.random(in: 0...(.max), using: &generator) }
        return Hex.encode(mask + zip(token(of: session), mask).map { $0 ^ $1 })
    }

    /// Whether this is the token of a sign-in, under whatever mask.
    static func isOf(_ session: String, _ text: String?) -> Bool {
        guard let octets = text.flatMap({ Hex.decode($0) }), octets.count == 2 * byteCount else {
            return false
        }
        let (mask, hidden) = (octets[..<byteCount], octets[byteCount...])
        let differences = zip(zip(hidden, mask), token(of: session)).map { $0.0 ^ $0.1 ^ $1 }
        // All of it is looked at, however early it differs.
        return differences.reduce(0, |) == 0
    }

    private static func token(of session: String) -> [UInt8] {
        BLAKE2b.hash(Array("hearth/1 form".utf8) + Array(session.utf8), count: byteCount)
    }
}
