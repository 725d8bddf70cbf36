/// Where a push service finds out who sends to it (RFC 8292, section 2.1).
///
/// Services are reported to refuse what cannot be reached from the internet: names without a dot, addresses, and
/// the names that are set apart (RFC 2606, RFC 6761, RFC 6762, RFC 9476).
package enum PushContact {
    /// Of a home whose pages have no address of that kind: what these messages are. The program has no place of
    /// its own in the internet.
    package static let ofProgram = "https://www.rfc-editor.org/rfc/rfc8292"

    /// `origin`: under which a home's pages are reached from outside, such as `https://home.example.org`; nil: none.
    package static func at(origin: String?) -> String {
        guard let origin, let host = host(of: origin), isPublic(host) else { return ofProgram }
        return origin
    }

    private static func host(of origin: String) -> Substring? {
        let scheme = "https://"
        guard origin.hasPrefix(scheme) else { return nil }
        let rest = origin.dropFirst(scheme.count)
        return rest.first == "[" ? nil : rest.prefix { $0 != ":" && $0 != "/" }
    }

    private static func isPublic(_ host: Substring) -> Bool {
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last,
            labels.allSatisfy({ label in
                !label.isEmpty && label.utf8.allSatisfy { Self.letters.contains($0) }
            })
        else { return false }
        // An address has a number there.
        return last.contains { $0.isLetter } && !setApart.contains(last.lowercased())
    }

    private static let letters = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-".utf8)
    private static let setApart: Set = [
        "alt", "arpa", "corp", "example", "home", "internal", "intranet", "invalid", "lan", "local",
        "localdomain", "localhost", "onion", "private", "test",
    ]
}
