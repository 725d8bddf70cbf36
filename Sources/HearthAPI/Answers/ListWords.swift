/// What somebody is to a list.
package enum ListRole: String, Codable, Sendable, CaseIterable {
    case owner, keeper, friend
}

/// How far a list has come to the caller.
package enum ListState: String, Codable, Sendable, CaseIterable {
    case open
    /// Until the owner's node let the caller in, and the list has come.
    case waiting
    /// Nothing of what came can be read here (`ListInfo.unreadableEditors`).
    case unreadable
    /// The caller needs one to be in its circle, since an owner lives on their node.
    case passphrase
}

/// How far somebody has come with a list.
package enum ReaderState: String, Codable, Sendable, CaseIterable {
    case reading, asked, refused, left
    /// To be let in by the host's node; for an owner of a list that another made.
    case waiting
    /// The host's node is to take them off; likewise.
    case leaving
    /// There is no room for them.
    case full
}

/// What a giver said when they were asked whether somebody in an owner's home may see what they give there.
package enum HousemateAnswer: String, Codable, Sendable, CaseIterable {
    case yes
    case notNow = "not-now"
    /// They are asked again.
    case open
}

/// How the caller knows somebody on a list.
package enum Acquaintance: String, Codable, Sendable, CaseIterable {
    /// By a safety number that the caller compared.
    case verified
    case friend
    case ownerOnly = "owner-only"
}
