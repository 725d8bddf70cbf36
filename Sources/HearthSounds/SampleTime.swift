/// How long samples last.
enum SampleTime {
    /// Samples, of which a second has so many, in milliseconds; the greatest number where that is too many,
    /// and 0 where a second has none.
    static func milliseconds(_ samples: UInt64, perSecond rate: UInt64) -> UInt64 {
        guard rate > 0 else { return 0 }
        let (seconds, isTooMany) = (samples / rate).multipliedReportingOverflow(by: 1000)
        guard !isTooMany, rate <= .max / 1000 else { return .max }
        return adding(seconds, samples % rate * 1000 / rate)
    }

    /// The greatest number where the sum is greater.
    static func adding(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let (sum, isTooMany) = one.addingReportingOverflow(other)
        return isTooMany ? .max : sum
    }

    /// The greatest number where the product is greater.
    static func multiplying(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let (product, isTooMany) = one.multipliedReportingOverflow(by: other)
        return isTooMany ? .max : product
    }
}
