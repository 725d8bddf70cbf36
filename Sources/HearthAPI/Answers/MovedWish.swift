/// Where a reserved wish is now that its owner has moved it.
package struct MovedWish: Codable, Sendable, Hashable {
    /// The title of the list.
    package var list: String
    /// What to hand to `reserve`, which takes what the caller claims to that list.
    package var path: String
    /// The hexadecimal id of the list.
    package var listID: String

    package init(list: String, path: String, listID: String) {
        self.list = list
        self.path = path
        self.listID = listID
    }
}
