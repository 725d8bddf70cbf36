import HearthAPI
import HearthLanguage
import HearthLists

/// The date of a list or a birthday, that is to come.
struct Coming: Sendable {
    /// The same as long as it is there.
    let id: String
    let icon: String
    let label: Text
    let date: Text
    let href: String
    let day: Day

    /// Those of the next days, in their order.
    static func all(
        _ lists: [ListInfo], _ birthdays: [BirthdayInfo], today: Day, horizon: Int
    ) -> [Coming] {
        let occasions = lists.filter { !$0.isTray && !$0.isArchived }.compactMap { list in
            list.date.flatMap { Day($0) }.map { day in
                Coming(
                    id: list.id, icon: Occasions.icon(list.occasion),
                    label: list.isOwn
                        ? Text("Your list “\(list.title ?? "")”")
                        : Text("\(Text(whose: list.owner)) list “\(list.title ?? "")”"),
                    date: ListCard.dateText(day.description, today: today),
                    href: "/lists/\(list.id)", day: day)
            }
        }
        let births = birthdays.compactMap { birthday in
            birthday.next.flatMap { Day($0) }.map { day in
                Coming(
                    id: birthday.id, icon: "for-birthday",
                    label: Text("\(Text(whose: birthday.name)) birthday"),
                    date: ListCard.dateText(day.description, today: today),
                    href: "/friends/\(PercentCoding.encode(birthday.name))", day: day)
            }
        }
        return (occasions + births)
            .filter { (0...horizon).contains($0.day.daysSinceEpoch - today.daysSinceEpoch) }
            .sorted { $0.day.daysSinceEpoch < $1.day.daysSinceEpoch }
    }
}
