package import HearthLists
package import HearthRows

/// A kind whose items or lists can be due. The table of kinds is the table of these, too.
///
/// A use case of the kind that writes an item sets its moments with `Household.setDue`, in the same step, and
/// takes those away with `removeDue` that it has no more. An item, and a list, has as many as the kind has
/// names for. One that comes back to an item after its moment sets none: it would come once more.
package protocol DueKind: ItemKind {
    /// A moment has come. That may be long ago: it is done when the member's keys are in memory, once.
    ///
    /// A kind that sets the next one from here sets one after `Work.now`.
    ///
    /// - Returns: What the member is told, as of the moment, with one message to their devices and one run of
    ///   their hook; nil: nothing of all that. A member who was told without words while they were locked
    ///   finds these in the news, and is not called again.
    /// - Throws: A `HearthError` keeps nothing from going on; the moment is over then as well.
    static func due(
        _ due: DueNow, in household: inout Household, _ work: Work
    ) throws -> KindNews?
}

/// What is due, with all that is at hand of it.
package struct DueNow {
    package let moment: DueMoment
    /// Nil: it is the list.
    package let item: Item?
    package let open: OpenList
    package let keys: MemberKeys
}
