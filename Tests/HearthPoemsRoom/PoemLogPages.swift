import HearthAPI
import HearthKinds
import HearthLanguage
import HearthPoems

@testable import HearthCommandLine
@testable import HearthPages
@testable import HearthWeb

extension ListName {
    static let poemLog = ListName(kind: "poem-log", Text(verbatim: "Poem log"), isShown: false)
}

extension KindLook {
    static let poemLog = KindLook(
        kind: "poem-log", icon: { _ in "clock" }, count: { Text(verbatim: "\($0) days") },
        line: { item in (item.body?.value as? PoemDayFields)?.poems.joined(separator: ", ") })
}

extension KindCommands {
    static let poemLog = KindCommands(
        kind: "poem-log", items: Text(verbatim: "DAYS"),
        table: { items in
            var table = Table([Text(verbatim: "DAY"), Text(verbatim: "POEMS")])
            for item in items {
                let poems = (item.wish.body?.value as? PoemDayFields)?.poems ?? []
                table.add([item.name, poems.joined(separator: ", ")])
            }
            return table
        })
}

/// The page of logs of poems: the visitor's own, with who reads it, and those of friends.
struct PoemLogView: PageContent {
    static let template = "poem-log"

    struct Log: Sendable {
        let id: String
        let owner: String
        let days: [String]
        let share: String?
    }

    static let title = Text(verbatim: "Poem log")

    let logs: [Log]
}

extension KindPages {
    static let poemLog = KindPages(
        kind: "poem-log",
        list: { visit, _, _ in
            try await visit.page(PoemLogView.title, at: .lists, try await visit.poemLogs())
        },
        item: { visit, _, _ in
            try await visit.page(PoemLogView.title, at: .lists, try await visit.poemLogs())
        },
        pages: [
            (
                "/poems/log", .everybody,
                { visit, _ in
                    try await visit.page(PoemLogView.title, at: .lists, try await visit.poemLogs())
                }
            )
        ],
        offer: { $0.offer(ReadPoem.self, says: Text(verbatim: "Read.")) })
}

extension Visit {
    func poemLogs() async throws -> PoemLogView {
        var logs: [PoemLogView.Log] = []
        for list in try await ask(ListLists(all: ListLists.yes))
        where list.kind == PoemDayFields.kind && list.state == .open {
            let shown = try await ask(ShowList(list: list.id)).given
            logs.append(
                PoemLogView.Log(
                    id: list.id, owner: list.owner,
                    days: shown.items.map { day in
                        let poems = (day.wish.body?.value as? PoemDayFields)?.poems ?? []
                        return "\(day.name): \(poems.joined(separator: ", "))"
                    },
                    share: list.isOwn ? "/lists/\(list.id)/share" : nil))
        }
        return PoemLogView(logs: logs)
    }
}
