import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

/// Lines that others put on a list of lines. Somebody in a shop ticks forty of them: of such a list nothing else is
/// told, and this at most once an hour.
extension Household {
    /// How long such a list is silent after a piece of news.
    private static let silence: Duration = .seconds(3600)

    /// What comes within the hour is put into the piece that they have not read, or waits until the hour is over.
    mutating func lineNews(
        _ added: [Item], on open: OpenList, _ marks: inout ToldList, _ book: inout NewsBook,
        isOwnAct: Bool, _ work: Work
    ) -> [NewsDraft] {
        let lines = added.filter { $0.known?.isPutAway == false }
        guard let first = lines.first else { return [] }
        let writers = Set(lines.map { open.writer(of: $0.id).map(open.name) ?? "" })
        var draft = NewsDraft.open(
            .wishAdded, on: open, person: writers.count == 1 ? writers.first ?? "" : "",
            detail: NewsInfo.lines, count: lines.count)
        if lines.count == 1 { (draft.item, draft.wish) = (first.id, first.name) }
        guard let told = book.lastTold(of: .wishAdded, on: open.id),
            work.now.since(told) < Self.silence
        else { return isOwnAct ? wait(lines, on: open, &marks, until: work.now) : [draft] }
        if !isOwnAct, book.extend(with: draft) { return [] }
        return wait(lines, on: open, &marks, until: told.adding(Self.silence))
    }

    /// Leaves them to be found again.
    private mutating func wait(
        _ lines: [Item], on open: OpenList, _ marks: inout ToldList, until moment: WallTime
    ) -> [NewsDraft] {
        for line in lines { marks.wishes[line.id] = nil }
        let key = MembershipKey(list: open.id, member: open.reader.identity)
        news.lines[key] = moment
        return []
    }
}

extension NewsBook {
    /// When they were last told this of a list; nil: never, as far as is kept.
    fileprivate func lastTold(of kind: NewsKind, on list: ListID) -> WallTime? {
        items.last { $0.kind == kind && $0.list == list }?.at
    }

    /// Puts something into what they have not read of the same, as if it had been told with it; false: there is none.
    fileprivate mutating func extend(with draft: NewsDraft) -> Bool {
        guard
            let index = items.lastIndex(where: {
                $0.kind == draft.kind && $0.list == draft.list && !$0.isRead
            })
        else { return false }
        let earlier = items[index]
        var draft = draft
        draft.fold(earlier)
        (draft.item, draft.wish, draft.detail) = (nil, "", NewsInfo.lines)
        items[index] = NewsItem(draft, id: earlier.id, at: earlier.at)
        return true
    }
}
