/// Who is told where the caller's home can be dialled.
package struct AddressSharingInfo: Codable, Sendable, Hashable {
    /// What the caller set for all lists; nil while they set nothing, and say it with each list.
    package var isShown: Bool?
    /// Where this node can be dialled, host:port.
    package var addresses: [String]
    /// How many lists of others the caller reads, and on how many of them it is shown.
    package var lists: Int
    package var shownOn: Int

    package init(isShown: Bool?, addresses: [String], lists: Int, shownOn: Int) {
        self.isShown = isShown
        self.addresses = addresses
        self.lists = lists
        self.shownOn = shownOn
    }
}
