import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

extension Twice {
    func activities() throws {
        let added = try send(AddActivity(name: "Letter", place: .toDo, estimate: 2))
        let path = "\(added.listID)/\(added.id)"
        try send(EditActivity(path, name: "Long letter", estimate: 3))
        try send(PlaceActivities([path], place: .inventory))
        try send(PlanDay(planned: 4, chosen: [path]))
        try send(SetFocus(pomodoro: 30))
        let session = try #require(try send(StartPomodoro(path)).session).id
        try send(
            Interrupt(
                isExternal: false, session: session, note: "Buy milk", place: .unplanned))
        try send(VoidPomodoro(session: session))
        try send(AnswerPomodoro(session: session, didWork: true))
        try send(EndBreak())
        try send(FinishActivities([path]))
        try send(ClearDoneActivities())
        let names = ["Rake", "Weed"]
        for name in names { try send(AddActivity(name: name, repeats: "mon,thu")) }
        try send(OrderActivities(["Weed"], .first))
        try send(ResetFocus())
        try send(ShowDiaryTo(friend: "First"))
        try send(HideDiary())
    }
}
