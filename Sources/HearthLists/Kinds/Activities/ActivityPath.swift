package import HearthWire

/// An activity of a list.
package struct ActivityPath: Hashable, Sendable {
    package let list: ListID
    package let item: ItemID

    package init(_ list: ListID, _ item: ItemID) {
        (self.list, self.item) = (list, item)
    }
}

extension FocusSession.Worked {
    package var path: ActivityPath { ActivityPath(list, item) }
}
