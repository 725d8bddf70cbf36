import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Activities and the timer of a member")
struct FocusTests {
    private let world = World.quick()
    private let passphrase = "correct horse"
    private let home = Caller(member: "Owner", at: .home)

    private func node(passphrase: String? = nil) throws -> (SimulatedNode, Caller) {
        let node = try world.add(household: "House", member: "Owner", passphrase: passphrase)
        return (node, try passphrase.map { try signIn(node, $0) } ?? home)
    }

    private func signIn(_ node: SimulatedNode, _ passphrase: String) throws -> Caller {
        let signIn = SignIn(member: "Owner", passphrase: passphrase)
        return Caller(session: try world.perform(signIn, on: node).token, at: .home)
    }

    private func focus(_ node: SimulatedNode, _ caller: Caller? = nil) throws -> FocusShown {
        try world.perform(ShowFocus(), on: node, as: caller ?? home)
    }

    private func told(_ node: SimulatedNode, _ caller: Caller? = nil) throws -> [NewsKind] {
        try world.perform(ShowNews(which: nil), on: node, as: caller ?? home).items.map(\.kind)
            .filter { [.timerEnded, .timerEndedLong, .breakOver].contains($0) }
    }

    private func names(
        _ node: SimulatedNode, _ place: ActivityPlace?, done: Bool = false
    ) throws -> [String] {
        try world.perform(ShowActivities(place: place, done: done), on: node)
            .activities.map(\.activity.name)
    }

    @Test(
        "The first of To Do is started, ends at its moment, and is told once; the break counts up")
    func works() throws {
        let (node, _) = try node()
        expectRefusal(.noActivity) { try world.perform(StartPomodoro(), on: node) }
        try world.perform(AddActivity(name: "Letter", place: .toDo, estimate: 2), on: node)
        try world.perform(AddActivity(name: "Tax", place: .toDo), on: node)
        let started = try world.perform(StartPomodoro(), on: node)
        #expect(started.state == .working && started.session?.activity == "Letter")
        expectRefusal(.timerRuns) { try world.perform(StartPomodoro("Tax"), on: node) }
        let end = try #require(started.session?.until)
        #expect(node.household?.nextDue(after: node.now)?.milliseconds == Int64(end))
        world.run(for: .seconds(10))
        try world.perform(Interrupt(isExternal: true), on: node)
        let noted = Interrupt(isExternal: false, note: "Buy milk", place: .unplanned)
        for _ in 1...2 { try world.perform(noted, on: node, keepingID: true) }
        #expect(try names(node, .unplanned) == ["Buy milk"])
        expectRefusal(.notToToDoNow) {
            try world.perform(
                Interrupt(isExternal: false, note: "Milk", place: .toDo), on: node)
        }
        world.run(for: .seconds(25 * 60))
        let rest = try focus(node)
        #expect(rest.state == .onBreak && rest.last?.end == .completed)
        #expect(rest.last?.ended == end && rest.session?.started == end)
        #expect(rest.last?.internalInterruptions == 1 && rest.last?.externalInterruptions == 1)
        #expect(rest.next?.worked == 1 && rest.plan.completed == 1)
        #expect(try told(node) == [.timerEnded])
        world.run(for: .seconds(5 * 60))
        #expect(try told(node) == [.breakOver, .timerEnded])
        #expect(try focus(node).state == .onBreak)
        try world.perform(EndBreak(), on: node)
        #expect(try focus(node).state == .idle)
        #expect(node.household?.nextDue(after: node.now) == nil)
    }

    @Test("A void pomodoro rings for nobody")
    func void() throws {
        let (node, _) = try node()
        try world.perform(AddActivity(name: "Letter", place: .toDo), on: node)
        try world.perform(StartPomodoro(), on: node)
        world.run(for: .seconds(60))
        #expect(try world.perform(VoidPomodoro(), on: node).state == .idle)
        world.run(for: .seconds(40 * 60))
        #expect(try told(node).isEmpty)
        #expect(try focus(node).plan.completed == 0)
        expectRefusal(.noTimer) { try world.perform(VoidPomodoro(), on: node) }
    }

    @Test("What ended while the home was off is asked about")
    func off() throws {
        let (node, _) = try node()
        try world.perform(AddActivity(name: "Letter", place: .toDo), on: node)
        let end = try #require(try world.perform(StartPomodoro(), on: node).session?.until)
        world.run(for: .seconds(60))
        world.stop(node)
        world.run(for: .seconds(3600))
        try world.start(node)
        world.run(for: .seconds(5))
        let asked = try #require(try focus(node).unanswered)
        #expect(asked.ended == end && asked.end == .unseen)
        #expect(try told(node) == [.timerEnded])
        let answered = try world.perform(
            AnswerPomodoro(session: asked.id, didWork: true), on: node)
        #expect(answered.unanswered == nil && answered.plan.completed == 1)
    }

    @Test("A member who is locked is called at the moment, and the diary is completed as of then")
    func locked() throws {
        let (node, caller) = try node(passphrase: passphrase)
        try world.perform(
            AddActivity(name: "Letter", place: .toDo), on: node, as: caller)
        let started = try world.perform(StartPomodoro(), on: node, as: caller)
        let end = try #require(started.session?.until)
        try world.perform(Lock(), on: node, as: caller)
        var alarms: [DueAlarmed] = []
        node.onStep = { household, _ in alarms += household.dueAlarms }
        world.run(for: .seconds(40 * 60))
        // The end of the break is known beforehand, too.
        #expect(alarms.map { Int($0.at.milliseconds) } == [end, end + 5 * 60_000])
        let back = try signIn(node, passphrase)
        world.run(for: .seconds(1))
        let shown = try focus(node, back)
        #expect(shown.plan.completed == 1 && shown.state == .onBreak)
        #expect(shown.last?.ended == end && shown.unanswered == nil)
        #expect(try told(node, back).contains(.timerEnded))
    }

    @Test("Activities move between places, are done, and can be cleared and had back")
    func places() throws {
        let (node, _) = try node()
        for name in ["Letter", "Tax", "Wash"] {
            try world.perform(AddActivity(name: name, estimate: 3), on: node)
        }
        #expect(try names(node, .inventory) == ["Letter", "Tax", "Wash"])
        let planned = try world.perform(PlanDay(planned: 4, chosen: ["Tax", "Wash"]), on: node)
        #expect(planned.plan.planned == 4 && planned.plan.estimated == 6)
        #expect(try names(node, .toDo) == ["Tax", "Wash"])
        try world.perform(FinishActivities(["Tax"]), on: node)
        try world.perform(FinishActivities(["Tax"]), on: node)
        #expect(try focus(node).plan.done == 1)
        #expect(try names(node, nil, done: true) == ["Tax"])
        let cleared = try world.perform(ClearDoneActivities(), on: node)
        #expect(try cleared.items == 1 && names(node, nil, done: true).isEmpty)
        try world.perform(UndoMany(list: cleared.listID, at: cleared.at), on: node)
        #expect(try names(node, nil, done: true) == ["Tax"])
        try world.perform(PlaceActivities(["Tax"], place: .unplanned), on: node)
        #expect(try names(node, .unplanned) == ["Tax"])
        for estimate in [-1, 100] {
            expectRefusal(.numberOutOfRange) {
                try world.perform(AddActivity(name: "Paint", estimate: estimate), on: node)
            }
        }
    }

    @Test("The settings are kept in the diary, and what runs keeps its length")
    func settings() throws {
        let (node, _) = try node()
        try world.perform(AddActivity(name: "Letter", place: .toDo), on: node)
        let end = try world.perform(StartPomodoro(), on: node).session?.until
        let set = try world.perform(
            SetFocus(pomodoro: 50, longBreakEvery: 2, dayBegins: "05:30"), on: node)
        #expect(set.settings.pomodoro == 50 && set.settings.dayBegins == "05:30")
        #expect(try focus(node).session?.until == end)
        expectRefusal(.numberOutOfRange) { try world.perform(SetFocus(pomodoro: 0), on: node) }
        expectRefusal(.momentMalformed) {
            try world.perform(SetFocus(dayBegins: "24:00"), on: node)
        }
    }
}
