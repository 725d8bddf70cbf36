package import HearthAPI
import HearthLanguage
import HearthLists

/// The days of a month, each with its word.
package struct WordDaysView: PageContent {
    package static let template = "word-days"

    let month: Text
    let weekdays: [Text]
    /// Empty places before the first day.
    let blanks: [Int]
    let days: [DayCell]
    let earlier: String?
    let later: String?
    let missed: Text
    let key: [KeyLine]

    struct DayCell: Sendable {
        let number: String
        let mark: String
        let said: Text
        let word: String?
        let href: String?
        let isToday: Bool
    }

    struct KeyLine: Sendable {
        let mark: String
        let text: Text
    }

    package init(_ shown: WordDaysShown) {
        month = DateText.month(shown.month)
        weekdays = (1...7).map(WeekdayText.short)
        let first = shown.days.first.flatMap { Day($0.day) }
        blanks = Array(0..<((first?.weekday ?? 1) - 1))
        days = shown.days.map { day in
            DayCell(
                number: day.day.split(separator: "-").last.flatMap { Int($0) }.map(String.init)
                    ?? "",
                mark: WordText.mark(day.state),
                said: Text("\(DateText.date(day.day)): \(WordText.state(day.state))"),
                word: day.word,
                href: day.state == .toCome
                    ? nil : "/words/word?day=\(day.day)&language=\(shown.language)",
                isToday: day.state == .today)
        }
        let count = shown.days.count { $0.state == .missed }
        missed = Text(count: count, one: "1 day missed", other: "\(count) days missed")
        func way(_ months: Int) -> String? {
            guard let day = Day("\(shown.month)-01") else { return nil }
            let number = day.year * 12 + day.month - 1 + months
            guard let other = Day(year: number / 12, month: number % 12 + 1, day: 1) else {
                return nil
            }
            return "/words/days?language=\(shown.language)&month=\(other.description.prefix(7))"
        }
        earlier = shown.month > shown.first ? way(-1) : nil
        later = shown.month < shown.today.prefix(7) ? way(1) : nil
        key = [WordDayState.done, .caughtUp, .missed, .rest, .today].map {
            KeyLine(mark: WordText.mark($0), text: WordText.state($0))
        }
    }
}
