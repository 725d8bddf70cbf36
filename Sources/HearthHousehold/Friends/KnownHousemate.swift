package import HearthAPI
package import HearthRows

/// What a member knows of somebody, as far as it counts for whether that person may see what the member gives where
/// they live with an owner. The one place that decides who is asked about, and what the answers let somebody see
/// (protocol-spec/circle.md, "Recipients").
package struct KnownHousemate: Hashable, Sendable {
    package enum Home: Hashable, Sendable {
        /// The member's own.
        case here(asGuest: Bool)
        /// That of other friends of the member who are no children, and have these names.
        case withFriends([String])
        /// Somewhere else, or it is not proved.
        case elsewhere
    }

    /// A child without a passphrase: whoever sits down at their home's pages is the child.
    package var isChild = false
    package var isVerified = false
    package var answer: FriendRow.Housemate?
    /// What was answered for one list alone.
    package var note: FriendRow.Housemate?
    package var home: Home = .elsewhere

    package init() {}

    /// Whether they get the member's sender key on the list although they live with an owner of it. No answer is no.
    package var sees: Bool {
        !isChild && (isVerified || answer == .yes || note == .yes)
    }

    /// Whether nobody has answered for them yet, and somebody may be asked.
    private var isOpen: Bool { !isChild && !isVerified && answer == nil }

    /// Where the member is asked about them, whatever lists they read; nil: nowhere, or on a list.
    package var place: HousematePlace? {
        guard isOpen else { return nil }
        return switch home {
        case .here(asGuest: true): .guest
        case .here(asGuest: false): .ownHome
        case .withFriends: .friendsHome
        case .elsewhere: nil
        }
    }

    /// Whether the member is asked about them on a list: they are in its circle and live with an owner.
    package var isAskedOnList: Bool { isOpen && note == nil && home == .elsewhere }
}
