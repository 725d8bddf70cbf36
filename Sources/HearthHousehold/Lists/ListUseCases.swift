package import HearthAPI
package import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// Makes a list: roster with its owners alone, and the maker's part with the head.
    ///
    /// Its id follows from `salt`, 16 octets at random, and from the owners.
    mutating func makeList(
        salt: [UInt8], title: String, role: ListHead.Role, kind: ListKind = .wishes,
        settings: [UInt8] = [],
        occasion: Occasion? = nil, date: Day? = nil, notes: String = "",
        coOwners: [IdentityKey] = [], by asker: Asker, _ work: Work
    ) throws -> ListID {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let owners = [asker.identity] + coOwners
        let list = ListID(salt: salt, owners: owners)
        guard let listKey = SymmetricKey(octets: entropy.octets(32, for: .key)) else {
            throw HearthError(.internalError)
        }
        let blank = [UInt8](repeating: 0, count: RosterBody.sealedListKeyByteCount)
        var body = RosterBody(
            salt: salt, owners: owners, epoch: 1,
            isGiving: role == .ordinary && kind.isGivable,
            readers: try owners.map { owner in
                guard let card = try card(of: owner, work) else {
                    throw HearthError(.internalError)
                }
                return try RosterBody.Reader(
                    card: card.record.octets, role: .owner, addresses: [],
                    sealedListKey: blank)
            },
            ancestors: [], previousKey: [], isArchived: false)
        body.date = date.map { ($0.year, $0.month, $0.day) }
        try sealListKey(listKey, in: &body)
        try publishRoster(body, by: keys, work)
        let head = ListHead(
            kind: kind, title: title, role: role, occasion: occasion, date: date, text: notes,
            settings: settings)
        try publish(
            Part(head: head), of: list, epoch: 1, key: listKey, by: asker.identity, keys: keys,
            work)
        return list
    }

    package func info(_ open: OpenList, _ work: Work) throws -> ListInfo {
        let head = open.merged.head
        let needsPassphrase = try mayNotJoin(open.reader, open.entry, work)
        return ListInfo(
            id: open.id.hex, title: open.displayTitle,
            path: open.path.text, owner: open.ownerNames, ownerKeys: open.ownerKeys,
            isOwn: open.isOwn,
            coOwners: open.coOwnerNames,
            awaitedOwners: try awaitedOwners(of: open, work), role: open.reader.role.answer,
            kind: head.kind.name,
            isTray: open.isTray, isShown: open.isShown ? nil : false,
            isArchived: head.isArchived, occasion: head.occasion?.rawValue,
            date: head.date?.description, notes: head.text.isEmpty ? nil : head.text,
            etag: EntityTags.tag(of: head),
            items: open.merged.items.count, missingPieces: open.missingPieces,
            newerIsComing: open.newerIsComing, unreadableEditors: open.unreadableEditors,
            readers: open.entry.readers.count - 1,
            state: needsPassphrase ? .passphrase : .open,
            isHeld: open.isOwn && isHeld(open.id) ? true : nil,
            readersKnownAt: open.isOwn && isHeld(open.id)
                ? try readersKnownAt(open.id, work)?.text : nil,
            otherHomes: Set(open.entry.readers.map(\.node)).subtracting([node]).count,
            overwrites: overwrites(in: open), isBuiltIn: Pack.with(open.id) == nil ? nil : true,
            kindFields: open.kindFields)
    }

    /// Lists that were accepted and are not among the `open` ones: they have not come yet, or cannot be read.
    mutating func waitingLists(
        for member: IdentityKey, keys: MemberKeys, besides open: Set<ListID>, _ work: Work
    ) throws -> [ListInfo] {
        try work.store.rows(FollowRow.self, of: member).compactMap { row in
            guard row.state == .accepted, !open.contains(row.list),
                let offer = try letter(from: row.inviter, to: member, work)?.offers
                    .first(where: { $0.list == row.list })
            else { return nil }
            let unreadable = try unreadableEditors(of: row.list, for: member, keys: keys, work)
            return ListInfo(
                id: row.list.hex, title: offer.title,
                owner: try ownerNames(of: offer, sender: row.inviter, for: member, work)
                    .joined(separator: " & "),
                ownerKeys: [
                    PublicKeyText(
                        identity: row.inviter,
                        node: try card(of: row.inviter, work)?.body.nodeKey ?? node
                    ).text
                ],
                isOwn: offer.role == .owner,
                coOwners: offer.role == .owner
                    ? try ownerNames(
                        of: offer, sender: row.inviter, for: member, isWithout: true, work)
                    : [],
                role: offer.role.answer, kind: offer.kind.name, isTray: false,
                isShown: offer.kind.isShown ? nil : false, isArchived: false,
                occasion: Occasion(number: offer.occasion)?.rawValue,
                date: Day(offer.date)?.description, items: 0, unreadableEditors: unreadable,
                readers: offer.readers, state: unreadable.isEmpty ? .waiting : .unreadable)
        }
    }

    mutating func checkTitle(
        _ text: String, of asker: Asker, besides own: ListID?, _ work: Work
    ) throws -> String {
        let title = try Names.cleaned(text, field: "title", .thing)
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let lists = try openLists(of: asker.identity, keys: keys, work)
        guard lists.count(where: \.isOwn) < Limits.listsPerMember else {
            throw HearthError(.limitLists, ["limit": "\(Limits.listsPerMember)"])
        }
        let isTaken = lists.contains {
            $0.isOwn && $0.id != own && Names.isSame($0.merged.head.title, title)
        }
        if isTaken { throw HearthError(.nameTaken, ["name": title]) }
        return title
    }
}

/// Reads the values people type for fields that lists and wishes share.
enum Typed {
    static func occasion(_ text: String) throws(HearthError) -> Occasion? {
        if text.isEmpty { return nil }
        guard let occasion = Occasion(word: text) else {
            let all = Occasion.allCases.map(\.rawValue).joined(separator: ", ")
            throw HearthError(.occasionUnknown, ["value": text, "candidates": all])
        }
        return occasion
    }

    static func date(_ text: String) throws(HearthError) -> Day? {
        if text.isEmpty { return nil }
        guard let day = Day(text) else { throw HearthError(.dateMalformed, ["value": text]) }
        return day
    }
}

extension NewList: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> ListInfo
    {
        try made(
            in: &household, of: kind.map(ListKind.chosen) ?? .wishes, settings: [], by: asker, work)
    }

    /// The list, of whatever kind.
    func made(
        in household: inout Household, of kind: ListKind, settings: [UInt8], by asker: Asker,
        _ work: Work
    ) throws -> ListInfo {
        if let made = try household.list(madeAs: id, by: asker, work) {
            guard try saysTheSame(as: made.merged.head, of: kind) else { throw id.isUsed }
            return try household.info(made, work)
        }
        guard kind.isShown else { throw HearthError(.singleListMade, ["kind": kind.name]) }
        let title = try household.checkTitle(self.title, of: asker, besides: nil, work)
        let names = owners ?? []
        guard names.count < Limits.ownersPerList else {
            throw HearthError(.limitOwners, ["limit": "\(Limits.ownersPerList)"])
        }
        var coOwners: [IdentityKey] = []
        for name in names {
            let owner = try household.friend(called: name, of: asker, work).row
            guard owner.state == .friends else {
                throw HearthError(.notFriendsYet, ["name": name])
            }
            if !coOwners.contains(owner.identity) { coOwners.append(owner.identity) }
        }
        let allOwners = [asker.identity] + coOwners
        let isGone = try household.preferences(of: asker.identity, work)
            .isGone(ListID(salt: id.octets, owners: allOwners).hex)
        guard !isGone else { throw id.isUsed }
        let list = try household.makeList(
            salt: id.octets, title: title, role: .ordinary, kind: kind,
            settings: settings,
            occasion: try occasion.flatMap(Typed.occasion), date: try date.flatMap(Typed.date),
            notes: try notes.map { try Names.cleaned($0, field: "notes", rule: .notes) } ?? "",
            coOwners: coOwners, by: asker, work)
        let open = try household.list(at: list.hex, for: asker, work)
        if let keys = asker.keys {
            try household.use(kind, of: asker.identity, keys: keys, work)
            for owner in coOwners {
                try household.offer(open, to: owner, role: .owner, keys: keys, work)
            }
        }
        return try household.info(open, work)
    }

    /// Whether a list is what this asks for, owners aside.
    private func saysTheSame(as head: ListHead, of kind: ListKind) throws -> Bool {
        let notes = try notes.map { try Names.cleaned($0, field: "notes", rule: .notes) } ?? ""
        return try head.title == Names.cleaned(title, field: "title", .thing)
            && head.kind == kind && head.text == notes
            && head.occasion == occasion.flatMap(Typed.occasion)
            && head.date == date.flatMap(Typed.date)
    }
}

extension Household {
    /// The list that its host made under this id; nil: there is none.
    ///
    /// - Throws: `HearthError.idUsed` when they deleted it.
    package mutating func list(
        madeAs id: NewID, by asker: Asker, _ work: Work
    ) throws -> OpenList? {
        guard let keys = asker.keys else {
            throw HearthError(.locked, ["member": asker.name])
        }
        let own = replicator.directory.lists.values.filter { $0.host == asker.identity }
        guard
            let entry = try own.first(where: {
                try roster(of: $0.id, work)?.body.salt == id.octets
            })
        else { return nil }
        guard !hasDeleted(entry, asker.identity),
            let made = try open(entry.id, for: asker.identity, keys: keys, work)
        else { throw id.isUsed }
        return made
    }
}

extension EditList: UseCase {
    package func answer(in household: inout Household, by asker: Asker, _ work: Work) throws
        -> ListInfo
    {
        let open = try household.list(at: list, for: asker, work)
        _ = try household.editor(of: open, asker)
        try open.checkMayChange()
        return try household.edit(open, ifMatch: ifMatch, by: asker, work) { household, head in
            if let title {
                head.title = try household.checkTitle(title, of: asker, besides: open.id, work)
            }
            if let occasion { head.occasion = try Typed.occasion(occasion) }
            if let date { head.date = try Typed.date(date) }
            if let notes { head.text = try Names.cleaned(notes, field: "notes", rule: .notes) }
            if let archived { head.isArchived = archived }
        }
    }
}

extension Household {
    /// Changes what a list says of itself, its kind's settings among it; writes nothing where it says that
    /// already. `tag` is that of what the caller saw.
    ///
    /// - Returns: The list as it is then.
    /// - Throws: `HearthError`: `notEditor`, `changedMeanwhile`.
    package mutating func edit(
        _ open: OpenList, ifMatch tag: String? = nil, by asker: Asker, _ work: Work,
        change: (inout Household, inout ListHead) throws -> Void
    ) throws -> ListInfo {
        let keys = try editor(of: open, asker)
        try open.checkOwnIsReadable()
        let seen = open.newestHead
        var head = seen
        try change(&self, &head)
        // It may have been they who did it.
        guard head != seen else { return try info(open, work) }
        try EntityTags.check(tag, against: EntityTags.tag(of: seen), of: seen.title)
        head.revision = seen.nextRevision(at: work.now)
        // What the beat depends on stands on the roster, which only the host writes.
        let isPublic = head.date != seen.date || head.isArchived != seen.isArchived
        if isPublic, open.entry.host == asker.identity {
            try rewriteRoster(of: open, keys: keys, head: head, work)
        } else {
            try write(head: head, to: open, keys: keys, work)
        }
        try refreshOffers(of: open, to: head, keys: keys, work)
        return try info(try list(at: open.id.hex, for: asker, work), work)
    }
}
