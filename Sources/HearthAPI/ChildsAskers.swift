/// Who may ask for something in the name of a child who has no passphrase.
///
/// On a page whoever sits down is taken for the child. So what would let others in, or shut those out
/// who look after the child, is asked by keepers instead: by members here who are keepers of a list of
/// the child's. At home everybody may ask for everything in every name.
package enum ChildsAskers: String, Codable, Sendable, Hashable, CaseIterable {
    /// Whoever is there in the child's name, and nobody for them.
    case child
    /// Whoever is there in the child's name, and keepers for them.
    case childAndKeepers
    /// Keepers alone.
    case keepers
    /// Keepers who may decide for the household, with their own passphrase.
    case keepingHouseholders
}

/// For whom somebody else asks.
package struct ActingFor: Codable, Sendable, Hashable {
    /// Name of a child of this home who has no passphrase.
    package var child: String
    /// The passphrase of whoever asks, given once more; nil where it was not.
    package var passphrase: String?

    package init(child: String, passphrase: String? = nil) {
        self.child = child
        self.passphrase = passphrase
    }
}
