import HearthAPI
import HearthCircle
import HearthHousehold
import HearthLists
import HearthReplication
import HearthSodium
import HearthWire

extension Household {
    /// What others in a circle whisper and think of; with a seat in it alone.
    ///
    /// When a list is looked at for the first time, what is there already is no news.
    func talkNews(
        _ talk: CircleTalk, _ list: CircleList, _ seat: CircleSeat, _ known: inout CircleMarks
    ) -> [NewsDraft] {
        let open = list.open
        let earlier = known.talk[open.id]
        var marks = Dictionary(
            (earlier ?? []).map { ($0.author, $0) }, uniquingKeysWith: { $1 })
        var whispers: [CircleTalk.Written<Whisper>] = []
        var ideas: [CircleTalk.Written<Idea>] = []
        for reader in open.entry.circle where reader.identity != seat.member {
            let earlier = marks[reader.tag] ?? ToldTalk(author: reader.tag)
            var mark = earlier
            for whisper in talk.whispers where whisper.author == reader.identity {
                let time = whisper.value.time.milliseconds
                if time > earlier.whisper { whispers.append(whisper) }
                mark.whisper = max(mark.whisper, time)
            }
            for idea in talk.ideas where idea.author == reader.identity {
                let time = idea.value.time.milliseconds
                if time > earlier.idea { ideas.append(idea) }
                mark.idea = max(mark.idea, time)
            }
            marks[reader.tag] = mark
        }
        known.talk[open.id] = open.entry.circle.compactMap { marks[$0.tag] }
        guard earlier != nil else { return [] }
        return NewsDraft.drafts(
            .whisper,
            whispers.map {
                Said(
                    author: $0.author, name: open.name(of: $0.author), item: $0.value.subject,
                    wish: $0.value.subject.flatMap { list.liveItem($0)?.name } ?? "",
                    words: $0.value.text)
            }, on: open, seat)
            + NewsDraft.drafts(
                .idea,
                ideas.map {
                    Said(
                        author: $0.author, name: open.name(of: $0.author), item: $0.value.id,
                        wish: $0.value.name, words: "")
                }, on: open, seat)
    }
}
