/// Names one connection while the node runs; never reused.
package struct SessionID: Hashable, Comparable, Sendable {
    package let number: UInt64

    package init(number: UInt64) {
        self.number = number
    }

    package static func < (left: SessionID, right: SessionID) -> Bool {
        left.number < right.number
    }
}
