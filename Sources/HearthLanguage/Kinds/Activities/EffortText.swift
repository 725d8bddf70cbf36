package import HearthAPI

/// How many pomodoros were worked at an activity, and how many it is thought to take.
package enum EffortText {
    /// More of them are not drawn.
    private static let mostDots = 12

    /// Nil where there is nothing to say.
    package static func text(worked: Int, estimate: Int?) -> Text? {
        guard let estimate else {
            return worked == 0
                ? nil : Text(count: worked, one: "1 pomodoro", other: "\(worked) pomodoros")
        }
        return Text(
            count: estimate, one: "\(worked) of 1 pomodoro",
            other: "\(worked) of \(estimate) pomodoros")
    }

    /// The same as circles, filled where it was worked: `●●○○`; nil where there are none, or many.
    package static func dots(worked: Int, estimate: Int?) -> String? {
        let all = max(worked, estimate ?? 0)
        guard all > 0, all <= mostDots else { return nil }
        return String(repeating: "●", count: worked)
            + String(repeating: "○", count: all - worked)
    }
}

/// How often somebody was interrupted, in words.
package enum InterruptionsText {
    /// Nil where nobody was.
    package static func text(internal own: Int, external: Int) -> Text? {
        own + external == 0 ? nil : Text("Distracted: \(own). Disturbed: \(external).")
    }
}

/// Where an activity stands, in words.
package enum ActivityPlaceText {
    package static func text(_ place: ActivityPlace) -> Text {
        switch place {
        case .toDo: Text("To do")
        case .inventory: Text("Inventory")
        case .unplanned: Text("Unplanned")
        }
    }
}

/// What the day's plan says, in words.
package enum DayPlanText {
    package static func lines(_ plan: DayPlanInfo) -> [Text] {
        var lines = [worked(plan)]
        if plan.estimated > 0 || plan.planned > 0 { lines.append(needs(plan)) }
        if let ends = plan.ends, let iso = LocalTime.iso(ends / 1000) {
            lines.append(Text("Worked without a stop, the plan ends at \(LocalTime.near(iso))."))
        }
        if plan.withoutEstimate > 0 {
            lines.append(
                Text(
                    count: plan.withoutEstimate, one: "1 activity has no estimate.",
                    other: "\(plan.withoutEstimate) activities have no estimate."))
        }
        if plan.large > 0 {
            lines.append(
                Text(
                    count: plan.large,
                    one: "1 activity takes more than 7 pomodoros: better split it.",
                    other: "\(plan.large) activities take more than 7 pomodoros: better split them."
                ))
        }
        return lines
    }

    private static func worked(_ plan: DayPlanInfo) -> Text {
        plan.planned == 0
            ? Text(
                count: plan.completed, one: "1 pomodoro done today.",
                other: "\(plan.completed) pomodoros done today.")
            : Text(
                count: plan.planned, one: "\(plan.completed) of 1 planned pomodoro done today.",
                other: "\(plan.completed) of \(plan.planned) planned pomodoros done today.")
    }

    private static func needs(_ plan: DayPlanInfo) -> Text {
        let left = max(0, plan.planned - plan.completed)
        let excess = plan.estimated - left
        if plan.planned == 0 {
            return Text(
                count: plan.estimated, one: "To do needs 1 more pomodoro.",
                other: "To do needs \(plan.estimated) more pomodoros.")
        }
        if excess > 0 {
            return Text(
                count: excess, one: "To do needs \(plan.estimated) more: 1 too many.",
                other: "To do needs \(plan.estimated) more: \(excess) too many.")
        }
        return excess == 0
            ? Text("To do needs \(plan.estimated) more: that fits.")
            : Text(
                count: -excess, one: "To do needs \(plan.estimated) more: room for 1.",
                other: "To do needs \(plan.estimated) more: room for \(-excess).")
    }
}
