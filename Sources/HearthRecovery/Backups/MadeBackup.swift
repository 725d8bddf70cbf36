package import HearthSodium

/// A backup that the home made in the folder for each day's, in the order in which they were made. What is not
/// so written down the home neither counts nor removes, whatever it is called.
package struct MadeBackup: Codable, Sendable, Hashable {
    /// In the folder.
    package let name: String
    /// The digest of the file's head, which no other file has.
    package let head: Digest
    /// Made by itself; otherwise somebody asked for it. The two kinds are counted apart.
    package let isDaily: Bool

    package init(name: String, head: Digest, isDaily: Bool) {
        self.name = name
        self.head = head
        self.isDaily = isDaily
    }

    /// Of so many it is written down, the newest ones: twice as many as are ever kept.
    package static let most = 2 * KeptBackups.keepRange.upperBound
}
