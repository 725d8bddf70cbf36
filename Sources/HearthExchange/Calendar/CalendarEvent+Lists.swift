package import HearthAPI
import HearthLists

extension CalendarEvent {
    /// The date of a list; nil for one without, or one in the archive.
    ///
    /// `details` says what it is for.
    package init?(of list: ListInfo, details: String? = nil) {
        guard !list.isArchived, let day = list.date.flatMap({ Day($0) }), let title = list.title
        else { return nil }
        self.init(
            of: "list " + list.id, day: day,
            summary: list.isOwn ? title : "\(list.owner): \(title)", details: details)
    }

    /// A friend's birthday, as the node tells it; nil for one that no calendar has.
    package init?(of info: BirthdayInfo, summary: String, details: (Int) -> String?) {
        guard let birthday = Birthday(info.birthday) else { return nil }
        self.init(
            of: info.id, birthday: birthday, summary: summary,
            details: birthday.year.flatMap(details))
    }
}
