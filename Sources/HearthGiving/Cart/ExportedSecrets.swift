package import HearthAPI
import HearthCircle
package import HearthHousehold
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// What a member wrote to their circles, and told whom they gave something. It goes with the cart, which nobody
    /// takes out without asking for it.
    package mutating func secretWords(
        of asker: Asker, keys: MemberKeys, _ work: Work
    ) throws -> [ExportedWords] {
        try allOpenLists(of: asker.identity, keys: keys, work)
            .filter { $0.reader.role.isInCircle && $0.entry.isGiving }
            .flatMap { try exportedSecrets(on: $0, of: asker.identity, keys: keys, work) }
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
