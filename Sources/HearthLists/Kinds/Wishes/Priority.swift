/// How much somebody wishes for something.
package enum Priority: String, Hashable, Comparable, Sendable, CaseIterable {
    case low
    case medium
    case high

    var weight: Int {
        switch self {
        case .low: 1
        case .medium: 2
        case .high: 3
        }
    }

    /// Less wished for comes before more wished for.
    package static func < (left: Priority, right: Priority) -> Bool {
        left.weight < right.weight
    }
}
