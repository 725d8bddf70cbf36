package import HearthLists
package import HearthWire

/// A kind whose items can be due. The table of kinds is the table of these, too.
///
/// A use case of the kind that writes an item sets its moment with `Household.setDue`, in the same step; one
/// that writes an item without a moment takes it away with `removeDue`. One that comes back to an item after
/// its moment sets none: it would come once more.
package protocol DueKind: ItemKind {
    /// An item's moment has come, at `at`. That may be long ago: it is done when the member's keys are in memory,
    /// once.
    ///
    /// A `HearthError` keeps nothing from going on; the moment is over then as well.
    static func due(
        _ item: Item, at moment: WallTime, on open: OpenList, keys: MemberKeys,
        in household: inout Household, _ work: Work
    ) throws
}
