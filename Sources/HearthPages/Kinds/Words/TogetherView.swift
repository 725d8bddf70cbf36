package import HearthAPI
import HearthLanguage

/// How friends learn, and who sees how the reader learns.
package struct TogetherView: PageContent {
    package static let template = "word-together"

    let own: [Own]
    let hasOwn: Bool
    /// In the reader's own words, to paste where they like.
    let told: Text
    let text: String
    let hasSearch: Bool
    let sorts: [Sort]
    let friends: [Friend]
    let isEmpty: Bool
    let empty: Text
    let readers: [Reader]
    let says: Text
    let candidates: [Choice]
    let mayShow: Bool

    struct Own: Sendable {
        let language: Text
        let facts: [Text]
    }

    struct Sort: Sendable {
        let label: Text
        let href: String
        let isHere: Bool
    }

    struct Friend: Sendable {
        let list: String
        let name: String
        let short: [Text]
        let rows: [Row]
        let reached: [Text]
        let hasReached: Bool
        let through: Text?
    }

    struct Row: Sendable {
        let language: Text
        let facts: [Fact]
    }

    struct Fact: Sendable {
        let name: Text
        let number: String
    }

    struct Reader: Sendable {
        let name: String
        let label: Text
    }

    package init(
        _ shown: TogetherShown, friends all: [FriendInfo], sort: String?, text: String
    ) {
        own = shown.own.map {
            Own(language: WordText.language($0.language ?? ""), facts: TogetherText.facts($0))
        }
        hasOwn = !own.isEmpty
        told = TogetherText.told(shown.own)
        self.text = text
        hasSearch = shown.friends.count > 1 || !text.isEmpty
        sorts = TogetherText.orders.map { name, label in
            Sort(
                label: label, href: "/words/together?sort=\(name)",
                isHere: name == sort ?? TogetherText.orders[0].name)
        }
        friends = shown.friends.map(Friend.init)
        isEmpty = friends.isEmpty
        empty =
            text.isEmpty
            ? Text("No friend shows you how they learn yet.")
            : Text("No friend of yours is called that.")
        readers = shown.readers.map {
            Reader(
                name: $0.name,
                label: $0.isAsked
                    ? Text("\($0.name) is asked whether they want to see it.")
                    : Text("\($0.name) sees it."))
        }
        says = TogetherText.promise(shown)
        let taken = Set(shown.readers.map(\.name))
        candidates = all.filter { $0.state == .friends }.compactMap(\.name)
            .filter { !taken.contains($0) }
            .map { Choice(value: $0, label: Text(verbatim: $0), isChosen: false) }
        mayShow = !candidates.isEmpty
    }
}

extension TogetherView.Friend {
    fileprivate init(_ friend: FriendStanding) {
        list = friend.list
        name = friend.name
        short = TogetherText.short(friend)
        rows = friend.languages.map { one in
            TogetherView.Row(
                language: WordText.language(one.language),
                facts: TogetherText.rows(one).map {
                    TogetherView.Fact(name: $0.name, number: $0.number)
                })
        }
        reached = friend.achievements.map(WordAchievementText.text)
        hasReached = !reached.isEmpty
        through = friend.through.map { Text("Through \(DateText.date($0)).") }
    }
}
