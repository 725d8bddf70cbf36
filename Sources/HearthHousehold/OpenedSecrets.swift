package import HearthSodium

/// What members here have opened of others' secrets, kept beside their keys.
///
/// The household stores it, and forgets it with the keys; only a module above it can read it.
package protocol OpenedSecrets: Sendable {
    /// Forgets what was opened for members whose keys are not in memory any more.
    mutating func keep(only members: Set<IdentityKey>)
}

/// Before anything was opened.
struct NothingOpened: OpenedSecrets {
    mutating func keep(only members: Set<IdentityKey>) {}
}
