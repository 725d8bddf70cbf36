import Foundation
import HearthAPI
import HearthPoems
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold
@testable import HearthLists

/// A poem has a moment without a name, one "again" at which its member is told as well, one "unread" of which nobody
/// is told, and one "daily", which others read; a list has those with names.
@Suite("Moments with names")
struct NamedDueTests: DueStories {
    init() { Poems.addForTests() }

    /// How members were called, step by step.
    private final class Calls {
        var alarms: [DueAlarmed] = []
        var news: [FreshNews] = []

        init(_ node: SimulatedNode) {
            node.onStep = { [unowned self] household, _ in
                alarms += household.dueAlarms
                news += household.freshNews
            }
        }
    }

    @Test("A poem and its list have several moments, each of which comes once")
    func several() throws {
        try story { world, node, caller in
            let calls = Calls(node)
            let first = try set("Diary/Pond", in: 100, world, node)
            let second = try set("Diary/Pond", "again", in: 200, world, node)
            try set("Diary/Pond", "unread", in: 150, world, node)
            let third = try set(nil, "again", in: 300, world, node)
            #expect(node.store.rows(DueRow.self).count == 4)
            _ = try world.carryOut(
                SetPoemDue(poem: "Diary/Pond", name: "daily"), on: node, as: caller)
            #expect(node.store.rows(DueRow.self).count == 4)
            world.run(for: .seconds(202))
            #expect(
                try moments(of: "Diary/Pond", world, node).map(\.name) == ["", "unread", "again"])
            #expect(try told(world, node).map(\.at) == [second.text, first.text])
            #expect(calls.alarms.map(\.at) == [first, second])
            #expect(calls.alarms.allSatisfy { $0.kind == .due })
            #expect(calls.news.map(\.call) == [.due, .due])
            try world.perform(DeleteItem(item: "Diary/Lake"), on: node)
            #expect(node.household?.nextDue(after: node.now) == third)
            // Of the list it is no item that is due.
            world.run(for: .seconds(200))
            #expect(try rung("Diary/Pond", world, node).last == third.milliseconds)
            #expect(try told(world, node).first?.wish == nil)
            #expect(calls.alarms.count == 3)
            expectNothingLeft(node)
        }
    }

    @Test(
        "What is due while the member is locked calls them once, without words; what they are told by is another"
    )
    func locked() throws {
        try story(passphrase: passphrase) { world, node, caller in
            let calls = Calls(node)
            let anybody = Caller(member: "Owner", at: .home)
            func notices() throws -> [AlarmNotice.Kind] {
                try world.perform(ShowStatus(), on: node, as: anybody).alarms.map(\.kind)
            }
            try set("Diary/Pond", "unread", in: 50, world, node, caller)
            let first = try set("Diary/Pond", "again", in: 100, world, node, caller)
            let daily = try set(nil, "daily", in: 150, world, node, caller)
            try world.perform(Lock(), on: node, as: caller)
            world.run(for: .seconds(60))
            // Nobody is told of what is silent.
            #expect(calls.alarms.isEmpty)
            #expect(try notices().isEmpty)
            world.run(for: .seconds(100))
            #expect(
                calls.alarms == [
                    DueAlarmed(member: try #require(node.member), at: first, kind: nil)
                ])
            #expect(try notices() == [.somethingDue])
            world.stop(node)
            try world.start(node)
            world.run(for: .seconds(2))
            #expect(node.store.rows(PassedDueRow.self).count == 3)

            calls.news = []
            let back = try signIn(world, node, passphrase)
            #expect(calls.news.filter { $0.item.kind == .due }.map(\.call) == [.dueToldBefore])
            #expect(try told(world, node, back).map(\.at) == [first.text])
            #expect(
                try moments(of: "Diary/Pond", world, node, back).map(\.name) == ["unread", "again"])
            // What others read waits for the full hour, as long as the keys are here then.
            #expect(node.store.rows(PassedDueRow.self).map(\.moment.at) == [daily])
            try world.perform(Lock(), on: node, as: back)
            world.run(for: .seconds(7200))
            #expect(node.store.rows(PassedDueRow.self).count == 1)
            let again = try signIn(world, node, passphrase)
            let hour = DuePlan.fullHour(after: node.now)
            #expect(hour.milliseconds % 3_600_000 == 0 && hour.since(node.now) <= .seconds(3600))
            #expect(node.household?.nextDue(after: node.now) == hour)
            world.run(
                for: hour.since(node.now).components.seconds > 2
                    ? hour.since(node.now) - .seconds(2) : .zero)
            #expect(node.store.rows(PassedDueRow.self).count == 1)
            world.run(for: .seconds(4))
            let written = try moments(of: "Diary/Pond", world, node, again).last
            #expect(written?.name == "daily" && written?.at == daily.milliseconds)
            #expect(written.map { $0.written - $0.written % 3_600_000 } == hour.milliseconds)
            #expect(written.map { $0.written - hour.milliseconds < 1000 } == true)
            #expect(calls.alarms.count == 1)
            #expect(try told(world, node, again).count == 1)
            expectNothingLeft(node)
        }
    }

    @Test("A clock that is set back keeps what waits for a full hour no longer than that")
    func clock() throws {
        try story(passphrase: passphrase) { world, node, caller in
            try set("Diary/Pond", "daily", in: 100, world, node, caller)
            try world.perform(Lock(), on: node, as: caller)
            world.run(for: .seconds(102))
            let back = try signIn(world, node, passphrase)
            node.setClock(offset: .seconds(-864_000))
            world.run(for: .seconds(7300))
            #expect(try moments(of: "Diary/Pond", world, node, back).map(\.name) == ["daily"])
            expectNothingLeft(node)
        }
    }

    @Test(
        "A node that dies when it has done it does it once, and one that dies before does it later")
    func crash() throws {
        try story { world, node, caller in
            for (number, commits) in [1, 2].enumerated() {
                let moment = try set("Diary/Pond", "again", in: 100, world, node)
                world.run(for: .seconds(90))
                node.dies = commits
                world.run(for: .seconds(20))
                if !node.isRunning { try world.start(node) }
                node.dies = nil
                world.run(for: .seconds(5))
                #expect(try rung("Diary/Pond", world, node, caller).last == moment.milliseconds)
                #expect(try rung("Diary/Pond", world, node, caller).count == number + 1)
                #expect(try told(world, node).count == number + 1)
            }
            expectNothingLeft(node)
        }
    }

    @Test("What one moment takes away does not come, also where both have come")
    func takenAway() throws {
        for passphrase in [nil, passphrase] {
            try story(passphrase: passphrase) { world, node, caller in
                try set("Diary/Pond", "again", in: 100, world, node, caller)
                try set("Diary/Pond", "unread", in: 101, world, node, caller)
                world.stop(node)
                world.run(for: .seconds(200))
                try world.start(node)
                world.run(for: .seconds(2))
                let back =
                    try passphrase.map { try signIn(world, node, $0) }
                    ?? Caller(member: "Owner", at: .home)
                #expect(try moments(of: "Diary/Pond", world, node, back).map(\.name) == ["again"])
                expectNothingLeft(node)
            }
        }
    }

    @Test(
        "All moments of a poem go along when it is moved, and what waits for a list comes with it")
    func moved() throws {
        try story { world, node, caller in
            let calls = Calls(node)
            let first = try set("Diary/Pond", "again", in: 100, world, node)
            let second = try set("Diary/Pond", in: 200, world, node)
            try set(nil, "again", in: 300, world, node)
            try world.perform(NewList(title: "Album", kind: "poems"), on: node)
            try world.perform(MoveItems(item: "Diary/Pond", to: "Album"), on: node)
            try world.perform(DeleteList(list: "Album"), on: node)
            world.run(for: .seconds(202))
            #expect(node.store.rows(PassedDueRow.self).count == 2)
            #expect(calls.alarms.isEmpty)
            try world.perform(UndoDeleteList(list: "Album"), on: node)
            world.run(for: .seconds(2))
            #expect(
                try rung("Album/Pond", world, node) == [first.milliseconds, second.milliseconds])
            #expect(calls.alarms.count == 2)
            try world.perform(DeleteList(list: "Diary", atOnce: true), on: node)
            expectNothingLeft(node)
        }
    }

    @Test("Of hundreds that waited a step does a bounded number, and the rest at once after it")
    func many() throws {
        try story(passphrase: passphrase) { world, node, caller in
            let last = try set("Diary/Pond", "again", in: 100, world, node, caller)
            let (member, list) = (
                try #require(node.member),
                try #require(node.store.rows(DueRow.self).first?.moment.list)
            )
            var household = try #require(node.household)
            try node.store.transaction(.full) { tables in
                for number in 0..<600 as Range<UInt16> {
                    let item = ItemID(octets: [
                        1, 1, 1, 1, 1, 1, UInt8(number >> 8), UInt8(number & 255),
                    ])
                    try household.setDue(
                        DueMoment(
                            member: member, list: list, item: item, name: "again", at: node.now),
                        Work(store: tables, now: node.now))
                }
            }
            household.keyring.close(member)
            node.household = household
            world.run(for: .seconds(102))
            #expect(node.store.rows(PassedDueRow.self).count == 601)
            let back = try signIn(world, node, passphrase)
            #expect(node.store.rows(PassedDueRow.self).isEmpty)
            #expect(node.store.rows(DueRow.self).count == 601 - 256)
            world.run(for: .seconds(2))
            #expect(try rung("Diary/Pond", world, node, back) == [last.milliseconds])
            expectNothingLeft(node)
        }
    }

    @Test(
        "The hook of a locked member is known until the node ends, and runs for what is due alone")
    func hook() throws {
        try story(passphrase: passphrase) { world, node, caller in
            let member = try #require(node.member)
            func hooks() -> [String?] {
                [
                    node.household?.hook(of: member, at: node.now)?.program,
                    node.household?.dueHook(of: member)?.program,
                ]
            }
            try world.perform(SetHook(program: "/bin/true"), on: node, as: caller)
            #expect(hooks() == ["/bin/true", "/bin/true"])
            try world.perform(Lock(), on: node, as: caller)
            #expect(hooks() == [nil, "/bin/true"])
            let back = try signIn(world, node, passphrase)
            try world.perform(RemoveHook(), on: node, as: back)
            #expect(hooks() == [nil, nil])
        }
    }

    @Test(
        "Names are short and plain, and a moment without one has the key and the row that it had before"
    )
    func names() throws {
        for name in ["a", "break-over", "0", String(repeating: "z", count: 32)] {
            #expect(DueName(rawValue: name)?.rawValue == name)
        }
        for name in ["", "A", "a b", "é", "a\u{0}", String(repeating: "z", count: 33)] {
            #expect(DueName(rawValue: name) == nil)
        }
        func octets<Value: FixedOctets>(_ octet: UInt8) throws -> Value {
            guard let value = Value(octets: [UInt8](repeating: octet, count: Value.byteCount))
            else { throw HearthError(.internalError) }
            return value
        }
        let (member, list): (IdentityKey, ListID) = (try octets(1), try octets(2))
        let (item, zero): (ItemID, ItemID) = (try octets(3), try octets(0))
        func key(_ item: ItemID?, _ name: DueName?) -> [UInt8] {
            DueMoment.Key(member: member, list: list, item: item, name: name).octets
        }
        #expect(key(item, nil) == member.octets + list.octets + item.octets)
        let keys = [item, zero, nil].flatMap { item in [nil, "a", "b"].map { key(item, $0) } }
        #expect(Set(keys).count == 9)

        struct Before: Codable {
            let member: IdentityKey
            let list: ListID
            let item: ItemID
            let at: WallTime
        }
        let before = Before(member: member, list: list, item: item, at: WallTime(milliseconds: 7))
        let coder = JSONEncoder()
        coder.outputFormatting = .sortedKeys
        let stored = try coder.encode(before)
        let read = try JSONDecoder().decode(DueMoment.self, from: stored)
        #expect(read == DueMoment(member: member, list: list, item: item, at: before.at))
        #expect(!read.isSilent && !read.isWrittenAtHour && read.wasTold == nil)
        #expect(try coder.encode(read) == stored)
        let full = DueMoment(
            member: member, list: list, item: nil, name: "a", at: before.at, isSilent: true,
            isWrittenAtHour: true
        ).told(true)
        #expect(try JSONDecoder().decode(DueMoment.self, from: coder.encode(full)) == full)
    }
}
