import ArgumentParser
import HearthAPI
import HearthLanguage

extension KindCommands {
    static let activities = KindCommands(
        kind: ActivityFields.kind, items: Text("ACTIVITIES"),
        table: { FocusText.table($0.map { ActivityShown(activity: $0.wish, worked: 0) }) },
        group: { CommandGroup(name: "Focus", subcommands: [FocusCommand.self]) },
        names: [.activities],
        now: { client, lists in
            guard lists.contains(where: { $0.kind == ActivityFields.kind }) else { return [] }
            let shown = try await client.perform(ShowActivities(place: .toDo))
            return shown.total == 0
                ? [] : [KindNow("toDo", shown.total, label: Text("Activities to do"))]
        })
}

extension KindCommands {
    /// Days of a diary are shown by `hearth focus`.
    static let focusLog = KindCommands(
        kind: FocusDayFields.kind, items: Text("DAYS"), table: { names(of: $0) })
}

extension NameKind {
    /// What is open, on any list.
    static let activities = NameKind("activities") { client in
        try await client.perform(ShowActivities()).activities.map(\.activity.name)
    }
}
