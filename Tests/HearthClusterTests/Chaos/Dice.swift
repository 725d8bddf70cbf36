/// Numbers that a seed determines (SplitMix64).
struct Dice: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Different dice of one seed have nothing to do with each other.
    init(seed: UInt64, purpose: UInt64) {
        state = seed &+ purpose &* 0xD1B5_4A32_D192_ED03
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Whether something happens that does so in `percent` of all cases.
    mutating func happens(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }
}
