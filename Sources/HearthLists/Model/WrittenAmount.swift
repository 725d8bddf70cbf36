/// Reads numbers as people write them, with signs between thousands and before the fraction.
enum WrittenAmount {
    /// In hundredths; nil for what could be several numbers, for parts of a hundredth, and above 10^12.
    ///
    /// `isMarkup`: it was written for programs, where a point is always before the fraction; `places`: the
    /// digits that the currency has behind its unit.
    static func hundredths(_ text: String, isMarkup: Bool, places: Int) -> Int64? {
        guard let last = text.lastIndex(where: { !$0.isNumber }) else {
            return Price.minorUnits(text)
        }
        let signs = text.filter { !$0.isNumber }
        let (sign, behind) = (text[last], text[text.index(after: last)...])
        let isBelowOne = text.first == "0" || text[..<last].isEmpty
        let isFraction: Bool
        if sign == ":" {
            // "399:50", crowns and öre.
            guard behind.count == 2 else { return nil }
            isFraction = true
        } else if !".,".contains(sign) || signs.count(where: { $0 == sign }) > 1 {
            isFraction = false
        } else if isMarkup {
            // A comma is before a fraction, or before a group of three digits: "1,299" and "1.299,000" are
            // told, and not guessed at.
            guard sign == "." || behind.count != 3 || isBelowOne else { return nil }
            isFraction = true
        } else {
            // Three digits are a group, except behind a leading 0.
            isFraction = behind.count != 3 || places == 3 || isBelowOne
        }
        guard let whole = joined(isFraction ? text[..<last] : text[...]),
            let fraction = isFraction ? two(behind) : "00"
        else { return nil }
        return Price.minorUnits(whole + "." + fraction)
    }

    /// The digits of groups: of three each, or as in India of two, then three.
    private static func joined(_ text: Substring) -> String? {
        guard !text.isEmpty else { return "0" }
        let signs = Set(text.filter { !$0.isNumber })
        let groups = text.split(omittingEmptySubsequences: false, whereSeparator: { !$0.isNumber })
        guard groups.count > 1 else { return String(text) }
        guard signs.count == 1, let first = groups.first, (1...3).contains(first.count),
            first != "0", groups.last?.count == 3
        else { return nil }
        let middle = Set(groups.dropFirst().dropLast().map(\.count))
        guard middle.isEmpty || middle == [3] || middle == [2] && first.count <= 2 else {
            return nil
        }
        return groups.joined()
    }

    /// The first two digits of a fraction, if the others are 0.
    private static func two(_ fraction: Substring) -> String? {
        guard !fraction.isEmpty, fraction.dropFirst(2).allSatisfy({ $0 == "0" }) else { return nil }
        return String((fraction + "0").prefix(2))
    }
}
