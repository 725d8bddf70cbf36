/// Somebody of whom a giver is asked whether they may see what is given where they live with an owner.
package struct HousemateQuestion: Codable, Sendable, Hashable {
    /// As the caller calls them; with a short id where somebody else whom the caller knows has the
    /// same name.
    package var name: String
    /// Whether somebody else whom the caller knows has it: it is not that one.
    package var isNamesake: Bool
    /// Their public key.
    package var key: String
    package var place: HousematePlace
    /// With whom they live, by name: friends of the caller, or owners of the list; empty in the caller's own home.
    package var livesWith: [String]
    /// The list on which they are asked about alone.
    package var list: String?
    package var listTitle: String?

    package init(
        name: String, isNamesake: Bool, key: String, place: HousematePlace,
        livesWith: [String] = [], list: String? = nil, listTitle: String? = nil
    ) {
        self.name = name
        self.isNamesake = isNamesake
        self.key = key
        self.place = place
        self.livesWith = livesWith
        self.list = list
        self.listTitle = listTitle
    }
}

/// Where somebody is asked about, once.
package enum HousematePlace: String, Codable, Sendable, CaseIterable {
    /// A friend who lives with another friend.
    case friendsHome = "friends-home"
    /// An adult who came to the caller's own home after the caller.
    case ownHome = "own-home"
    /// A guest of the caller's own home.
    case guest
    /// Somebody who reads a list, lives with an owner of it, and is asked about nowhere else.
    case list
}

/// A keeper whom the offer of a child's list names.
package struct OfferedKeeper: Codable, Sendable, Hashable {
    /// As in `HousemateQuestion`.
    package var name: String
    package var isNamesake: Bool
    /// Their public key.
    package var key: String
    package var isFriend: Bool
    /// Whether they see what the caller gives on the list if the caller accepts it; false for a namesake.
    package var sees: Bool

    package init(name: String, isNamesake: Bool, key: String, isFriend: Bool, sees: Bool) {
        self.name = name
        self.isNamesake = isNamesake
        self.key = key
        self.isFriend = isFriend
        self.sees = sees
    }
}
