import HearthAPI
import HearthGiving
package import HearthHousehold
import HearthLists
import HearthRecovery
import HearthReplication
import HearthRows
import HearthSodium
package import HearthWire

extension Household {
    /// Members whose keys are in memory, and who can therefore be told something.
    var presentMembers: [IdentityKey] {
        replicator.directory.members.filter { keyring.keys(of: $0) != nil }.sorted()
    }

    /// When to look for news next.
    package func nextLook(after now: WallTime) -> WallTime? {
        guard !presentMembers.isEmpty else { return nil }
        let ends = news.ends.values.min().map { NewsDesk.grid(after: $0) }
        let mornings = presentMembers.map { nextMorning(of: $0, at: now) }
        return ([news.due, ends, news.linesDue].compactMap { $0 } + mornings).min()
    }

    /// Looks at what came since the last time, for everybody whose keys are in memory.
    mutating func look(_ work: Work) throws {
        let ended = news.ends.filter { $0.value <= work.now }.map(\.key.list)
        // A hold that is over frees a wish without a word.
        for list in ended { news.changed.noteSecret(list) }
        news.ends = news.ends.filter { $0.value > work.now }
        var noted = news.takeDue(at: work.now)
        noted.cells?.formUnion(ended)
        noted.lists?.formUnion(news.takeLines(at: work.now))
        for member in presentMembers {
            guard let keys = keyring.keys(of: member) else { continue }
            var scope = noted
            if nextMorning(of: member, at: work.now) <= work.now {
                scope.cells = nil
                scope.birthdays = true
            }
            try look(for: member, keys: keys, scope, work)
        }
        news.books = news.books.filter { keyring.keys(of: $0.key) != nil }
    }

    /// Before a member does something: what others did until now is news to them.
    mutating func lookBeforeAct(of member: IdentityKey, keys: MemberKeys, _ work: Work) throws {
        guard !news.isEmpty || hasDiskNews(of: member) || hasGuestNews(of: member) else { return }
        try look(for: member, keys: keys, takeNoted(), work)
    }

    /// After a member did something: that is no news to them, but perhaps to others here.
    mutating func lookAfterAct(of member: IdentityKey, keys: MemberKeys, _ work: Work) throws {
        guard !news.isEmpty else { return }
        var scope = takeNoted()
        scope.isOwnAct = true
        try look(for: member, keys: keys, scope, work)
        news.lookAtRest(from: work.now)
    }

    /// What is noted; where others live here who have not looked at it, it stays on the desk.
    private mutating func takeNoted() -> NewsScope {
        replicator.directory.members.count == 1 ? news.takeAll() : news.scope
    }

    /// Looks at this for one member, and writes down what they know now.
    mutating func look(
        for member: IdentityKey, keys: MemberKeys, _ scope: NewsScope, _ work: Work
    ) throws {
        if scope.people || scope.birthdays { try keepLetters(to: member, work) }
        try keepPreferences(of: member, work)
        let before = try book(of: member, keys: keys, work)
        var book = before
        var drafts: [NewsDraft] = []
        if scope.lists?.isEmpty != true || scope.cells?.isEmpty != true || scope.isMorning {
            forgetCartNumber(of: member)
        }
        let knownMarks = CircleMarks(book)
        var marks = knownMarks
        // Told before an act, or when it is time: never lost among what is one's own doing.
        if !scope.isOwnAct { drafts += diskNews(of: member) + (try guestNews(of: member, work)) }
        if scope.people { drafts += try peopleNews(of: member, &book, work) }
        if scope.birthdays {
            let overdue = try backupNews(of: member, work)
            drafts += try birthdayNews(of: member, overdue: overdue, &book, work)
        }
        // Before what is gone is told as gone.
        drafts += try followMoves(of: member, keys: keys, scope, &marks, work)
        let followed = try followedLists(of: member, work)
        for (id, entry) in replicator.directory.lists.sorted(by: { $0.key < $1.key })
        where entry.reader(member) != nil && (entry.host == member || followed.contains(id))
            && !hasDeleted(entry, member)
        {
            let wishes = scope.lists?.contains(id) ?? true
            let claims = wishes || scope.cells?.contains(id) ?? true
            guard claims, let open = try open(id, for: member, keys: keys, work) else { continue }
            let seat = CircleSeat(open)
            if wishes {
                let told = try listNews(
                    open, &book, isOwnAct: scope.isOwnAct, keys: keys, work)
                drafts +=
                    try seat.map { try circleNews(told, on: open, $0, work) }
                    ?? told.first + told.drafts(on: open) + told.rest
            }
            if let seat { drafts += try secretNews(open, seat, book, &marks, work) }
        }
        if scope.isMorning { noteMorning(of: member, in: &book, work.now) }
        marks.keep(only: followed)
        marks.write(into: &book, since: knownMarks)
        if !scope.isOwnAct { for draft in drafts { post(draft, to: &book, of: member, work) } }
        if book != before { try save(book, of: member, keys: keys, work) }
        news.books[member] = book
    }
}
