import HearthAPI
import HearthForms
import HearthLanguage
import HearthPages

extension KindPages {
    static let activities = KindPages(
        kind: ActivityFields.kind, term: .lists,
        list: { visit, detail, _ in try await visit.activitiesOf(detail.list) },
        item: { visit, id, detail in
            try await visit.activity("\(detail.list.id)/\(id)", of: detail.list)
        },
        lists: "/focus/lists", afterDeleting: "/focus",
        pages: [
            ("/focus", .everybody, { visit, _ in try await visit.focus() }),
            ("/focus/timer", .everybody, { visit, _ in try await visit.timer() }),
            ("/focus/plan", .everybody, { visit, _ in try await visit.plan() }),
            ("/focus/lists", .everybody, { visit, _ in try await visit.activityLists() }),
            ("/focus/arrange", .everybody, { visit, _ in try await visit.arrangeActivities() }),
            ("/focus/statistics", .everybody, { visit, _ in try await visit.statistics() }),
            ("/focus/diary", .everybody, { visit, _ in try await visit.diary() }),
        ],
        running: { try await $0.runningTimer() },
        memberSettings: .focus, forms: [.repetition],
        offer: { $0.offerActivities() })

    static let focusLog = KindPages(
        kind: FocusDayFields.kind, term: .lists,
        list: { visit, detail, _ in
            try await visit.statistics(of: detail.list.isOwn ? nil : detail.list.id)
        },
        item: { visit, _, detail in
            try await visit.statistics(of: detail.list.isOwn ? nil : detail.list.id)
        },
        lists: "/focus/lists",
        offer: { $0.offerFocus() })
}

extension FormActions {
    fileprivate mutating func offerActivities() {
        offer(AddActivity.self, says: Text("It is written down."))
        offer(EditActivity.self, says: Text("Saved."))
        offer(
            PlaceActivities.self,
            says: { _, form in
                ActivityPlace(rawValue: form["place"] ?? "").map {
                    Text("It stands here now: \(ActivityPlaceText.text($0)).")
                } ?? Text("Saved.")
            })
        offer(
            FinishActivities.self,
            says: { _, form in
                form["undo"] == "true" ? Text("It is open again.") : Text("Done.")
            }
        ) { _, form, finished in
            guard form["undo"] != "true" else { return }
            finished.undo = Notice.Undo(
                operation: FinishActivities.path,
                ["activities[]": form["activities[]"] ?? "", "undo": "true"])
        }
        offer(
            ClearDoneActivities.self,
            says: { done, _ in
                Text(
                    count: done.items, one: "1 activity is deleted.",
                    other: "\(done.items) activities are deleted.")
            }
        ) { done, _, finished in
            guard done.items > 0 else { return }
            finished.undo = Notice.Undo(
                operation: UndoMany.path, ["list": done.listID, "at": "\(done.at)"])
        }
    }

    fileprivate mutating func offerFocus() {
        offer(
            StartPomodoro.self,
            says: { focus, _ in
                focus.overlapped.isEmpty
                    ? Text("The pomodoro runs.")
                    : Text("Two pomodoros ran at one time: the later one is void.")
            })
        offer(
            Interrupt.self,
            says: { _, form in
                form["?place"]?.isEmpty == false && form["?note"]?.isEmpty == false
                    ? Text("Noted, and written down for later.") : Text("Noted.")
            })
        offer(VoidPomodoro.self, says: Text("The pomodoro is void."))
        offer(AnswerPomodoro.self, says: Text("Saved."))
        offer(EndBreak.self, says: Text("The break is over."))
        offer(PlanDay.self, says: Text("The plan is saved."))
        offer(SetFocus.self, says: Text("Saved."))
        offer(ShowDiaryTo.self, says: Text("They are asked whether they want to see it."))
        offer(HideDiary.self, says: Text("Nobody else sees your diary any more."))
        offer(ResetFocus.self, says: Text("Your diary is empty.")) { done, _, finished in
            guard done.items > 0 else { return }
            finished.undo = Notice.Undo(
                operation: UndoMany.path, ["list": done.listID, "at": "\(done.at)"])
        }
    }
}

extension KindSettings {
    static let focus = KindSettings(
        address: "/settings/focus", label: Text("Focus"), icon: "timer",
        facts: { FocusSettingsView.facts(try await $0.ask(ShowFocus()).settings) },
        page: { visit in
            try await visit.page(
                Text("Focus"), FocusSettingsView(try await visit.ask(ShowFocus()).settings))
        })
}
