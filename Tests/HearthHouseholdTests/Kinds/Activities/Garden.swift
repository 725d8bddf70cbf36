import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHousehold

/// Two or three homes that all edit one list of activities, with one activity on it.
struct Garden {
    let world: World
    let owner: SimulatedNode
    let first: SimulatedNode
    let second: SimulatedNode?

    var all: [SimulatedNode] { [owner, first] + (second.map { [$0] } ?? []) }

    init(seed: UInt64 = 1, homes: Int = 2, repeats: String? = nil) throws {
        world = World.quick(seed: seed)
        owner = try world.add(household: "House of the owner", member: "Owner")
        first = try world.add(household: "First house", member: "First")
        second = homes > 2 ? try world.add(household: "Second house", member: "Second") : nil
        try world.befriend(owner, first)
        if let second {
            try world.befriend(owner, second)
            try world.befriend(first, second)
        }
        try world.perform(NewList(title: "Garden", kind: "activities"), on: owner)
        try world.perform(
            AddActivity(name: "Rake", list: "Garden", estimate: 3, repeats: repeats), on: owner)
        let names = ["First", "Second"].prefix(homes - 1)
        try world.perform(ShareList(list: "Garden", with: Array(names), keeper: true), on: owner)
        for (friend, name) in zip([first] + (second.map { [$0] } ?? []), names) {
            try world.run(until: "\(name) is asked", within: .seconds(300)) { [world] in
                try world.inbox(of: friend).contains { $0.kind == .list }
            }
            try world.perform(AnswerInbox(entry: "Garden", answer: .accept), on: friend)
            try world.run(until: "\(name) has it", within: .seconds(300)) { [world] in
                world.wishes(on: "Owner/Garden", of: friend) == ["Rake"]
            }
        }
        world.run(for: .seconds(60))
    }

    func list(at node: SimulatedNode) -> String { node === owner ? "Garden" : "Owner/Garden" }

    func path(at node: SimulatedNode) -> String { list(at: node) + "/Rake" }

    func rake(at node: SimulatedNode) throws -> ActivityShown? {
        for done in [false, true] {
            let shown = try world.perform(
                ShowActivities(list: list(at: node), done: done), on: node)
            if let found = shown.activities.first(where: { $0.activity.name == "Rake" }) {
                return found
            }
        }
        return nil
    }

    /// Works so many pomodoros at it.
    func work(_ times: Int = 1, at node: SimulatedNode) throws {
        for _ in 0..<times {
            try world.perform(StartPomodoro(path(at: node)), on: node)
            world.run(for: .seconds(25 * 60 + 5))
        }
    }

    func agree(_ what: String = "all hold the same") throws {
        try world.run(until: what, within: .seconds(900)) {
            let all = try all.map { try rake(at: $0) }
            return all.allSatisfy { shown in
                shown?.worked == all[0]?.worked && shown?.activity.body == all[0]?.activity.body
            }
        }
    }
}
