import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension Household {
    /// What others say openly on a list.
    func commentNews(
        _ open: OpenList, _ marks: inout ToldList, _ work: Work
    ) throws -> [NewsDraft] {
        let (read, unreadable) = try comments(on: open, work)
        let others = read.filter { $0.author != open.reader.identity }.map {
            (mark: Fingerprint("comment", $0.author.octets, $0.comment.id.octets), comment: $0)
        }
        let earlier = marks.comments
        var now = Set(others.map(\.mark))
        // What cannot be read just now is not new when it can be again.
        if unreadable > 0 { now.formUnion(earlier ?? []) }
        marks.comments = now
        guard let earlier else { return [] }
        return NewsDraft.drafts(
            .comment,
            others.filter { !earlier.contains($0.mark) }.map { _, read in
                Said(
                    author: read.author, name: read.name, item: read.comment.item,
                    wish: read.comment.item.flatMap { open.merged.item($0) }
                        .map { $0.isDeleted ? "" : $0.name } ?? "",
                    words: read.comment.text)
            }, on: open, nil)
    }

    /// What givers tell an owner of their own accord; nothing for somebody who is no owner.
    func thanksNews(
        _ open: OpenList, _ marks: inout ToldList, _ work: Work
    ) throws -> [NewsDraft] {
        guard open.isOwn else { return [] }
        let received = try receivedThanks(on: open, work).map {
            (mark: Fingerprint("thanks", Array($0.mark.utf8)), thanks: $0)
        }
        let earlier = marks.thanks
        marks.thanks = Set(received.map(\.mark))
        guard let earlier else { return [] }
        return received.filter { !earlier.contains($0.mark) }.map {
            .open(.thanks, on: open, person: $0.thanks.name, detail: $0.thanks.thanks.text.oneLine)
        }
    }
}
