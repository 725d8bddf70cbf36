import FoundationEssentials
import HearthAPI
import HearthLanguage

/// The moment that somebody chose in a form, by the clock of this machine.
enum Reminding {
    /// ISO 8601 of `2027-05-31T14:07`; nil of nothing.
    ///
    /// - Throws: `HearthError.momentMalformed`.
    static func moment(_ typed: String) throws(HearthError) -> String? {
        guard !typed.isEmpty else { return nil }
        let missing = typed.split(separator: ":").count == 2 ? ":00" : ""
        guard let there = LocalTime.seconds(typed + missing + "Z") else {
            throw HearthError(.momentMalformed, ["value": typed])
        }
        // Twice: what is ahead of UTC may change in between.
        let first = there - LocalTime.offset(at: there)
        let seconds = there - LocalTime.offset(at: first)
        return Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
    }
}
