import HearthAPI
import HearthLanguage

extension KindLook {
    static let activities = KindLook(
        kind: ActivityFields.kind, icon: { _ in "todo" }, sign: "todo",
        count: { Text(count: $0, one: "1 activity", other: "\($0) activities") },
        line: { item in
            item.activity.flatMap { EffortText.text(worked: 0, estimate: $0.lastEstimate) }?.string
        },
        new: Step(Text("New activity"), href: { "/lists/\($0)" }),
        files: PageFiles(PackageResources.Activities.files), onPhone: .activities)

    static let focusLog = KindLook(
        kind: FocusDayFields.kind, icon: { _ in "timer" },
        count: { Text(count: $0, one: "1 day", other: "\($0) days") })
}

extension KindOnPhone {
    static let activities = KindOnPhone(
        pages: ["/focus/timer"],
        acts: [
            "activities/add": .makes(.add, undo: .init("items/delete", "item")),
            "activities/done": .switch(
                .tick, of: "activities[]", .init("undo", is: "true", means: false)),
            "focus/start": .other(),
            "focus/interrupt": .other(),
            "focus/void": .other(of: "session"),
        ],
        gone: ["unknownActivity"])
}
