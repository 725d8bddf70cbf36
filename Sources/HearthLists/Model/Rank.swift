/// Where an item stands among the others: a fraction between 0 and 1 in digits of base 36.
///
/// Moving one item writes that item only, and two editors who move different items never collide.
/// Two items that got the same rank stand in the order of their ids.
package struct Rank: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The most digits of a rank.
    package static let limit = 64
    /// The rank of the first item of a list.
    package static let middle = Rank(digits: [18])

    /// The digits as values, 0 to 35; never empty.
    let digits: [UInt8]

    /// Nil unless the text is 1 to 64 digits `0`…`9`, `a`…`z`.
    package init?(_ text: some StringProtocol) {
        guard (1...Self.limit).contains(text.utf8.count) else { return nil }
        var digits: [UInt8] = []
        for octet in text.utf8 {
            switch octet {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(octet - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                digits.append(octet - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        self.digits = digits
    }

    init(digits: [UInt8]) {
        assert((1...Self.limit).contains(digits.count))
        self.digits = digits
    }

    package var description: String {
        String(
            decoding: digits.map { $0 < 10 ? UInt8(ascii: "0") + $0 : UInt8(ascii: "a") + $0 - 10 },
            as: UTF8.self)
    }

    /// Octet by octet, a beginning before what it begins; the digits stand in that order in ASCII.
    package static func < (left: Rank, right: Rank) -> Bool {
        left.digits.lexicographicallyPrecedes(right.digits)
    }
}
