import HearthAPI
import HearthLanguage

/// Members, friends and what comes from them, for a person.
enum PeopleText {
    static func members(_ members: [MemberInfo]) -> Table {
        var table = Table(
            Text("NAME"), Text("HERE AS"), Text("KEYS"), Table.Column.key(Text("PUBLIC KEY")))
        for member in members {
            let keys =
                member.hasPassphrase
                ? (member.isUnlocked ? Text("unlocked") : Text("passphrase"))
                : Text("no passphrase")
            let kind =
                member.isHouseholder
                ? Text("householder").string
                : member.isGuest
                    ? Text("guest").string
                    : member.isChild ? Text("child").string : nil
            table.add(member.name, kind, keys.string, member.key)
        }
        return table
    }

    /// Of members who live on another computer now, or are about to.
    static func elsewhere(_ members: [MemberInfo]) -> [Text] { members.compactMap(elsewhere) }

    /// nil: they live here.
    private static func elsewhere(_ member: MemberInfo) -> Text? {
        member.elsewhereSince.map { elsewhere(member.name, since: $0, copyOf: member.copyOf) }
            ?? member.movingSince.map { moving(member.name, since: $0) }
    }

    static func moving(_ name: String, since: String) -> Text {
        Text(
            "Everything of \(name) was packed up on \(TimeText.day(since)) for a home of their own, and nothing that they write is taken here before that has shown itself. `hearth member stay` has them stay here after all."
        )
    }

    static func elsewhere(_ name: String, since: String, copyOf madeAt: String?) -> Text {
        if let madeAt {
            return Text(
                "This is an old copy of what \(name) had on \(TimeText.day(madeAt)): they stayed in the home where it was packed up. `hearth export` still works, and `hearth member take-over` makes this one the current one."
            )
        }
        return Text(
            "\(name) has used Hearth on another computer since \(TimeText.day(since)). This one only shows what it has: `hearth export` still works, and `hearth member take-over` makes it the current one again."
        )
    }

    static func friends(_ friends: [FriendInfo], now: Int) -> Table {
        var table = Table(
            Text("NAME"), Text("STATE"), Text("LAST HEARD"), Text("CHECKED"), Text("ADDRESSES"),
            Table.Column.key(Text("PUBLIC KEY")))
        for friend in friends {
            table.add(
                name(of: friend), state(of: friend),
                TimeText.ago(friend.lastHeard, now: now),
                friend.isVerified ? Words.yesOrNo(true) : "",
                friend.addresses.joined(separator: ", "), friend.key)
        }
        return table
    }

    static func name(of friend: FriendInfo) -> String {
        guard let name = friend.name else { return Text("(not answered)").string }
        guard let own = friend.ownName, own != name else { return name }
        return Text("\(name) (calls themselves \(own))").string
    }

    /// A safety number in lines of four groups, as one reads them aloud.
    static func lines(of number: String) -> [String] {
        let groups = number.split(separator: " ")
        return stride(from: 0, to: groups.count, by: 4).map { start in
            groups[start..<min(start + 4, groups.count)].joined(separator: " ")
        }
    }

    static func state(of friend: FriendInfo) -> String {
        switch friend.state {
        case .friends:
            (friend.isConnected
                ? Text("connected") : friend.problemText ?? Text("away")).string
        case .met: Text("met on a list").string
        case .knocking:
            (friend.note.flatMap(KnockText.outcome).map { Text("knocked: \($0)") }
                ?? Text("knocked, waiting")).string
        }
    }

    static func inbox(_ entries: [InboxEntry]) -> Table {
        var table = Table(
            Text("ID"), Text("FROM"), Text("ASKS"), Text("AS"), Text("OWNERS"), Text("PEOPLE"),
            Text("OCCASION"), Text("DATE"), Text("SINCE"), Text("SAYS"))
        let ids = entries.map(\.id)
        for entry in entries {
            let question =
                switch entry.kind {
                case .knock: Text("to be friends")
                case .list where entry.role == .owner:
                    Text("to own “\(title(of: entry))” together")
                case .list where entry.isReader == true:
                    Text("to change “\(title(of: entry))”, too")
                case .list: OfferWords.of(entry.listKind).question(title(of: entry))
                case .ended: ended(entry)
                case .ask: asked(entry)
                }
            table.add(
                ShortID.shown(entry.id, among: ids), entry.from, question.string,
                Words.role(entry.role), owners(entry),
                entry.readers.map(String.init),
                Words.occasion(entry.occasion), entry.date, TimeText.local(entry.receivedAt),
                entry.isKindKnown == false
                    ? Text("Made by a newer Hearth: update this one to see all of it.").string
                    : entry.greeting)
        }
        return table
    }

    /// Named where they are not the one who asks alone.
    private static func owners(_ entry: InboxEntry) -> String? {
        guard let owners = entry.owners, owners.count > 1 else { return nil }
        return owners.joined(separator: " & ")
    }

    private static func asked(_ entry: InboxEntry) -> Text {
        entry.title.map { Text("for more wishes on “\($0)”") } ?? Text("for more wishes")
    }

    /// Whom the caller asked to wish for more.
    static func asks(_ asks: [AskInfo]) -> Table {
        var table = Table(Text("FRIEND"), Text("LIST"), Text("SINCE"), Text("SAYS"))
        for ask in asks {
            table.add(ask.friend, ask.list, TimeText.local(ask.askedAt), ask.words)
        }
        return table
    }

    /// What is told of a list that ended.
    private static func ended(_ entry: InboxEntry) -> Text {
        let title = title(of: entry)
        return entry.role == .owner
            ? Text("nothing: deleted “\(title)”, which you owned together")
            : Text("nothing: stopped sharing “\(title)”")
    }

    private static func title(of entry: InboxEntry) -> String {
        entry.shownTitle ?? Text("a list").string
    }

    /// What a person has to know before or after answering, beyond the table.
    static func explanations(_ entries: [InboxEntry]) -> [Text] {
        var lines: [Text] = []
        for entry in entries where entry.kind == .list && entry.role == .owner {
            lines.append(
                Text(
                    "\(entry.from) made “\(title(of: entry))” with you as an owner. \(owning(others(entry)))"
                ))
        }
        for entry in entries where entry.kind == .knock && entry.isNamesake {
            lines.append(
                Text(
                    "Somebody else whom you know has \(Text(whose: entry.from)) name. Before you accept, ask them whether it is them."
                ))
        }
        if entries.contains(where: { $0.kind == .ended && $0.role != .owner }) {
            lines.append(
                Text(
                    "Of a list that is no longer shared: what you reserved there stays in your cart, and what was sent until then stays readable to those who kept it. Nothing newer reaches you."
                )
            )
        }
        if entries.contains(where: { $0.kind == .ended || $0.kind == .ask }) {
            lines.append(Text("`hearth ignore` and the id takes such an entry away."))
        }
        return lines
    }

    /// What a person has to know of friends, beyond the table.
    static func explanations(_ friends: [FriendInfo]) -> [Text] {
        guard friends.contains(where: \.isNamesake) else { return [] }
        return [
            Text(
                "Several people have one name. Write it with the “#” and the digits behind it, or give one of them a nickname: `hearth friend name`."
            )
        ]
    }

    /// The owners besides the caller, as far as the answer says who.
    private static func others(_ entry: InboxEntry) -> [String] {
        (entry.owners?.count ?? 0) > 2 ? entry.owners ?? [] : [entry.from]
    }

    /// What it means to own a list together.
    static func owning(_ others: [String]) -> Text {
        let maker = others.first ?? Text("who made it").string
        return others.count > 1
            ? Text(
                "None of you will ever see what is reserved there. Everybody who owns it edits it; only \(maker) can share or delete it. Who owns a list is fixed for good."
            )
            : Text(
                "Neither of you will ever see what is reserved there. Everybody who owns it edits it; only \(maker) can share or delete it. Who owns a list is fixed for good."
            )
    }

    static func invitations(_ invitations: [InvitationInfo]) -> Table {
        var table = Table(Text("ID"), Text("STATE"), Text("LIST"), Text("EXPIRES"), Text("USED BY"))
        let ids = invitations.map(\.id)
        for invitation in invitations {
            table.add(
                ShortID.shown(invitation.id, among: ids), state(of: invitation).string,
                invitation.list,
                TimeText.local(invitation.expiresAt), invitation.usedBy)
        }
        return table
    }

    private static func state(of invitation: InvitationInfo) -> Text {
        switch invitation.state {
        case .open: Text("open")
        case .used: Text("used")
        case .expired: Text("expired")
        case .revoked: Text("revoked")
        }
    }

    static func readers(_ readers: [ReaderInfo]) -> Table {
        let owners = readers.filter { $0.role == .owner }.map(\.name)
            .joined(separator: " & ")
        // No gift is reserved there.
        guard !readers.contains(where: { $0.hasAll != nil }) else {
            var table = Table(
                Text("NAME"), Text("ROLE"), Text("STATE"), Text("HAS ALL OF IT"), Text("KNOWN"))
            for reader in readers {
                table.add(
                    reader.name, Words.role(reader.role), Words.readerState(reader.state),
                    reader.hasAll.map { $0 ? Words.yesOrNo(true) : Text("not known").string },
                    known(reader, owners: owners))
            }
            return table
        }
        var table = Table(
            Text("NAME"), Text("ROLE"), Text("STATE"), Text("SEES RESERVATIONS"),
            Text("SEES YOURS"), Text("KNOWN"))
        for reader in readers {
            table.add(
                reader.name, Words.role(reader.role), Words.readerState(reader.state),
                Words.yesOrNo(reader.seesReservations), reader.seesCaller.map(Words.yesOrNo),
                known(reader, owners: owners))
        }
        return table
    }

    /// How the caller knows somebody on a list.
    private static func known(_ reader: ReaderInfo, owners: String) -> String {
        if reader.isCaller { return Text("you").string }
        var ways: [String] = []
        if reader.isFriend { ways.append(Text("your friend").string) }
        if reader.isVerified { ways.append(Text("checked by you").string) }
        if ways.isEmpty {
            return reader.role == .owner ? "" : Text("known to \(owners) only").string
        }
        return ways.joined(separator: ", ")
    }

    /// What to do about those who do not see what the caller reserves.
    static func leftOut(_ readers: [ReaderInfo]) -> [Text] {
        readers.compactMap { reader in
            guard let sees = reader.seesCaller else { return nil }
            if reader.changesAt != nil {
                return LeftOutText.change(reader.name, sees: sees)
            }
            return sees ? nil : leftOut(reader.name)
        }
    }

    /// What the caller answered of people for this list alone, by accepting it.
    static func notes(_ readers: [ReaderInfo], on list: String) -> [Text] {
        readers.compactMap { reader in
            guard let note = reader.note, !reader.isVerified else { return nil }
            let (text, flag) = (
                HousemateText.note(reader.name, sees: note == .yes), note == .yes ? "--no" : "--yes"
            )
            return Text(
                "\(text) `hearth friend housemate \(reader.name) \(flag) --list \(list)` changes that."
            )
        }
    }

    /// The same, with the list.
    static func leftOut(_ audience: AudienceInfo) -> [Text] {
        audience.people.compactMap { person in
            if person.changesAt != nil {
                return LeftOutText.change(person.name, sees: !person.isLeftOut)
            }
            return person.isLeftOut ? leftOut(person.name) : nil
        }
    }

    private static func leftOut(_ name: String) -> Text {
        Text(
            "\(name) lives with an owner and does not see what you reserve. `hearth friend housemate \(name) --yes` lets \(name) see it, or compare numbers with `hearth friend verify \(name)`."
        )
    }
}
