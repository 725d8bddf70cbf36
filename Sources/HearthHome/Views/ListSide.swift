package import HearthHousehold

/// On which side of the wall somebody reads a list. The one place that decides which view of it they are given: that of
/// owners, which the household makes, or that of the circle.
package enum ListSide {
    /// An owner, and everybody who is in no circle: readers of lists on which nothing is given.
    case outside
    case circle(CircleSeat)

    package init(of open: OpenList) {
        self = CircleSeat(open).map(ListSide.circle) ?? .outside
    }
}
