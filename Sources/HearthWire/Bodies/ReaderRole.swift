/// What somebody may do with a list.
package enum ReaderRole: UInt8, Hashable, Sendable {
    /// Edits, blind.
    case owner = 1
    /// Edits, sees: a guardian.
    case keeper = 2
    /// Sees.
    case friend = 3

    package var isInCircle: Bool { self != .owner }
    package var isEditor: Bool { self != .friend }
}
