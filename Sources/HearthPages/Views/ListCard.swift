package import HearthAPI
import HearthLanguage
package import HearthLists

/// A list among others.
package struct ListCard: Sendable {
    let href: String
    let title: String
    let icon: String
    let owner: Face
    let whose: String
    /// `24 December 2026, in 12 days`.
    let date: Text?
    let count: Text
    /// Who reads it, of an own list; what the member is there, of another's.
    let people: Text?
    /// Why nothing of it is shown; nil where it is open.
    let absent: Text?
    let needsPassphrase: Bool
    /// Of a kind that this Hearth does not know.
    let isNewer: Bool
    let id: String

    package init(_ list: ListInfo, today: Day) {
        id = list.id
        href = "/lists/\(list.id)"
        title = list.title ?? Text("\(Text(whose: list.owner)) list").string
        let look = KindLook.of(list.kind)
        icon = look.icon(list.occasion)
        owner = Face(list.owner)
        whose = list.isOwn ? "own" : "friend"
        date = list.date.map { ListCard.dateText($0, today: today) }
        count = look.count(list.items)
        isNewer = !KindLook.isKnown(list.kind)
        people =
            list.isOwn
            ? list.readers == 0
                ? Text("Only you see it")
                : Text(
                    count: list.readers, one: "1 person sees it",
                    other: "\(list.readers) people see it")
            : list.role == .keeper ? Text("You look after it") : nil
        absent = Self.absence(of: list)
        needsPassphrase = list.state == .passphrase
    }

    static func absence(of list: ListInfo) -> Text? {
        switch list.state {
        case .open, .passphrase: nil
        case .waiting: Text("On its way")
        case .unreadable: Text("Cannot be read here")
        }
    }

    /// A date and how far off it is.
    static func dateText(_ date: String, today: Day) -> Text {
        let said = DateText.date(date)
        guard let day = Day(date) else { return said }
        let days = day.daysSinceEpoch - today.daysSinceEpoch
        guard (-1...400).contains(days) else { return said }
        return Text("\(said), \(DateText.countdown(days: days))")
    }
}
