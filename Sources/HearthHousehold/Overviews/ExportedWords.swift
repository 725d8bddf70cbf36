package import HearthAPI
import HearthLists
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// What a member wrote to others and may be read by owners, in no order.
    package mutating func openWords(
        of asker: Asker, keys: MemberKeys, _ work: Work
    ) throws -> [ExportedWords] {
        let member = asker.identity
        let lists = try allOpenLists(of: member, keys: keys, work)
        let words = try lists.flatMap { try exportedComments(on: $0, of: member, keys: keys, work) }
        return try words
            + ownAsks(of: member, keys: keys, work).map { friend, name, ask in
                let open = lists.first { $0.id == ask.list }
                return ExportedWords(
                    kind: .ask, to: name, list: open?.merged.head.title, owner: open?.ownerNames,
                    time: ask.time.text, text: ask.text.nilIfEmpty)
            }
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
}
