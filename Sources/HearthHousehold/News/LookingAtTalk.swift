import HearthAPI
import HearthCircle
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What others in a circle whisper and think of; with a seat in it alone.
    ///
    /// When a list is looked at for the first time, what is there already is no news.
    func talkNews(
        _ talk: CircleTalk, _ list: CircleList, _ seat: CircleSeat, _ book: inout NewsBook
    ) -> [NewsDraft] {
        let open = list.open
        let earlier = book.talk[open.id]
        var marks = Dictionary(
            (earlier ?? []).map { ($0.author, $0) }, uniquingKeysWith: { $1 })
        var whispers: [CircleTalk.Written<Whisper>] = []
        var ideas: [CircleTalk.Written<Idea>] = []
        for reader in open.entry.circle where reader.identity != seat.member {
            let known = marks[reader.tag] ?? ToldTalk(author: reader.tag)
            var mark = known
            for whisper in talk.whispers where whisper.author == reader.identity {
                let time = whisper.value.time.milliseconds
                if time > known.whisper { whispers.append(whisper) }
                mark.whisper = max(mark.whisper, time)
            }
            for idea in talk.ideas where idea.author == reader.identity {
                let time = idea.value.time.milliseconds
                if time > known.idea { ideas.append(idea) }
                mark.idea = max(mark.idea, time)
            }
            marks[reader.tag] = mark
        }
        book.talk[open.id] = open.entry.circle.compactMap { marks[$0.tag] }
        guard earlier != nil else { return [] }
        return drafts(
            .whisper,
            whispers.map {
                Said(
                    author: $0.author, name: open.name(of: $0.author), item: $0.value.subject,
                    wish: $0.value.subject.flatMap { list.liveItem($0)?.name } ?? "",
                    words: $0.value.text)
            }, on: open, seat)
            + drafts(
                .idea,
                ideas.map {
                    Said(
                        author: $0.author, name: open.name(of: $0.author), item: $0.value.id,
                        wish: $0.value.name, words: "")
                }, on: open, seat)
    }

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
        return drafts(
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

/// Something that somebody said.
private struct Said {
    let author: IdentityKey
    let name: String
    let item: ItemID?
    let wish: String
    let words: String
}

/// More than this that comes at once is told in one piece.
private let mostApart = 3

/// With a seat in the circle, or of what everybody reads.
private func drafts(
    _ kind: NewsKind, _ said: [Said], on open: OpenList, _ seat: CircleSeat?
) -> [NewsDraft] {
    func draft(
        _ item: ItemID?, _ wish: String, _ person: String, _ words: String, _ count: Int
    ) -> NewsDraft {
        guard let seat else {
            return .open(
                kind, on: open, item: item, wish: wish, person: person, detail: words,
                count: count)
        }
        return .secret(
            kind, seat, on: open, item: item, wish: wish, person: person, detail: words,
            count: count)
    }
    guard said.count <= mostApart else {
        let only = Set(said.map(\.author)).count == 1 ? said.first?.name : nil
        return [draft(nil, "", only ?? "", "", said.count)]
    }
    return said.map { draft($0.item, $0.wish, $0.name, $0.words.oneLine, 1) }
}
