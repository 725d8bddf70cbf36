package import HearthAPI
import HearthLanguage

/// Activities of one place, or those that are done.
package struct FocusView: PageContent {
    package static let template = "focus"

    let tabs: [Tab]
    let sorts: [Tab]
    let rows: [ActivityRow]
    /// What a new activity is written into; nil: nothing, among what is done.
    let place: String?
    let isDone: Bool
    let isEmpty: Bool
    let hasSorts: Bool
    /// What is said of an empty place.
    let hint: Text
    /// The list of the reader's own activities, to put into order; nil: nothing stands there.
    let arrange: String?
    let cleared: Text
    /// The one list whose activities these are; nil: they are of all lists that the reader reads.
    let list: OneList?
    let hasTabs: Bool
    /// Nil where these are all.
    let ways: PageWays?

    struct OneList: Sendable {
        let id: String
        let title: String
        let mayEdit: Bool
        let isOwn: Bool
    }

    struct Tab: Sendable {
        let label: Text
        let count: String?
        let href: String
        let isHere: Bool
    }

    /// All of one list, what is done last.
    package init(
        _ list: ListInfo, open: ActivitiesShown, done: ActivitiesShown, runs: Bool, part: PagePart
    ) {
        let mayEdit = list.isOwn || list.role == .keeper
        self.list = OneList(
            id: list.id, title: list.title ?? Text("\(Text(whose: list.owner)) list").string,
            mayEdit: mayEdit, isOwn: list.isOwn)
        (tabs, sorts, hasTabs, hasSorts) = ([], [], false, false)
        let all = open.activities.map { ($0, !runs) } + done.activities.map { ($0, false) }
        rows = part.of(all).map { ActivityRow($0, mayStart: $1, isOfOneList: true) }
        ways = part.ways(of: all.count)
        place = mayEdit ? ActivityPlace.inventory.rawValue : nil
        isDone = mayEdit && !done.activities.isEmpty
        isEmpty = rows.isEmpty
        hint = Text("Nothing stands here.")
        arrange = mayEdit && open.activities.count > 1 ? "/lists/\(list.id)/arrange" : nil
        cleared = Self.cleared(done.total)
    }

    private static func cleared(_ count: Int) -> Text {
        Text(
            count: count, one: "1 activity is deleted. You can undo that for ten minutes.",
            other: "\(count) activities are deleted. You can undo that for ten minutes.")
    }

    /// `place`: nil for what is done. `tray`: the id of the reader's own activities.
    package init(
        _ shown: ActivitiesShown, place: ActivityPlace?, sort: String?, tray: String?,
        runs: Bool, part: PagePart
    ) {
        let counts = shown.counts
        tabs =
            [
                (ActivityPlace.toDo, counts.toDo), (.inventory, counts.inventory),
                (.unplanned, counts.unplanned),
            ].map { other, count in
                Tab(
                    label: ActivityPlaceText.text(other), count: count == 0 ? nil : "\(count)",
                    href: other == .toDo ? "/focus" : "/focus?place=\(other.rawValue)",
                    isHere: other == place)
            } + [
                Tab(
                    label: Text("Done"), count: counts.done == 0 ? nil : "\(counts.done)",
                    href: "/focus?place=done", isHere: place == nil)
            ]
        let address = "/focus?place=\(place?.rawValue ?? "done")"
        sorts = [
            ("by-hand", Text("My order")), ("name", Text("Name")),
            ("estimate", Text("Estimate")), ("due", Text("Due")), ("worked", Text("Worked")),
        ].map {
            Tab(
                label: $1, count: nil, href: "\(address)&sort=\($0)",
                isHere: $0 == sort ?? "by-hand")
        }
        rows = part.of(shown.activities).map {
            ActivityRow($0, mayStart: place == .toDo && !runs)
        }
        ways = part.ways(of: shown.activities.count)
        self.place = place?.rawValue
        isDone = place == nil
        isEmpty = rows.isEmpty
        hasSorts = rows.count > 1 && place != nil
        hint = Self.hint(place)
        arrange =
            rows.count > 1 && tray != nil
            ? place.map { "/focus/arrange?place=\($0.rawValue)" } : nil
        cleared = Self.cleared(counts.done)
        (list, hasTabs) = (nil, true)
    }

    private static func hint(_ place: ActivityPlace?) -> Text {
        switch place {
        case .toDo: Text("What do you want to do today? Write it down, and start the timer.")
        case .inventory: Text("All that is to be done some day stands here.")
        case .unplanned: Text("What comes up while you work stands here, until you plan it.")
        case nil: Text("What you finish is kept here.")
        }
    }
}
