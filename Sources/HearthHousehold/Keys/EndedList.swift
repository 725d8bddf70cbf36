import HearthAPI

/// A list that went out of a member's sight without their doing, kept until they took note of it.
struct EndedList: Codable, Hashable {
    var list: String
    /// nil when the list had never arrived.
    var title: String?
    /// Who stopped sharing it: the name and the public key.
    var from: String
    var key: String
    var owners: [String]
    /// What it was of; nil when that was not written down, or it had never arrived.
    var kind: String?
    /// What they were there.
    var role: ListRole
    var at: String
}
