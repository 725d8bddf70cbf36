import HearthAPI
import HearthLanguage
import HearthPages
import Hummingbird

/// The places of the room of focus.
extension Visit {
    func focus() async throws -> Response {
        let asked = query("place") ?? ActivityPlace.toDo.rawValue
        let place = asked == "done" ? nil : ActivityPlace(rawValue: asked) ?? .toDo
        let shown = try await ask(
            ShowActivities(place: place, done: place == nil, sort: query("sort")))
        let focus = try await ask(ShowFocus())
        return try await page(
            Text("Activities"), whose: .own,
            FocusView(
                shown, place: place, sort: query("sort"), tray: try await ownActivities()?.id,
                runs: focus.state == .working, part: part()))
    }

    func timer() async throws -> Response {
        let focus = try await ask(ShowFocus())
        let toDo = try await ask(ShowActivities(place: .toDo)).activities
        // *Not yet* is no answer to keep: it is asked again after the next one.
        let last = query("asked") == nil ? focus.last?.activityPath : nil
        let finished = toDo.first { "\($0.activity.listID)/\($0.activity.id)" == last }
        return try await page(
            Text("Timer"), whose: .own, TimerView(focus, toDo: toDo, finished: finished))
    }

    func plan() async throws -> Response {
        let focus = try await ask(ShowFocus())
        let toDo = try await ask(ShowActivities(place: .toDo)).activities
        let inventory = try await ask(ShowActivities(place: .inventory)).activities
        let unplanned = try await ask(ShowActivities(place: .unplanned)).activities
        return try await page(
            Text("Plan the day"), whose: .own,
            PlanView(
                focus, toDo: toDo, others: unplanned + inventory,
                tray: try await ownActivities()?.id))
    }

    func activityLists() async throws -> Response {
        try await page(
            Text("Lists"), whose: .own,
            FocusListsView(
                try await lists(in: .focus), diaries: try await ask(ShowDiaries()), today: today))
    }

    /// Puts the reader's own activities of a place into order.
    func arrangeActivities() async throws -> Response {
        let place = query("place").flatMap(ActivityPlace.init) ?? .toDo
        let shown = Set(
            try await ask(ShowActivities(place: place)).activities.map(\.activity.id))
        guard let tray = try await ownActivities() else { throw HearthError(.unknownList) }
        let detail = try await ask(ShowList(list: tray.id)).given
        return try await page(
            ActivityPlaceText.text(place), whose: .own,
            ArrangeView.activities(of: detail, in: place, shown, part()))
    }

    func statistics(of diary: String? = nil) async throws -> Response {
        let shown = try await ask(
            ShowStatistics(
                diary: diary, period: query("period").flatMap(FocusPeriod.init),
                through: query("through")))
        return try await page(
            Text("Statistics"), whose: diary == nil ? .own : .friend,
            StatisticsView(shown, at: diary.map { "/lists/\($0)" } ?? "/focus/statistics"))
    }

    func diary() async throws -> Response {
        try await page(
            Text("Your diary"), whose: .own,
            DiaryView(
                try await ask(ShowDiaries()), friends: try await ask(ListFriends())))
    }

    func activitiesOf(_ list: ListInfo) async throws -> Response {
        let open = try await ask(ShowActivities(list: list.id))
        let done = try await ask(ShowActivities(list: list.id, done: true))
        let focus = try await ask(ShowFocus())
        return try await page(
            Text(verbatim: list.shownTitle ?? "…"), whose: list.isOwn ? .own : .friend, of: list,
            FocusView(
                list, open: open, done: done, runs: focus.state == .working, part: part()))
    }

    func activity(_ path: String, of list: ListInfo) async throws -> Response {
        let all = try await ask(ShowActivities(list: list.id)).activities
        let done = try await ask(ShowActivities(list: list.id, done: true)).activities
        guard
            let shown = (all + done).first(where: {
                "\($0.activity.listID)/\($0.activity.id)" == path
            })
        else { throw HearthError(.unknownActivity, ["name": path]) }
        let focus = try await ask(ShowFocus())
        return try await page(
            Text(verbatim: shown.activity.name), whose: list.isOwn ? .own : .friend, of: list,
            ActivityView(
                shown, mayEdit: list.isOwn || list.role == .keeper,
                runs: focus.state == .working,
                beside: (shown.activity.activity?.done == nil ? all : done).map(\.activity),
                label: list.shownTitle ?? Text("Activities").string))
    }

    private static let timerPath = "/focus/timer"

    /// One line in every room while a pomodoro runs, or a break that is not over. The timer's page says it itself.
    func runningTimer() async throws -> RunningLine? {
        guard request.uri.path != Self.timerPath else { return nil }
        let focus = try await ask(ShowFocus())
        guard let session = focus.session else { return nil }
        let now = Int64(focus.now)
        switch focus.state {
        case .idle: return nil
        case .working:
            return RunningLine(
                icon: "timer", text: Text(verbatim: session.activity ?? ""),
                href: Self.timerPath,
                moment: .until(
                    Int64(session.until), of: Int64(session.until - session.started), now: now))
        case .onBreak, .onLongBreak:
            return RunningLine(
                icon: "rest", text: Text("Break"), href: Self.timerPath,
                moment: .since(Int64(session.started), now: now))
        }
    }

    private func ownActivities() async throws -> ListInfo? {
        try await lists(in: .focus).first { $0.isTray && $0.kind == ActivityFields.kind }
    }
}
