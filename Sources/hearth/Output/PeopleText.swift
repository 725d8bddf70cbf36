import HearthAPI

/// Members, friends and what comes from them, for a person.
enum PeopleText {
    static func members(_ members: [MemberInfo]) -> Table {
        var table = Table("NAME", "KEYS", "PUBLIC KEY")
        for member in members {
            let keys =
                member.hasPassphrase
                ? (member.isUnlocked ? "unlocked" : "locked") : "no passphrase"
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
        var table = Table("ID", "FROM", "ASKS", "AS", "PEOPLE", "OCCASION", "DATE", "SINCE", "SAYS")
        for entry in entries {
            let question =
                switch entry.kind {
                case .knock: "to be friends"
                case .list: "to share “\(entry.title ?? "a list")”"
                }
            table.add(
                entry.id, entry.from, question, entry.role, entry.readers.map(String.init),
                entry.occasion, entry.date, TimeText.local(entry.receivedAt), entry.greeting)
        }
        return table
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
        var table = Table("NAME", "ROLE", "STATE", "SEES RESERVATIONS", "NOTE")
        for reader in readers {
            var notes: [String] = []
            if reader.isCaller { notes.append("you") }
            if !reader.isCaller, !reader.isFriend { notes.append("no friend of yours") }
            if reader.isVerified { notes.append("checked") }
            table.add(
                reader.name, reader.role, reader.state, reader.seesReservations ? "yes" : "no",
                notes.joined(separator: ", "))
        }
        return table
    }
}
