import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What a member wrote to others, the oldest first.
    ///
    /// `withSecrets`: also what owners may not read, or what says who gave something. It goes with
    /// the cart, which nobody takes out without asking for it.
    mutating func exportedWords(
        of asker: Asker, keys: MemberKeys, withSecrets: Bool, _ work: Work
    ) throws -> [ExportedWords] {
        let member = asker.identity
        let lists = try allOpenLists(of: member, keys: keys, work)
        var words = try lists.flatMap { try exportedComments(on: $0, of: member, keys: keys, work) }
        words += try ownAsks(of: member, keys: keys, work).map { friend, name, ask in
            let open = lists.first { $0.id == ask.list }
            return ExportedWords(
                kind: .ask, to: name, list: open?.merged.head.title, owner: open?.ownerNames,
                time: ask.time.text, text: ask.text.nilIfEmpty)
        }
        if withSecrets {
            for open in lists where open.reader.role.isInCircle && open.entry.isGiving {
                words += try exportedSecrets(on: open, of: member, keys: keys, work)
            }
        }
        return words.sorted { $0.time < $1.time }
    }

    private func exportedComments(
        on open: OpenList, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [ExportedWords] {
        try ownComments(of: member, on: open.id, keys: keys, work).comments.map { comment in
            ExportedWords(
                kind: .comment, list: open.merged.head.title, owner: open.ownerNames,
                wish: comment.item.flatMap { open.merged.item($0)?.name },
                time: comment.time.text, text: comment.text)
        }
    }

    private func exportedSecrets(
        on open: OpenList, of member: IdentityKey, keys: MemberKeys, _ work: Work
    ) throws -> [ExportedWords] {
        let (title, owner) = (open.merged.head.title, open.ownerNames)
        let talk = try ownTalk(on: open, work)
        var words = talk.whispers.map { whisper in
            ExportedWords(
                kind: .whisper, list: title, owner: owner,
                wish: whisper.subject.flatMap { open.merged.item($0)?.name },
                time: whisper.time.text, text: whisper.text)
        }
        words += talk.ideas.map { idea in
            ExportedWords(
                kind: .idea, list: title, owner: owner, time: idea.time.text,
                idea: ExportedItem(idea.item, in: open))
        }
        if let told = try ownThanks(of: member, on: open.id, keys: keys, work) {
            words.append(
                ExportedWords(
                    kind: .told, list: title, owner: owner, time: told.time.text,
                    text: told.text.nilIfEmpty, gifts: told.gifts.map(\.name)))
        }
        return words
    }
}
