/// How a repetition is typed: `3-days`, `mon,thu`, `monthly-15`, `yearly-12-24`.
extension Repetition {
    private static let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

    /// Nil for what is none.
    package init?(_ text: String) {
        let pieces = text.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        let read: Repetition? =
            switch (pieces.count, pieces.first) {
            case (2, "monthly"): Self.number(pieces[1]).map { .monthly($0) }
            case (3, "yearly"):
                if let month = Self.number(pieces[1]), let day = Self.number(pieces[2]) {
                    .yearly(month: month, day: day)
                } else {
                    nil
                }
            case (2, let count?) where ["day", "days"].contains(pieces[1]):
                Self.number(count).map { .days($0) }
            case (1, let days?): Self.weekdays(days)
            default: nil
            }
        guard let read, read.isValid else { return nil }
        self = read
    }

    package var text: String {
        switch self {
        case .days(let count): "\(count)-days"
        case .weekdays(let days): days.sorted().map { Self.names[$0 - 1] }.joined(separator: ",")
        case .monthly(let day): "monthly-\(day)"
        case .yearly(let month, let day): "yearly-\(month)-\(day)"
        }
    }

    private static func weekdays(_ text: Substring) -> Repetition? {
        var days: Set<Int> = []
        for piece in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = piece.filter { $0 != " " }
            guard name.count >= 3, let index = names.firstIndex(of: String(name.prefix(3))) else {
                return nil
            }
            days.insert(index + 1)
        }
        return .weekdays(days)
    }

    private static func number(_ digits: Substring) -> Int? {
        guard (1...3).contains(digits.utf8.count),
            digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(digits)
    }
}
