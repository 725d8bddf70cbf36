import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
import HearthWire

extension Household {
    /// Who knocked, said yes, has another name, offers a list, stopped sharing one, asks for more
    /// wishes, or says that this node's clock is wrong.
    package mutating func peopleNews(
        of member: IdentityKey, _ book: inout NewsBook, _ work: Work
    ) throws -> [NewsDraft] {
        var facts = try knockNews(of: member, work)
        let (friends, renamed) = try friendNews(of: member, &book, work)
        facts += friends
        facts += try listNews(of: member, work)
        facts += try askNews(of: member, work)
        facts += try housemateNews(of: member, work)
        if let clock = clockNews { facts.append(clock) }
        let drafts = facts.filter { !book.known.contains($0.mark) }.map(\.marked)
        book.known = Set(facts.map(\.mark))
        book.dropRequests(except: facts)
        return drafts + renamed
    }

    private func knockNews(of member: IdentityKey, _ work: Work) throws -> [NewsFact] {
        try work.store.rows(KnockRow.self, of: member)
            .filter { !$0.isRefused && $0.invitation.isEmpty }
            .compactMap { row -> NewsFact? in
                guard let card = try? CardBody.verified(row.card) else { return nil }
                return NewsFact(
                    mark: .knock(of: row.identity), draft: .about(.knock, person: card.1.name))
            }
    }

    private func friendNews(
        of member: IdentityKey, _ book: inout NewsBook, _ work: Work
    ) throws -> (facts: [NewsFact], renamed: [NewsDraft]) {
        var facts: [NewsFact] = []
        var renamed: [NewsDraft] = []
        var names: [IdentityKey: String] = [:]
        var nodes: [IdentityKey: String] = [:]
        for row in try work.store.rows(FriendRow.self, of: member)
        where row.state == .friends
            && !replicator.directory.members.contains(row.identity)
            && elsewhere[row.identity] == nil
        {
            let name = try self.name(of: row.identity, for: member, work)
            facts.append(
                NewsFact(
                    mark: Fingerprint("friend", row.identity.octets),
                    draft: .about(.friendAccepted, person: name)))
            let own = try personName(row.identity, work).cut(to: NewsItem.textLimit)
            names[row.identity] = own
            if let before = book.names[row.identity], before != own {
                renamed.append(.about(.friendRenamed, person: own, detail: before))
            }
            let home = (try card(of: row.identity, work)?.body.nodeKey ?? row.node).hex
            nodes[row.identity] = home
            if let before = book.nodes?[row.identity], before != home {
                renamed.append(.about(.friendMoved, person: name))
            }
        }
        book.names = names
        if !nodes.isEmpty || book.nodes != nil { book.nodes = nodes }
        return (facts, renamed)
    }

    /// Of lists that are offered, or not shared any more.
    private func listNews(of member: IdentityKey, _ work: Work) throws -> [NewsFact] {
        let offers = try openOffers(for: member, work).map { row, name, offer -> NewsFact in
            let isReading = try isReading(offer, from: row.identity, by: member, work)
            return NewsFact(
                mark: .offer(offer, by: row.identity),
                draft: .about(
                    .offer, person: name, list: offer.list, title: offer.title,
                    detail: isReading ? NewsInfo.moreRole : ""))
        }
        let ended = try endedLists(of: member, work).map { list -> NewsFact in
            NewsFact(
                mark: Fingerprint("ended", Array(list.list.utf8), Array(list.at.utf8)),
                draft: .about(
                    .listEnded,
                    // Any of the owners may have wanted it so.
                    person: list.title == nil
                        ? list.from : list.owners.joined(separator: " & "),
                    list: ListID(hex: list.list), title: list.title ?? ""))
        }
        return offers + ended
    }

    /// Of adults who came to the member's own home after the member, and of its guests.
    private func housemateNews(of member: IdentityKey, _ work: Work) throws -> [NewsFact] {
        try questionsAtHome(for: member, work).map { person in
            NewsFact(
                mark: .housemate(person),
                draft: .about(.housemateCame, person: try name(of: person, for: member, work)))
        }
    }

    private mutating func askNews(of member: IdentityKey, _ work: Work) throws -> [NewsFact] {
        try openAsks(of: member, work).map { ask in
            NewsFact(
                mark: .ask(ask),
                draft: .about(
                    .ask, person: ask.name, list: ask.ask.list, title: ask.title ?? "",
                    detail: ask.words?.oneLine ?? ""))
        }
    }

    /// What each day is looked at: which friends' birthdays are as many days away as the member wants to be
    /// reminded, and whether backups have not come (`overdue`).
    package func birthdayNews(
        of member: IdentityKey, overdue: NewsFact?, _ book: inout NewsBook, _ work: Work
    ) throws -> [NewsDraft] {
        var known: Set<Fingerprint> = []
        var drafts: [NewsDraft] = []
        for (row, name) in try friends(of: member, work) where row.state == .friends {
            guard let birthday = try profile(of: row.identity, for: member, work)?.birthday else {
                continue
            }
            var draft: NewsDraft?
            for today in mornings(of: member, book, work.now) {
                let told = birthdayReminder(of: birthday, row.identity, from: today, book, &known)
                if let told { draft = .about(.birthday, person: name, detail: told) }
            }
            if let draft { drafts.append(draft) }
        }
        if let overdue {
            known.insert(overdue.mark)
            if !book.birthdays.contains(overdue.mark) { drafts.append(overdue.draft) }
        }
        book.birthdays = known
        return drafts
    }

    /// The date of a birthday that a member is to be told of on a day.
    private func birthdayReminder(
        of birthday: Birthday, _ person: IdentityKey, from today: Day, _ book: NewsBook,
        _ known: inout Set<Fingerprint>
    ) -> String? {
        guard let date = birthday.next(from: today) else { return nil }
        func mark(_ days: Int) -> Fingerprint {
            Fingerprint("birthday", person.octets, Array("\(date) \(days)".utf8))
        }
        let left = date.daysSinceEpoch - today.daysSinceEpoch
        // From the first of their days on, so that none is told again that they were told of.
        let reached = book.settings.reminderDays.filter { left <= $0 }
        for days in reached { known.insert(mark(days)) }
        guard let last = reached.min(), !book.birthdays.contains(mark(last)) else { return nil }
        return date.description
    }
}
