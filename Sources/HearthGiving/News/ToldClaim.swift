import HearthSodium
package import HearthWire

/// What a member knows of how one of their claims stands.
package struct ToldClaim: Codable, Hashable, Sendable {
    package enum State: UInt8, Codable, Sendable {
        /// Some of it counts.
        case holds = 1
        /// Somebody was first, or others go about the wish in the other way.
        case waits = 2
        /// A hold whose time is over.
        case lapsed = 3
    }

    package let item: ItemID
    package var state: State
    package var isBoughtTwice: Bool
    package var isPriceMet: Bool
    /// They were told that their hold lapses soon.
    package var knowsEnd: Bool
    /// Whose claim was before theirs, or who bought the same; zeros for nobody.
    package var ahead: AuthorTag
    /// The days before the date of which they were reminded last; nil before they were.
    package var reminded: Int?

    package init(
        item: ItemID, state: State, isBoughtTwice: Bool = false, isPriceMet: Bool = false,
        knowsEnd: Bool = false, ahead: AuthorTag? = nil, reminded: Int? = nil
    ) {
        self.item = item
        self.state = state
        self.isBoughtTwice = isBoughtTwice
        self.isPriceMet = isPriceMet
        self.knowsEnd = knowsEnd
        self.ahead = ahead ?? .none
        self.reminded = reminded
    }
}

extension AuthorTag {
    fileprivate static let none: AuthorTag = {
        guard let none = AuthorTag(octets: [UInt8](repeating: 0, count: byteCount)) else {
            preconditionFailure("a tag has \(byteCount) octets")
        }
        return none
    }()
}
