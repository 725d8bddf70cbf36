package import HearthSodium
package import HearthWire

/// What an item says when it is a note, beside its name, text, tags and files.
package struct Note: Hashable, Sendable {
    package var isPinned = false
    /// When it was put into the bin, in milliseconds since 1970; 0: it is not there.
    package var binned: UInt64 = 0
    /// The program made its name of the text, and makes another one when that changes.
    package var isNameMade = false
    /// Of a line of a checklist.
    package var tick: Tick?
    /// The item beside which somebody wrote this, at the same time as another.
    package var copyOf: ItemID?
    package var copyBy: IdentityKey?
    var carried = Carried()

    package init() {}

    package var isBinned: Bool { binned != 0 }

    package var isDone: Bool { tick?.isDone == true }
}

extension Note {
    /// Whether a line of a checklist is done, and who said so.
    package struct Tick: Hashable, Sendable {
        package var isDone: Bool
        /// In milliseconds since 1970.
        package var at: UInt64
        package var by: IdentityKey?
        /// Done and cleared away.
        package var isHidden: Bool
        var carried = Carried()

        package init(
            isDone: Bool, at: UInt64 = 0, by: IdentityKey? = nil, isHidden: Bool = false
        ) {
            self.isDone = isDone
            self.at = at
            self.by = by
            self.isHidden = isHidden
        }
    }
}
