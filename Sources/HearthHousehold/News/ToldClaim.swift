import HearthSodium
import HearthWire

/// What a member knows of how one of their claims stands.
struct ToldClaim: Codable, Hashable, Sendable {
    enum State: UInt8, Codable, Sendable {
        /// Some of it counts.
        case holds = 1
        /// Somebody was first, or others go about the wish in the other way.
        case waits = 2
        /// A hold whose time is over.
        case lapsed = 3
    }

    let item: ItemID
    var state: State
    var isBoughtTwice = false
    var isPriceMet = false
    /// They were told that their hold lapses soon.
    var knowsEnd = false
    /// Whose claim was before theirs; zeros for nobody.
    var ahead = AuthorTag.none
    /// The days before the date of which they were reminded last; nil before they were.
    var reminded: Int?
}

extension AuthorTag {
    fileprivate static let none: AuthorTag = {
        guard let none = AuthorTag(octets: [UInt8](repeating: 0, count: byteCount)) else {
            preconditionFailure("a tag has \(byteCount) octets")
        }
        return none
    }()
}
