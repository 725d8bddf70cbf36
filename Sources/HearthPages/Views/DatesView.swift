package import HearthAPI
import HearthLanguage
package import HearthLists

/// The dates of lists and the birthdays of a year, by month.
package struct DatesView: PageContent {
    package static let template = "dates"

    /// In days: the same birthday does not come twice.
    private static let horizon = 364

    let months: [Month]
    let isEmpty: Bool
    /// Nil where these are all.
    let ways: PageWays?

    struct Month: Sendable {
        let heading: Text
        /// `2026-11`.
        let id: String
        var days: [Coming]
    }

    package init(
        _ lists: [ListInfo], _ birthdays: [BirthdayInfo], today: Day, part: PagePart = PagePart()
    ) {
        var months: [Month] = []
        let all = Coming.all(lists, birthdays, today: today, horizon: Self.horizon)
        ways = part.ways(of: all.count)
        for one in part.of(all) {
            let id = String(one.day.description.prefix(7))
            if months.last?.id == id {
                months[months.count - 1].days.append(one)
            } else {
                months.append(Month(heading: DateText.month(id), id: id, days: [one]))
            }
        }
        self.months = months
        isEmpty = months.isEmpty
    }
}
