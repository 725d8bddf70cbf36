extension Rank {
    private static let base = 36
    /// How many digits appending and prepending look at.
    private static let windowWidth = 6
    private static let windowSize = 2_176_782_336  // 36^6
    /// The distance between neighbours when appending; leaves room for four insertions by halves
    /// between any two before a rank grows beyond the window, and for 800,000 items.
    private static let step = 1296  // 36^2

    /// A rank after `lower` and before `upper`; nil stands for the end of the list on that side.
    ///
    /// Appending and prepending do not make ranks longer. Putting again and again into the same
    /// gap adds a digit about every fifth time.
    ///
    /// - Returns: Nil when there is no room: they are the same, in the wrong order, or too close.
    ///   The caller then gives all items new ranks with `evenly(_:)`.
    package static func between(_ lower: Rank?, _ upper: Rank?) -> Rank? {
        switch (lower, upper) {
        case (nil, nil): middle
        case (let lower?, nil): stepping(from: lower, by: step) ?? halfway(lower.digits, nil)
        case (nil, let upper?): stepping(from: upper, by: -step) ?? halfway([], upper.digits)
        case (let lower?, let upper?): halfway(lower.digits, upper.digits)
        }
    }

    /// Ranks for this many items, ascending, with the same distance between any two.
    package static func evenly(_ count: Int) -> [Rank] {
        precondition(count >= 0 && count < windowSize / step, "a list is bounded")
        return (0..<count).map { rank(window: (windowSize / (count + 1)) * ($0 + 1)) }
    }

    /// The first digits moved by `step`; nil at the end of the range.
    private static func stepping(from rank: Rank, by step: Int) -> Rank? {
        var window = 0
        for index in 0..<windowWidth {
            window = window * base + (index < rank.digits.count ? Int(rank.digits[index]) : 0)
        }
        let moved = window + step
        return moved > 0 && moved < windowSize ? self.rank(window: moved) : nil
    }

    private static func rank(window: Int) -> Rank {
        var digits = [UInt8](repeating: 0, count: windowWidth)
        var rest = window
        for index in digits.indices.reversed() {
            digits[index] = UInt8(rest % base)
            rest /= base
        }
        while digits.count > 1, digits.last == 0 { digits.removeLast() }
        return Rank(digits: digits)
    }

    /// A fraction between two others, `upper` being 1 when nil; with as few digits as it takes.
    ///
    /// The result never ends with the digit 0, so that there is always room before it.
    private static func halfway(_ lower: [UInt8], _ upper: [UInt8]?) -> Rank? {
        var digits: [UInt8] = []
        // Whether the digits so far are those of `upper`, so that it still bounds the next one.
        var isBounded = upper != nil
        for index in 0..<limit {
            let low = index < lower.count ? Int(lower[index]) : 0
            var high = base
            if isBounded, let upper {
                // Both were equal this far: past the end of `upper` there is nothing in between.
                guard index < upper.count else { return nil }
                high = Int(upper[index])
            }
            guard low <= high else { return nil }
            if high - low >= 2 {
                digits.append(UInt8((low + high) / 2))
                return Rank(digits: digits)
            }
            digits.append(UInt8(low))
            if high > low { isBounded = false }
        }
        return nil
    }
}
