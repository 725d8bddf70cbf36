import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

/// Checklists, and who has what is on a list of notes.
@Suite struct ChecklistTests {
    let cabin: Cabin
    var world: World { cabin.world }

    init() throws { cabin = try Cabin(seed: 61) }

    private func tick(_ name: String) throws {
        try world.perform(
            CheckLines(lines: [cabin.path(name, at: cabin.owner)], isDone: true), on: cabin.owner)
    }

    @Test("Undo shows what was cleared away last, and not what was before")
    func undo() throws {
        try world.perform(SetChecklist(list: "Cabin", isOn: true), on: cabin.owner)
        for name in ["Milk", "Bread", "Salt"] {
            try world.perform(AddLine(list: "Cabin", name: name), on: cabin.owner)
        }
        try tick("Milk")
        #expect(try world.perform(ClearDone(list: "Cabin"), on: cabin.owner).hidden == 1)
        world.run(for: .seconds(10))
        try tick("Bread")
        try tick("Salt")
        #expect(try world.perform(ClearDone(list: "Cabin"), on: cabin.owner).hidden == 3)
        try cabin.agree()
        let back = try world.perform(
            ClearDone(list: "Owner/Cabin", undo: true), on: cabin.first)
        #expect(Set(back.done.map(\.name)) == ["Bread", "Salt"])
        #expect(back.hidden == 1)
        let all = try world.perform(
            ClearDone(list: "Owner/Cabin", undo: true, all: true), on: cabin.first)
        #expect(all.done.count == 3 && all.hidden == 0)
    }

    private func add(_ names: String..., at node: SimulatedNode) throws {
        for name in names {
            try world.perform(AddLine(list: cabin.list(at: node), name: name), on: node)
        }
        world.settle()
    }

    /// What the owner has not read of the list: who added how many lines, and which one.
    private func unread() throws -> [String] {
        try world.unread(of: cabin.owner).filter { $0.list == "Cabin" && $0.kind == .wishAdded }
            .map { "\($0.person ?? "") \($0.count) \($0.wish ?? "")" }
    }

    @Test("Ticks are no news, and new lines are one piece of news an hour")
    func news() throws {
        try world.perform(SetChecklist(list: "Cabin", isOn: true), on: cabin.owner)
        try add("Salt", at: cabin.owner)
        try cabin.agree()
        try world.readAll(of: cabin.owner)
        try world.perform(
            CheckLines(lines: [cabin.path("Salt", at: cabin.first)], isDone: true), on: cabin.first)
        world.settle()
        #expect(try world.unread(of: cabin.owner).isEmpty)
        try add("Milk", at: cabin.first)
        #expect(try unread() == ["First 1 Milk"])
        let told = try world.unread(of: cabin.owner).map(\.id)
        try add("Bread", "Eggs", at: cabin.first)
        #expect(try unread() == ["First 3 "])
        #expect(try world.unread(of: cabin.owner).map(\.id) == told)
        // It was read within the hour: what comes then waits until that is over, whatever they do.
        try world.readAll(of: cabin.owner)
        try add("Butter", at: cabin.first)
        try add("Jam", at: cabin.owner)
        try add("Tea", at: cabin.second)
        #expect(try unread() == [])
        world.run(for: .seconds(3600))
        #expect(try unread() == [" 2 "])
        world.run(for: .seconds(7200))
        #expect(try unread().count == 1)
    }

    @Test("Whoever shares notes sees at whose homes they are, and whose lacks them")
    func reached() throws {
        func having(_ node: SimulatedNode, _ list: String) throws -> [String: Bool?] {
            try world.perform(WhoCanSee(list: list), on: node).reduce(into: [:]) {
                $0[$1.name] = $1.hasAll
            }
        }
        #expect(
            try having(cabin.owner, "Cabin") == ["Owner": nil, "First": true, "Second": true])
        world.network.isolate(cabin.first)
        try world.perform(
            EditNote(note: cabin.path(at: cabin.owner), text: "Water: off"), on: cabin.owner)
        try world.run(until: "the cable is missed", within: .seconds(600)) {
            try having(cabin.owner, "Cabin")["First"] == false
        }
        #expect(try having(cabin.owner, "Cabin")["Second"] == true)
        world.network.rejoin(cabin.first)
        try cabin.agree()
        try world.run(until: "it has come", within: .seconds(600)) {
            try having(cabin.owner, "Cabin")["First"] == true
        }
        // Of lists on which gifts are reserved nothing of the kind is said.
        try world.perform(NewList(title: "Gifts"), on: cabin.owner)
        try world.perform(ShareList(list: "Gifts", with: ["First"]), on: cabin.owner)
        #expect(try having(cabin.owner, "Gifts").values.allSatisfy { $0 == nil })
    }
}
