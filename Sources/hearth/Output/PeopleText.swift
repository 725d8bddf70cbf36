import HearthAPI

/// Members, friends and what comes from them, for a person.
enum PeopleText {
    static func members(_ members: [MemberInfo]) -> Table {
        var table = Table("NAME", "KEYS", "PUBLIC KEY")
        for member in members {
            let keys =
                member.hasPassphrase
                ? (member.isUnlocked ? "unlocked" : "passphrase") : "no passphrase"
            table.add(member.name, keys, member.key)
        }
        return table
    }

    static func friends(_ friends: [FriendInfo], now: Int) -> Table {
        var table = Table("NAME", "STATE", "LAST HEARD", "CHECKED", "ADDRESSES", "PUBLIC KEY")
        for friend in friends {
            table.add(
                friend.name ?? "(not answered)", state(of: friend),
                TimeText.ago(friend.lastHeard, now: now), friend.isVerified ? "yes" : "",
                friend.addresses.joined(separator: ", "), friend.key)
        }
        return table
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
        case .friends: friend.isConnected ? "connected" : "away"
        case .met: "met on a list"
        case .knocking: friend.note.map { "knocked: \(answer($0))" } ?? "knocked, waiting"
        }
    }

    /// What became of a knock.
    private static func answer(_ note: String) -> String {
        switch note {
        case "not-reached": "not reached yet"
        case "delivered", "accepted": "waits for an answer"
        case "not-here": "does not live there"
        case "full": "too many wait there; asked again later"
        case "invitation-used": "the invitation was used already"
        case "invitation-expired": "the invitation has expired"
        case "invitation-revoked": "the invitation was taken back"
        case "invitation-unknown": "the invitation is not known there"
        default: note
        }
    }

    static func inbox(_ entries: [InboxEntry]) -> Table {
        var table = Table(
            "ID", "FROM", "ASKS", "AS", "OWNERS", "PEOPLE", "OCCASION", "DATE", "SINCE", "SAYS")
        for entry in entries {
            let question =
                switch entry.kind {
                case .knock: "to be friends"
                case .list where entry.role == "owner":
                    "to own “\(entry.title ?? "a list")” together"
                case .list: "to share “\(entry.title ?? "a list")”"
                case .ended: ended(entry)
                }
            table.add(
                entry.id, entry.from, question, entry.role, owners(entry),
                entry.readers.map(String.init),
                entry.occasion, entry.date, TimeText.local(entry.receivedAt), entry.greeting)
        }
        return table
    }

    /// Named where they are not the one who asks alone.
    private static func owners(_ entry: InboxEntry) -> String? {
        guard let owners = entry.owners, owners.count > 1 else { return nil }
        return owners.joined(separator: " & ")
    }

    /// What is told of a list that ended.
    private static func ended(_ entry: InboxEntry) -> String {
        let title = entry.title.map { "“\($0)”" } ?? "a list"
        return entry.role == "owner"
            ? "nothing: deleted \(title), which you owned together"
            : "nothing: stopped sharing \(title)"
    }

    /// What a person has to know before or after answering, beyond the table.
    static func explanations(_ entries: [InboxEntry]) -> [String] {
        var lines: [String] = []
        for entry in entries where entry.kind == .list && entry.role == "owner" {
            lines.append(
                "\(entry.from) made “\(entry.title ?? "a list")” with you as an owner. "
                    + owning(others(entry)))
        }
        if entries.contains(where: { $0.kind == .ended && $0.role != "owner" }) {
            lines.append(
                "Of a list that is no longer shared: what you reserved there stays in your cart, and what was sent until then stays readable to whoever kept it. Nothing newer reaches you."
            )
        }
        if entries.contains(where: { $0.kind == .ended }) {
            lines.append("`hearth ignore` and the id takes such an entry away.")
        }
        return lines
    }

    /// The owners besides the caller, as far as the answer says who.
    private static func others(_ entry: InboxEntry) -> [String] {
        (entry.owners?.count ?? 0) > 2 ? entry.owners ?? [] : [entry.from]
    }

    /// What it means to own a list together.
    static func owning(_ others: [String]) -> String {
        let all = others.count > 1 ? "None of you" : "Neither of you"
        return
            "\(all) will ever see what is reserved there. Everybody who owns it edits it; only \(others.first ?? "who made it") can share or delete it. Who owns a list is fixed for good."
    }

    static func invitations(_ invitations: [InvitationInfo]) -> Table {
        var table = Table("ID", "STATE", "LIST", "EXPIRES", "USED BY")
        for invitation in invitations {
            table.add(
                invitation.id, invitation.state.rawValue, invitation.list,
                TimeText.local(invitation.expiresAt), invitation.usedBy)
        }
        return table
    }

    static func readers(_ readers: [ReaderInfo]) -> Table {
        var table = Table(
            "NAME", "ROLE", "STATE", "SEES RESERVATIONS", "SEES YOURS", "KNOWN")
        let owners = readers.filter { $0.role == "owner" }.map(\.name)
            .joined(separator: " & ")
        for reader in readers {
            table.add(
                reader.name, reader.role, reader.state, reader.seesReservations ? "yes" : "no",
                reader.seesCaller.map { $0 ? "yes" : "no" }, known(reader, owners: owners))
        }
        return table
    }

    /// How the caller knows somebody on a list.
    private static func known(_ reader: ReaderInfo, owners: String) -> String {
        if reader.isCaller { return "you" }
        var ways: [String] = []
        if reader.isFriend { ways.append("your friend") }
        if reader.isVerified { ways.append("checked by you") }
        if !reader.isVerified, !reader.vouchedBy.isEmpty {
            let vouchers = reader.vouchedBy.joined(separator: ", ")
            ways.append("checked by \(vouchers), whom you checked")
        }
        if ways.isEmpty { return reader.role == "owner" ? "" : "known to \(owners) only" }
        return ways.joined(separator: ", ")
    }

    /// What to do about those who do not see what the caller reserves.
    static func leftOut(_ readers: [ReaderInfo]) -> [String] {
        readers.filter { $0.seesCaller == false }.map { reader in
            "\(reader.name) lives on a node of an owner's, and neither you nor anybody you checked has checked \(reader.name): what you reserve is kept from there. Compare numbers with `hearth friend verify \(reader.name)` to change that."
        }
    }
}
