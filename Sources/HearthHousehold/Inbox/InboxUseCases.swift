package import HearthAPI
import HearthLists
package import HearthRows
import HearthSodium
import HearthWire

/// Something in a member's inbox, with what is needed to answer it.
private enum Waiting {
    case knock(KnockRow, name: String, inHomeOf: [String])
    /// Who knocked and was let in.
    case friend(FriendRow, name: String)
    case offer(
        FriendRow, name: String, LetterBody.Offer, owners: [String], isHere: Bool,
        keepers: [OfferedKeeper])
    case ended(EndedList)
    case ask(OpenAsk)

    var id: String {
        switch self {
        case .knock(let row, _, _): "knock-" + row.identity.hex.prefix(16)
        case .friend(let row, _): "knock-" + row.identity.hex.prefix(16)
        case .offer(_, _, let offer, _, _, _): InboxEntry.id(ofList: offer.list.hex)
        case .ended(let list): "ended-" + list.list.prefix(16)
        case .ask(let ask):
            "ask-"
                + BLAKE2b.digest(ask.from.identity.octets + (ask.ask.list?.octets ?? [])).hex
                .prefix(16)
        }
    }

    var entry: InboxEntry {
        switch self {
        case .knock(let row, let name, let homes):
            InboxEntry(
                id: id, kind: .knock, from: name,
                key: PublicKeyText(identity: row.identity, node: row.node).text,
                greeting: row.greeting.isEmpty ? nil : row.greeting,
                receivedAt: row.receivedAt.text, inHomeOf: homes.isEmpty ? nil : homes)
        case .friend(let row, let name):
            InboxEntry(
                id: id, kind: .knock, from: name,
                key: PublicKeyText(identity: row.identity, node: row.node).text)
        case .offer(let row, let name, let offer, let owners, let isHere, let keepers):
            InboxEntry(
                id: id, kind: .list, from: name,
                key: PublicKeyText(identity: row.identity, node: row.node).text,
                title: offer.title, owners: owners, role: offer.role.answer,
                listKind: offer.kind.name, isKindKnown: ItemKinds.kind(of: offer.kind) != nil,
                readers: offer.readers,
                livesWithOwner: isHere,
                occasion: Occasion(number: offer.occasion)?.rawValue,
                date: offer.date.isEmpty ? nil : Day(offer.date)?.description,
                keepers: keepers.isEmpty ? nil : keepers)
        case .ended(let list):
            InboxEntry(
                id: id, kind: .ended, from: list.from, key: list.key, title: list.title,
                owners: list.owners, role: list.role, listKind: list.kind, receivedAt: list.at)
        case .ask(let ask):
            InboxEntry(
                id: id, kind: .ask, from: ask.name,
                key: PublicKeyText(identity: ask.from.identity, node: ask.from.node).text,
                title: ask.title, greeting: ask.words, receivedAt: ask.ask.time.text)
        }
    }

    /// Of a list; no name fits what has none.
    var title: String { entry.title ?? "" }

    var person: IdentityKey? {
        switch self {
        case .knock(let row, _, _): row.identity
        case .friend(let row, _): row.identity
        case .offer(let row, _, _, _, _, _): row.identity
        case .ended(let list): try? PublicKeyText(list.key).identity
        case .ask(let ask): ask.from.identity
        }
    }

    var personHex: String { person?.hex ?? "" }

    var listHex: String {
        switch self {
        case .knock, .friend: ""
        case .offer(_, _, let offer, _, _, _): offer.list.hex
        case .ended(let list): list.list
        case .ask(let ask): ask.ask.list?.hex ?? ""
        }
    }

    /// Of the news that told of it; nil: it is no request.
    var newsMark: Fingerprint? {
        switch self {
        case .knock(let row, _, _): .knock(of: row.identity)
        case .offer(let row, _, let offer, _, _, _): .offer(offer, by: row.identity)
        case .ask(let ask): .ask(ask)
        case .friend, .ended: nil
        }
    }

    var isQuestion: Bool {
        switch self {
        case .knock, .offer: true
        case .friend, .ended, .ask: false
        }
    }
}

extension Household {
    fileprivate mutating func waiting(
        for asker: Asker, includingIgnored: Bool, _ work: Work
    ) throws -> [Waiting] {
        var entries: [Waiting] = []
        for row in try work.store.rows(KnockRow.self, of: asker.identity)
        where !row.isRefused && row.invitation.isEmpty {
            guard let card = try? CardBody.verified(row.card) else { continue }
            entries.append(
                .knock(row, name: card.1.name, inHomeOf: try friends(inHomeOf: row, work)))
        }
        let known = try people(knownTo: asker.identity, work)
        for (row, name, offer) in try openOffers(for: asker.identity, work) {
            let owners = try ownerNames(
                of: offer, sender: row.identity, for: asker.identity, work)
            let isHere = try livesWithOwner(of: offer, sender: row.identity, work)
            let keepers = try keepers(namedBy: offer, from: row, among: known, work)
            entries.append(
                .offer(
                    row, name: name, offer, owners: owners, isHere: isHere, keepers: keepers))
        }
        for list in try endedLists(of: asker.identity, work) { entries.append(.ended(list)) }
        for ask in try openAsks(of: asker.identity, work) { entries.append(.ask(ask)) }
        return entries.filter {
            includingIgnored || !ignored.contains(asker.identity.hex + $0.id)
        }
    }
}

extension Household {
    /// What waited for a member and was answered so, as far as it is still known.
    fileprivate mutating func answered(
        for asker: Asker, _ answer: InboxAnswer, _ work: Work
    ) throws -> [Waiting] {
        let member = asker.identity
        var entries: [Waiting] = []
        switch answer {
        case .refuse:
            for row in try work.store.rows(KnockRow.self)
            where row.member == member && row.isRefused {
                guard let card = try? CardBody.verified(row.card) else { continue }
                entries.append(.knock(row, name: card.1.name, inHomeOf: []))
            }
        case .accept:
            for (row, name) in try friends(of: member, work) {
                entries.append(.friend(row, name: name))
            }
        case .ignore: return []
        }
        let state: FollowRow.State = answer == .accept ? .accepted : .refused
        for (row, name) in try friends(of: member, work) {
            let answers = try ownAnswers(to: row.identity, by: member, work)
            for offer in try letter(from: row.identity, to: member, work)?.offers ?? [] {
                let follow = try work.store.row(
                    FollowRow.self, MembershipKey(list: offer.list, member: member))
                let said = answers[offer.list]
                // Who said no to another role goes on reading.
                let hasRefused = said?.decision == .refused && said?.round == offer.round
                guard follow?.inviter == row.identity,
                    answer == .refuse && hasRefused || follow?.state == state && !hasRefused
                else { continue }
                let owners = try ownerNames(
                    of: offer, sender: row.identity, for: member, work)
                let isHere = try livesWithOwner(of: offer, sender: row.identity, work)
                entries.append(
                    .offer(
                        row, name: name, offer, owners: owners, isHere: isHere,
                        keepers: []))
            }
        }
        return entries
    }

    /// Whether who is asked reads the list already; nil: no.
    fileprivate func isReader(
        _ waiting: Waiting, by asker: Asker, _ work: Work
    ) throws -> Bool? {
        guard case .offer(let row, _, let offer, _, _, _) = waiting,
            try isReading(offer, from: row.identity, by: asker.identity, work)
        else { return nil }
        return true
    }

    /// The entry, with its person told from all others.
    fileprivate func entry(of waiting: Waiting, among known: KnownPeople) -> InboxEntry {
        var entry = waiting.entry
        guard let person = waiting.person else { return entry }
        entry.isNamesake = known.isShared(entry.from, besides: person)
        entry.from = known.told(entry.from, of: person)
        return entry
    }
}

extension ShowInbox: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [InboxEntry] {
        let known = try household.people(knownTo: asker.identity, work)
        return try household.waiting(for: asker, includingIgnored: false, work)
            .map { waiting in
                var entry = household.entry(of: waiting, among: known)
                entry.isReader = try household.isReader(waiting, by: asker, work)
                if case .offer(let row, _, _, _, _, _) = waiting,
                    try household.isKnownChild(row.identity, row, work)
                {
                    entry.isChilds = true
                }
                return entry
            }
    }
}

extension AnswerInbox: UseCase {
    /// Whom the child is friends with, its keepers say; what lists it follows, the child.
    package func childsAskers(
        in household: inout Household, of child: Asker, _ work: Work
    ) throws -> ChildsAskers {
        let waiting = try household.waiting(for: child, includingIgnored: true, work)
        return switch try? choose(among: waiting) {
        case .knock, .friend, nil: Self.forChildren
        case .offer, .ended, .ask: .child
        }
    }

    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> InboxEntry
    {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let chosen: Waiting
        do {
            chosen = try choose(
                among: household.waiting(for: asker, includingIgnored: true, work))
        } catch let error as HearthError where error.code == .unknownEntry {
            let answered = try household.answered(for: asker, answer, work)
            guard let known = answered.first(where: { $0.id == entry }) else { throw error }
            return known.entry
        }
        var told = chosen.entry
        told.isReader = try household.isReader(chosen, by: asker, work)
        switch (chosen, answer) {
        case (.friend, _): break
        case (.ended(let list), _):
            try household.forgetEnded(list, of: asker.identity, keys: keys, work)
        case (.ask(let ask), _):
            try household.putAsideAsk(ask, of: asker.identity, keys: keys, work)
        case (_, .ignore):
            household.ignored.insert(asker.identity.hex + chosen.id)
            if let mark = chosen.newsMark {
                var book = try household.book(of: asker.identity, keys: keys, work)
                book.read(mark)
                try household.save(book, of: asker.identity, keys: keys, work)
                household.news.books[asker.identity] = book
            }
        case (.knock(let row, _, _), .accept):
            try household.acceptKnock(row, work)
        case (.knock(var row, _, _), .refuse):
            row.isRefused = true
            try work.store.put(row)
        case (.offer(let row, _, let offer, _, _, _), let decision):
            // Before the first sender key for the list is made, so that the yes counts at once.
            if decision == .accept, let keepers {
                try household.note(keepers, asKeepersOf: offer, from: row, work)
            }
            try household.answerOffer(
                offer, from: row.identity, accept: decision == .accept,
                showsAddresses: household.showsAddresses(
                    showAddresses, of: asker.identity, work),
                by: asker.identity, keys: keys, work)
        }
        household.noteChange()
        // What is answered is no news any more.
        try household.happened(.peopleChanged(of: asker.identity), work)
        return told
    }

    /// The entry with this id, or of this person, or with this title.
    private func choose(among entries: [Waiting]) throws(HearthError) -> Waiting {
        // What is only told can be put aside and nothing else, and what waits goes before it.
        let questions = entries.filter(\.isQuestion)
        guard answer == .ignore else {
            if let exact = try chooseByID(among: questions) { return exact }
            return try chooseByName(among: questions)
        }
        if let exact = try chooseByID(among: entries) { return exact }
        do {
            return try chooseByName(among: questions)
        } catch {
            guard error.code == .unknownEntry else { throw error }
            return try chooseByName(among: entries.filter { !$0.isQuestion })
        }
    }

    private func chooseByID(among entries: [Waiting]) throws(HearthError) -> Waiting? {
        let found = entries.filter { ShortID.means(entry, $0.id) }
        guard found.count > 1 else { return found.first }
        if let exact = found.first(where: { $0.id == entry }) { return exact }
        throw HearthError(
            .ambiguousEntry,
            ["name": entry, "candidates": found.map(\.id).sorted().joined(separator: ", ")])
    }

    private func chooseByName(among entries: [Waiting]) throws(HearthError) -> Waiting {
        for path in [NamePath(entry)] + NamePath.otherReadings(of: entry)
        where path.pieces.count <= 2 {
            let theirs =
                path.pieces.count == 1
                ? entries
                : Names.called(
                    path.pieces[0], among: entries, name: \.entry.from, hex: \.personHex)
            let found = Names.called(path.name, among: theirs, name: \.title, hex: \.listHex)
            if found.count == 1 { return found[0] }
        }
        return try Names.one(
            entries, called: entry, name: \.entry.from, hex: \.personHex,
            unknown: .unknownEntry, ambiguous: .ambiguousEntry)
    }
}

extension Occasion {
    /// By its number in hearth.proto.
    init?(number: Int) {
        guard let message = Hearth_V1_Occasion(rawValue: number) else { return nil }
        self.init(message: message)
    }
}

extension Day {
    /// From year, month and day.
    init?(_ parts: [Int]) {
        guard parts.count == 3 else { return nil }
        self.init(year: parts[0], month: parts[1], day: parts[2])
    }
}
