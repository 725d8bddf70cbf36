package import HearthAPI
import HearthLanguage

/// The day's plan: how many pomodoros, at what, in which order.
package struct PlanView: PageContent {
    package static let template = "focus-plan"

    let planned: String
    let lines: [Text]
    let chart: BarChart
    let rows: [ActivityRow]
    let arrange: String?
    /// What can be moved to To Do.
    let choices: [ActivityRow]
    let hasChoices: Bool
    let isEmpty: Bool

    package init(
        _ focus: FocusShown, toDo: [ActivityShown], others: [ActivityShown], tray: String?
    ) {
        let plan = focus.plan
        planned = plan.planned == 0 ? "" : "\(plan.planned)"
        lines = DayPlanText.lines(plan)
        chart = BarChart(
            "plan", Text("Today, in pomodoros"), over: Text("Today"),
            labels: [Text("Planned"), Text("Needed")],
            [
                .init(
                    Text("Pomodoros"), [max(0, plan.planned - plan.completed), plan.estimated])
            ], empty: Text("Nothing is planned yet."))
        rows = toDo.map { ActivityRow($0) }
        arrange = rows.count > 1 && tray != nil ? "/focus/arrange?place=todo" : nil
        choices = others.map { ActivityRow($0) }
        hasChoices = !choices.isEmpty
        isEmpty = rows.isEmpty
    }
}
