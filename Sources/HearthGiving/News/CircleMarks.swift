import FoundationEssentials
package import HearthHousehold
import HearthSodium
package import HearthWire

/// What a member's book of news keeps of their circles: how their claims stood, and up to where they know what is said
/// there. The household stores it, and only those who give read it.
package struct CircleMarks: Hashable, Sendable {
    /// What is known of the member's own claims.
    var claims: [ListID: [ToldClaim]] = [:]
    /// Up to where each member of a list's circle is known to have whispered and had ideas.
    var talk: [ListID: [ToldTalk]] = [:]

    private static let claimsName = "claims"
    private static let talkName = "talk"

    init() {}

    /// What cannot be read is begun anew.
    package init(_ book: NewsBook) {
        if case .text(let rest) = book.others[NewsBook.earlierRest] {
            self = Hex.decode(rest).flatMap { try? CircleMarks(earlier: $0) } ?? CircleMarks()
        } else {
            claims = Self.value(of: book.others[Self.claimsName]) ?? [:]
            talk = Self.value(of: book.others[Self.talkName]) ?? [:]
        }
    }

    /// Puts it where it was read from. What did not change keeps its octets.
    package func write(into book: inout NewsBook, since before: CircleMarks) {
        if book.others.removeValue(forKey: NewsBook.earlierRest) == nil, self == before,
            book.others[Self.claimsName] != nil
        {
            return
        }
        book.others[Self.claimsName] = Self.fragment(claims)
        book.others[Self.talkName] = Self.fragment(talk)
    }

    /// Forgets lists that are not followed any more.
    package mutating func keep(only lists: Set<ListID>) {
        claims = claims.filter { lists.contains($0.key) }
        talk = talk.filter { lists.contains($0.key) }
    }

    private static func value<Value: Decodable>(of fragment: JSONFragment?) -> Value? {
        guard let fragment, let octets = try? JSONEncoder().encode(fragment) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: octets)
    }

    private static func fragment(_ value: some Encodable) -> JSONFragment? {
        (try? JSONEncoder().encode(value)).flatMap {
            try? JSONDecoder().decode(JSONFragment.self, from: $0)
        }
    }
}
