/// What an item is, beyond what all items have.
package enum ItemBody: Sendable {
    /// Of a kind in `ItemKinds`.
    case known(any ItemKind)
    /// Made by a newer Hearth: the fields as they came, so that renaming the item or editing its
    /// notes loses nothing.
    case unknown([UInt8])
}

extension ItemBody: Hashable {
    package static func == (left: ItemBody, right: ItemBody) -> Bool {
        switch (left, right) {
        case (.known(let one), .known(let other)): one.isSame(as: other)
        case (.unknown(let one), .unknown(let other)): one == other
        case (.known, .unknown), (.unknown, .known): false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .known(let body): body.hash(into: &hasher)
        case .unknown(let fields): hasher.combine(fields)
        }
    }
}

extension ItemKind {
    fileprivate func isSame(as other: any ItemKind) -> Bool { other as? Self == self }
}
