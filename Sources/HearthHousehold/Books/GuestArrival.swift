import HearthSodium

/// A guest's phone that was let in by a link since the node was started.
struct GuestArrival: Sendable {
    let guest: IdentityKey
    /// Its id, and what it is called.
    let device: String
    let name: String
    /// Who is to be told as soon as their keys are in memory; nobody any more, once they were.
    var untold: Set<IdentityKey>
}
