import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
package import HearthSodium
package import HearthWire

/// Somebody's "please wish for more", as its addressee sees it.
struct OpenAsk {
    let from: FriendRow
    let name: String
    let ask: LetterBody.Ask
    /// The list's title; nil: no certain list.
    let title: String?
    /// Their words; nil when there are none, or none that can be shown.
    let words: String?

    /// Asked again, it is another one.
    var mark: String {
        from.identity.hex.prefix(16) + (ask.list?.hex ?? "") + "-\(ask.time.milliseconds)"
    }
}

/// Asks stand in the letters of those who ask, and are over when these take them back; whether
/// the addressee has put one aside is known to the addressee alone.
extension Household {
    /// What friends ask of a member and they have not put aside, by friend.
    mutating func openAsks(of member: IdentityKey, _ work: Work) throws -> [OpenAsk] {
        guard let keys = keyring.keys(of: member) else { return [] }
        let aside = try Set(preferences(of: member, work).settledAsks ?? [])
        var asks: [OpenAsk] = []
        for (row, name) in try friends(of: member, work) {
            for ask in try letter(from: row.identity, to: member, work)?.asks ?? [] {
                guard let open = try shownAsk(ask, from: row, name: name, keys: keys, work),
                    !aside.contains(open.mark)
                else { continue }
                asks.append(open)
            }
        }
        return asks
    }

    /// Nil when it is about a list that is not the member's to fill, or that the other cannot see.
    private mutating func shownAsk(
        _ ask: LetterBody.Ask, from row: FriendRow, name: String, keys: MemberKeys, _ work: Work
    ) throws -> OpenAsk? {
        var title: String?
        if let list = ask.list {
            guard let open = try open(list, for: row.member, keys: keys, work),
                open.isOwn, open.entry.reader(row.identity) != nil,
                !hasDeleted(open.entry, row.member)
            else { return nil }
            title = open.merged.head.title
        }
        let rule = TextRule(limit: Limits.askLength)
        let words = (try? rule.check(ask.text)) == nil ? nil : ask.text.nilIfEmpty
        return OpenAsk(from: row, name: name, ask: ask, title: title, words: words)
    }

    /// Puts an ask aside: answered, or not to be.
    mutating func putAsideAsk(
        _ ask: OpenAsk, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws {
        var state = try preferences(of: member, work)
        var aside = (state.settledAsks ?? []).filter { $0 != ask.mark }
        aside.append(ask.mark)
        state.settledAsks = aside.suffix(Preferences.asideLimit)
        try savePreferences(state, of: member, keys: keys, work)
    }

    /// What a member asks of their friends.
    package func ownAsks(
        of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [(friend: FriendRow, name: String, ask: LetterBody.Ask)] {
        try friends(of: member, work).flatMap { row, name in
            try ownLetter(from: member, to: row.identity, keys: keys, work).asks
                .map { (row, name, $0) }
        }
    }
}
