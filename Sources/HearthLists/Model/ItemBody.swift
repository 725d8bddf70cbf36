/// What an item is, beyond what all items have.
package enum ItemBody: Hashable, Sendable {
    case wish(Wish)
    /// Made by a newer Hearth: the fields as they came, so that renaming the item or editing its
    /// notes loses nothing.
    case unknown([UInt8])
}
