/// How many of a thing are wished for.
package enum Quantity: Hashable, Sendable {
    /// 1 to 10,000.
    case count(Int)
    /// As many as people like to give.
    case any

    /// One, which is what a wish without a word about it means.
    package static let one = Quantity.count(1)

    /// Whether the count is 1 to 10,000.
    package var isValid: Bool {
        switch self {
        case .count(let count): (1...ListLimits.quantity).contains(count)
        case .any: true
        }
    }
}
