package import HearthWire

/// What of a member's is looked at.
package struct NewsScope {
    /// Lists whose wishes may have changed; nil: all that they read.
    package var lists: Set<ListID>? = []
    /// Lists whose claims may have changed; nil: all that they read.
    package var cells: Set<ListID>? = []
    package var people = false
    /// Whether friends' birthdays are looked at: a day has begun, or profiles came.
    package var birthdays = false
    /// Whether what is new is their own doing, which is no news.
    package var isOwnAct = false

    /// Whether all is looked at that a day brings.
    package var isMorning: Bool { birthdays && cells == nil && !isOwnAct }

    package static let everything = NewsScope(lists: nil, cells: nil, people: true, birthdays: true)
}
