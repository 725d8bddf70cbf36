import HearthAPI
import HearthLedger
import HearthLists
import HearthReplication
import HearthSodium
package import HearthWire

/// What of a member's is looked at.
struct NewsScope {
    /// Lists whose wishes may have changed; nil: all that they read.
    var lists: Set<ListID>?
    /// Lists whose claims may have changed; nil: all that they read.
    var cells: Set<ListID>?
    var people: Bool
    /// Whether friends' birthdays are looked at: a day has begun, or profiles came.
    var birthdays: Bool
    /// Whether this is a moment that does not depend on claims: only then is anything looked at,
    /// and their book written, that depends on claims on a list whose owner lives on this node.
    var isOccasion: Bool
    /// Whether what is new is their own doing, which is no news.
    var isOwnAct = false

    static let everything = NewsScope(
        lists: nil, cells: nil, people: true, birthdays: true, isOccasion: true)
}

extension Household {
    /// Members whose keys are at hand, and who can therefore be told something.
    var presentMembers: [IdentityKey] {
        replicator.directory.members.filter { keyring.keys(of: $0) != nil }.sorted()
    }

    /// When to look for news next.
    package func nextLook(after now: WallTime) -> WallTime? {
        guard !presentMembers.isEmpty else { return nil }
        let ends = news.ends.values.min().map { NewsDesk.grid(after: $0) }
        return [news.due, ends, nextSlotLook(at: now), nextDayLook(at: now)]
            .compactMap { $0 }.min()
    }

    private var hostsCircle: Bool {
        replicator.directory.givingLists.contains { entry in
            entry.ownerNodes.contains(node)
                && !replicator.directory.circleMembersHere(of: entry.id).isEmpty
        }
    }

    /// In the middle of every slot, when the beat has come round.
    private func nextSlotLook(at now: WallTime) -> WallTime? {
        guard hasSlotLook else { return nil }
        let slot = clock.slot(at: now)
        return slotLook(in: news.slot == slot ? slot &+ 1 : slot)
    }

    private var hasSlotLook: Bool { hostsCircle || !membersWithSecretRows.isEmpty }

    private func slotLook(in slot: UInt32) -> WallTime { clock.middle(of: slot) }

    private func nextDayLook(at now: WallTime) -> WallTime {
        let day = morningDay(at: now)
        let next = news.day == day ? day + 1 : day
        return morning(of: next, near: now).adding(.milliseconds(500))
    }

    /// Looks at what came since the last time, for everybody whose keys are at hand.
    mutating func look(_ work: Work) throws {
        let slot = clock.slot(at: work.now)
        let isSlotLook = hasSlotLook && news.slot != slot && slotLook(in: slot) <= work.now
        let isOccasion = hostsCircle && isSlotLook
        let isNewDay = news.day != morningDay(at: work.now)
        let ended = news.ends.filter { $0.value <= work.now }.map(\.key.list)
        // A hold that is over frees a wish without a word.
        for list in ended { news.changed.noteSecret(list) }
        let scope = NewsScope(
            lists: news.lists, cells: isNewDay ? nil : news.cells.union(ended),
            people: news.people, birthdays: news.profiles || isNewDay, isOccasion: isOccasion)
        news.looked()
        if isSlotLook { news.slot = slot }
        if isOccasion { news.isSlotLook = true }
        news.day = morningDay(at: work.now)
        news.ends = news.ends.filter { $0.value > work.now }
        for member in presentMembers {
            guard let keys = keyring.keys(of: member) else { continue }
            try look(for: member, keys: keys, scope, work)
        }
        if isSlotLook {
            for member in membersWithSecretRows { try renewSecretRows(of: member, work) }
        }
        news.books = news.books.filter { keyring.keys(of: $0.key) != nil }
    }

    /// Before a member does something: what others did until now is news to them.
    mutating func lookBeforeAct(
        of member: IdentityKey, keys: MemberKeys, changesClaims: Bool, _ work: Work
    ) throws {
        guard changesClaims || !news.isEmpty || hasDiskNews(of: member) else { return }
        let scope = NewsScope(
            lists: news.lists, cells: news.cells, people: news.people, birthdays: news.profiles,
            isOccasion: changesClaims)
        try look(for: member, keys: keys, scope, work)
        // What only the others here have not looked at stays on the desk.
        if replicator.directory.members.count == 1 { news.looked() }
    }

    /// After a member did something: that is no news to them, but perhaps to others here.
    mutating func lookAfterAct(
        of member: IdentityKey, keys: MemberKeys, changesClaims: Bool, _ work: Work
    ) throws {
        guard changesClaims || !news.isEmpty else { return }
        let scope = NewsScope(
            lists: news.lists, cells: news.cells, people: news.people, birthdays: news.profiles,
            isOccasion: changesClaims, isOwnAct: true)
        try look(for: member, keys: keys, scope, work)
        if replicator.directory.members.count == 1 {
            news.looked()
        } else {
            // Never moved by claims on a list whose owner lives here.
            news.cells = news.cells.filter { !isOwnerHosting($0) }
            if !news.isEmpty { news.look(from: work.now) }
        }
    }

    func isOwnerHosting(_ list: ListID) -> Bool {
        replicator.directory.lists[list]?.ownerNodes.contains(node) ?? true
    }

    /// Looks at this for one member, and writes down what they know now.
    mutating func look(
        for member: IdentityKey, keys: MemberKeys, _ scope: NewsScope, _ work: Work
    ) throws {
        if scope.people || scope.birthdays { try keepLetters(to: member, work) }
        try keepPrivateState(of: member, work)
        let before = try book(of: member, keys: keys, work)
        var book = before
        var drafts: [NewsDraft] = []
        // Told before an act, or when it is time: never lost among what is one's own doing.
        if !scope.isOwnAct { drafts += diskNews(of: member) }
        if scope.people { drafts += try peopleNews(of: member, &book, work) }
        if scope.birthdays { drafts += try birthdayNews(of: member, &book, work) }
        let followed = try followedLists(of: member, work)
        // Somebody else here might see whether it was.
        var mustBeWritten = replicator.directory.members.count > 1
        for (id, entry) in replicator.directory.lists.sorted(by: { $0.key < $1.key })
        where entry.reader(member) != nil && (entry.host == member || followed.contains(id))
            && !hasDeleted(entry, member)
        {
            let isHosted = entry.ownerNodes.contains(node)
            let isSeated = isHosted && entry.isGiving && entry.reader(member)?.role != .owner
            if isSeated, scope.isOccasion { mustBeWritten = true }
            let wishes = scope.lists?.contains(id) ?? true
            let claims =
                isHosted
                ? isSeated && scope.isOccasion
                : wishes || scope.cells?.contains(id) ?? true
            guard wishes || claims, let open = try open(id, for: member, keys: keys, work) else {
                continue
            }
            if wishes { drafts += try listNews(open, keys: keys, work) }
            if claims, let seat = CircleSeat(open) {
                drafts += try secretNews(open, seat, &book, work)
            }
        }
        for list in book.claims.keys where !followed.contains(list) { book.claims[list] = nil }
        for list in book.talk.keys where !followed.contains(list) { book.talk[list] = nil }
        if !scope.isOwnAct { for draft in drafts { post(draft, to: &book, of: member, work) } }
        if book != before || mustBeWritten {
            try save(book, of: member, keys: keys, work)
        }
        news.books[member] = book
    }

    /// What of a list only members of its circle may know.
    private mutating func secretNews(
        _ open: OpenList, _ seat: CircleSeat, _ book: inout NewsBook, _ work: Work
    ) throws -> [NewsDraft] {
        guard let pages = try circlePages(of: open, work) else { return [] }
        let list = CircleList(open: open, ideas: pages.ideas)
        return try claimNews(list, seat, &book, work) + talkNews(pages, list, seat, &book)
    }

    /// Puts a piece of news into a member's book; the only way into it.
    mutating func post(
        _ draft: NewsDraft, to book: inout NewsBook, of member: IdentityKey, _ work: Work
    ) {
        precondition(
            draft.isFor(member, in: replicator.directory),
            "news of claims go to members of the circle alone")
        let item = book.add(draft, at: work.now)
        let isSecretHere = draft.kind.isSecret && (draft.list.map(isOwnerHosting) ?? true)
        news.fresh.append(FreshNews(member: member, item: item, isSecretHere: isSecretHere))
    }
}
