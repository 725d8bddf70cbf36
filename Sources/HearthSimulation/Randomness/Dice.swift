/// Numbers that a seed, a purpose and a few coordinates determine: nothing is counted, so that one
/// more throw here changes none elsewhere.
package struct Dice: Sendable {
    private let base: UInt64

    /// The dice of a seed for one purpose.
    package init(seed: UInt64, purpose: String) {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for octet in purpose.utf8 { hash = (hash ^ UInt64(octet)) &* 0x100_0000_01b3 }
        base = Self.mix(seed &+ Self.mix(hash))
    }

    /// The number at these coordinates.
    package func number(
        _ first: UInt64, _ second: UInt64 = 0, _ third: UInt64 = 0, _ fourth: UInt64 = 0
    ) -> UInt64 {
        var value = Self.mix(base ^ Self.mix(first))
        value = Self.mix(value ^ Self.mix(second))
        value = Self.mix(value ^ Self.mix(third))
        return Self.mix(value ^ Self.mix(fourth))
    }

    /// The same as a fraction from 0 up to but not including 1.
    package func fraction(
        _ first: UInt64, _ second: UInt64 = 0, _ third: UInt64 = 0, _ fourth: UInt64 = 0
    ) -> Double {
        Double(number(first, second, third, fourth) >> 11) * 0x1p-53
    }

    /// Numbers in a row, for making something once.
    package func stream(_ first: UInt64 = 0, _ second: UInt64 = 0) -> DiceStream {
        DiceStream(state: number(first, second))
    }

    /// The finaliser of SplitMix64.
    fileprivate static func mix(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9e37_79b9_7f4a_7c15
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// SplitMix64: a row of numbers that its first state determines.
package struct DiceStream: RandomNumberGenerator, Sendable {
    fileprivate var state: UInt64

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        return Dice.mix(state)
    }

    /// True in this share of all cases.
    package mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < share
    }

    /// One of these; there has to be one.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &self)]
    }
}
