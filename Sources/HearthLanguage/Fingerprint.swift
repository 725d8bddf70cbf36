/// A fingerprint as people compare it.
package enum Fingerprint {
    /// In upper case and pairs, as systems show it.
    package static func grouped(_ digits: String) -> String {
        let digits = Array(digits.uppercased())
        return stride(from: 0, to: digits.count, by: 2)
            .map { String(digits[$0..<min($0 + 2, digits.count)]) }.joined(separator: " ")
    }
}
