import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

/// Reminders are moments of the log, not of a day's item, which is not there before anything was done on it.
extension Household {
    private static let usual = 19 * 60

    private static let evening: DueName = "evening"
    private static let absent: DueName = "absent"

    /// Sets when a member is reminded next: the evening of the first day whose word is open, and so many days after the
    /// last word.
    mutating func setReminders(of asker: Asker, _ work: Work) throws {
        try setTelling(of: asker, work)
        guard let open = try singleList(of: .wordLog, for: asker, work) else { return }
        let book = try wordBook(of: asker, work)
        let settings = book.settings
        var evening: WallTime?
        if let minutes = settings.evening, let language = settings.languages.first?.language {
            let isDone = book.logged(book.today, language)?.ofDay?.isSolved ?? false
            evening = ((isDone ? 1 : 0)...2).lazy.compactMap { book.moment(minutes, daysOn: $0) }
                .first { $0 > work.now }
        }
        var absent: WallTime?
        if let days = settings.afterDays, let since = settings.languages.map(\.since).min() {
            let last = WordProgress(of: book.log, today: book.today).lastLearned ?? since
            let ahead = last.daysSinceEpoch + days - book.today.daysSinceEpoch
            absent = book.moment(settings.evening ?? Self.usual, daysOn: ahead)
            if let moment = absent, moment <= work.now { absent = nil }
        }
        for (name, moment) in [(Self.evening, evening), (Self.absent, absent)] {
            if let moment {
                try setDue(
                    DueMoment(
                        member: asker.identity, list: open.id, item: nil, name: name, at: moment),
                    work)
            } else {
                try removeDue(
                    DueMoment.Key(
                        member: asker.identity, list: open.id, item: nil, name: name), work)
            }
        }
    }
}

extension WordBook {
    /// So many minutes after midnight of the day that many days from today; before the day begins, of the night after.
    fileprivate func moment(_ minutes: Int, daysOn days: Int) -> WallTime? {
        let night = minutes < Self.dayBegins ? 1 : 0
        return Day(daysSinceEpoch: today.daysSinceEpoch + days + night)
            .map { clock.beginning(at: minutes).start(of: $0) }
    }
}

extension WordDay: DueKind {
    /// Today's word is open, or none was learned for some days.
    package static func due(
        _ due: DueNow, in household: inout Household, _ work: Work
    ) throws -> KindNews? {
        let asker = Asker(
            identity: due.moment.member, name: "", keys: due.keys, caller: Caller())
        let book = try household.wordBook(of: asker, work)
        try household.setReminders(of: asker, work)
        guard let language = book.settings.languages.first?.language,
            let word = book.word(on: book.today, language),
            book.logged(book.today, language)?.ofDay?.isSolved != true
        else { return nil }
        return KindNews(.wordWaits, on: due.open, detail: word.item.name)
    }
}
