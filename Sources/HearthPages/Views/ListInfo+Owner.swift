import HearthAPI

extension ListInfo {
    /// Whether somebody of this name owns the list, alone or with others, whose names the node joins
    /// by ` & `.
    func isOwned(by name: String) -> Bool {
        owner == name || owner.split(separator: " & ").contains { $0 == name }
    }
}
