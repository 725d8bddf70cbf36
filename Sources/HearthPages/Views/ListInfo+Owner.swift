import HearthAPI

extension ListInfo {
    /// Whether somebody with this public key owns the list, alone or with others.
    func isOwned(by key: String) -> Bool { self.ownerKeys.contains(key) }
}
