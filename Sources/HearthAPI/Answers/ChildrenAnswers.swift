/// A child of the household, and their list.
package struct ChildInfo: Codable, Sendable, Hashable {
    package var member: MemberInfo
    /// Id of the list.
    package var list: String

    package init(member: MemberInfo, list: String) {
        self.member = member
        self.list = list
    }
}

/// A friend of a keeper's, as far as a child's list is concerned.
package struct InvitedForChild: Codable, Sendable, Hashable {
    /// As the keeper calls them.
    package var name: String
    /// Their public key.
    package var key: String
    /// How far they are; nil: nobody has asked them.
    package var state: InvitedState?

    package init(name: String, key: String, state: InvitedState? = nil) {
        self.name = name
        self.key = key
        self.state = state
    }
}

/// How far somebody is whom a keeper invited to a child's list.
package enum InvitedState: String, Codable, Sendable, Hashable, CaseIterable {
    /// The child has asked to be friends.
    case knocking
    /// They were asked to read the list.
    case asked
    case reading
    /// They did not want to, or left.
    case refused
}
