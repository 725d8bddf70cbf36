import HearthAPI
import HearthPoems
import HearthSimulation
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// Here with the log of poems, in `Tests/HearthPoems`.
@Suite("A kind whose lists stand on a page of their own: each member has a single one")
struct SingleListTests {
    private let world = World.quick()
    private let owner: SimulatedNode
    private let friend: SimulatedNode
    private static let path = "kind:poem-log"

    init() throws {
        Poems.addForTests()
        owner = try world.add(household: "House of the owner", member: "Owner")
        friend = try world.add(household: "First house", member: "First")
        try world.befriend(owner, friend)
    }

    @discardableResult
    private func read(
        _ poem: String, on day: String, at node: SimulatedNode? = nil
    ) throws -> ItemInfo {
        try world.carryOut(ReadPoem(poem, on: day), on: node ?? owner)
    }

    private func logs(of node: SimulatedNode) throws -> [ListInfo] {
        try world.perform(ListLists(all: ListLists.yes), on: node)
            .filter { $0.kind == "poem-log" && $0.state == .open }
    }

    /// By day, what somebody reads in a log.
    private func days(_ path: String = path, of node: SimulatedNode) -> [String: [String]]? {
        guard let shown = try? world.perform(ShowList(list: path), on: node) else { return nil }
        return Dictionary(
            shown.given.items.map {
                ($0.name, ($0.wish.body?.value as? PoemDayFields)?.poems ?? [])
            }, uniquingKeysWith: { first, _ in first })
    }

    private func share() throws {
        try world.perform(ShareList(list: Self.path, with: ["First"]), on: owner)
        try world.run(until: "they are asked") { try world.inbox(of: friend).count == 1 }
        let entry = try #require(try world.inbox(of: friend).first)
        #expect(entry.listKind == "poem-log" && entry.role == .friend)
        try world.perform(AnswerInbox(entry: entry.id, answer: .accept), on: friend)
        try world.run(until: "they have it") { try logs(of: friend).count == 1 }
    }

    @Test("It is made at the first writing, and stands where a kind shows it and nowhere else")
    func shown() throws {
        #expect(try logs(of: owner).isEmpty)
        let first = try read("Pond", on: "2026-11-22")
        #expect(try read("Moon", on: "2026-11-22").listID == first.listID)
        try world.perform(NewList(title: "Poem log", kind: "poems"), on: owner)
        let log = try #require(try logs(of: owner).first)
        #expect(try logs(of: owner).count == 1 && log.id == first.listID && log.isShown == false)
        #expect(
            log.path == Self.path && days(log.path, of: owner) == ["2026-11-22": ["Moon", "Pond"]])
        #expect(days(log.id, of: owner) == days(of: owner))

        let own = try world.lists(of: owner).filter { $0.isBuiltIn != true }
        #expect(own.map(\.title).sorted { $0 ?? "" < $1 ?? "" } == ["Poem log", "Tray"])
        #expect(try world.perform(ShowList(list: "Poem log"), on: owner).list.kind == "poems")
        for name in ["kind", "kind:", "kind:poem"] {
            expectRefusal(.unknownList) {
                try world.perform(ShowList(list: name), on: owner)
            }
        }
        func found(_ kind: String?) throws -> [String] {
            try world.perform(FindItems(text: "2026-11", kind: kind), on: owner).map(\.path)
        }
        #expect(try found(nil).isEmpty && found("poem-log") == [Self.path + "/2026-11-22"])
        let export = try world.perform(ExportLists(), on: owner)
        #expect(export.lists.map(\.kind).sorted() == ["poem-log", "poems", "wishes"])
        // The kinds of one room are on and off together.
        func on() throws -> [String] {
            try world.perform(ShowKinds(), on: owner)
                .filter { $0.isOn && $0.room == "poems" }.map(\.name)
        }
        #expect(try on() == ["poems", "poem-log"])
        try world.perform(SetKind(kind: "poems", isOn: false), on: owner)
        #expect(try on().isEmpty)
        try world.perform(SetKind(kind: "poem-log", isOn: true), on: owner)
        #expect(try on() == ["poems", "poem-log"])
    }

    @Test("What would show, move, delete it or let others edit it is refused")
    func refused() throws {
        try read("Pond", on: "2026-11-22")
        try world.perform(NewList(title: "Trip", kind: "poems"), on: owner)
        let log = try #require(try logs(of: owner).first)
        let day = log.id + "/2026-11-22"
        let refusals: [(ErrorCode, () throws -> Void)] = [
            (
                .singleListMade,
                { try world.perform(NewList(title: "Log", kind: "poem-log"), on: owner) }
            ),
            (
                .singleListStays,
                { try world.perform(EditList(list: log.id, title: "Log"), on: owner) }
            ),
            (
                .singleListStays,
                { try world.perform(EditList(list: log.id, archived: true), on: owner) }
            ),
            (.singleListStays, { try world.perform(DeleteList(list: log.id), on: owner) }),
            (
                .singleListStays,
                { try world.perform(OrderList(list: log.id, placement: .first), on: owner) }
            ),
            (
                .singleListStays,
                {
                    try world.perform(
                        OrderList(list: "Trip", placement: .before, other: log.id), on: owner)
                }
            ),
            (.singleListStays, { try world.perform(MoveItems(allOf: log.id), on: owner) }),
            (.otherKind, { try world.perform(MoveItems(item: day, to: "Trip"), on: owner) }),
            (
                .singleListRead,
                {
                    try world.perform(
                        ShareList(list: log.id, with: ["First"], keeper: true), on: owner)
                }
            ),
        ]
        for (code, act) in refusals { expectRefusal(code, act) }
        #expect(days(of: owner) == ["2026-11-22": ["Pond"]])
        // It can be emptied, and what was deleted last can be had back.
        _ = try world.carryOut(EmptyPoemLog(), on: owner)
        #expect(days(of: owner) == [:])
        try world.perform(UndoDelete(item: day), on: owner)
        #expect(days(of: owner) == ["2026-11-22": ["Pond"]])
        _ = try world.carryOut(EmptyPoemLog(), on: owner)
        try read("Snow", on: "2026-11-22")
        #expect(days(of: owner) == ["2026-11-22": ["Snow"]])
    }

    @Test("A friend reads it on the page of the kind, and nobody is taken for its editor")
    func sharing() throws {
        try read("Pond", on: "2026-11-22")
        try share()
        let theirs = "Owner/" + Self.path
        #expect(days(theirs, of: friend) == ["2026-11-22": ["Pond"]])
        #expect(try !world.lists(of: friend).contains { $0.kind == "poem-log" })
        #expect(
            try world.perform(ShowKinds(), on: friend).filter(\.isOn).map(\.name)
                == ["wishes", "poems", "poem-log"])
        #expect(
            Set(try world.perform(WhoCanSee(list: Self.path), on: owner).map(\.name))
                == ["Owner", "First"])
        expectRefusal(.notEditor) {
            try world.perform(EditItem(item: theirs + "/2026-11-22", notes: "Mine"), on: friend)
        }
        // Theirs is another.
        try read("Frogs", on: "2026-11-23", at: friend)
        #expect(try logs(of: friend).map(\.isOwn) == [true, false])
        // A program that breaks the rule asks nobody to edit it.
        var offer = try #require(try owner.offers(to: friend).first)
        offer.round += 1
        offer.role = .keeper
        try owner.setOffer(offer, to: friend)
        try read("Moon", on: "2026-11-24")
        try world.run(until: "that has come") { days(theirs, of: friend)?["2026-11-24"] != nil }
        world.settle()
        #expect(try world.inbox(of: friend).isEmpty)
        try world.perform(UnshareList(list: Self.path, with: ["First"]), on: owner)
        try world.run(until: "they read it no more") { try logs(of: friend).map(\.isOwn) == [true] }
        #expect(days(of: friend) == ["2026-11-23": ["Frogs"]])
    }

    @Test(
        "A home that was put back to before the first writing makes the same list, and both become one"
    )
    func putBack() throws {
        let snapshot = owner.store.snapshot()
        let made = try read("Pond", on: "2026-11-22")
        try share()
        world.stop(owner)
        world.run(for: .seconds(30))
        try world.start(owner, from: snapshot)
        #expect(try read("Snow", on: "2026-11-22").listID == made.listID)
        try read("Moon", on: "2026-11-23")
        let both = ["2026-11-22": ["Pond", "Snow"], "2026-11-23": ["Moon"]]
        try world.run(until: "both are in one, here and there", within: .seconds(300)) {
            days(of: owner) == both && days("Owner/" + Self.path, of: friend) == both
        }
        #expect(try logs(of: owner).count == 1)
    }

    @Test(
        "It is not made while it may come back, nor before readers are confirmed; what was there is"
    )
    func recovered() throws {
        let other = try world.add(household: "Other house", member: "Other")
        try world.befriend(friend, other)
        for node in [owner, other] {
            let name = node === owner ? "Trip of the owner" : "Trip"
            try world.perform(NewList(title: name, kind: "poems"), on: node)
            try world.share(name, of: node, with: [(friend, "First")])
        }
        let made = try read("Pond", on: "2026-11-22")
        try share()
        world.day()

        let new = try recover("Owner", from: owner)
        expectRefusal(.ownStillComing) { try read("Snow", on: "2026-11-22", at: new) }
        try world.run(until: "it is back", within: .seconds(120)) {
            days(of: new) == ["2026-11-22": ["Pond"]]
        }
        #expect(try read("Snow", on: "2026-11-22", at: new).listID == made.listID)
        try world.perform(ConfirmReaders(list: Self.path), on: new)
        let both = ["2026-11-22": ["Pond", "Snow"]]
        try world.run(until: "the friend reads on", within: .seconds(120)) {
            days("Owner/" + Self.path, of: friend) == both
        }

        // Somebody who had none, and whose other list came back.
        let newOther = try recover("Other", from: other)
        expectRefusal(.ownStillComing) { try read("Snow", on: "2026-11-22", at: newOther) }
        try world.run(until: "the list is back", within: .seconds(120)) {
            try world.lists(of: newOther).contains { $0.isHeld == true }
        }
        try world.perform(AskFoundFriends(), on: newOther)
        expectRefusal(.readersFirst) { try read("Snow", on: "2026-11-22", at: newOther) }
        try world.perform(ConfirmReaders(list: "Trip"), on: newOther)
        try read("Snow", on: "2026-11-22", at: newOther)
        #expect(days(of: newOther) == ["2026-11-22": ["Snow"]])
    }

    private func recover(_ name: String, from old: SimulatedNode) throws -> SimulatedNode {
        let code = try world.perform(ShowRecoveryCode(), on: old).code
        let link = try world.link(of: friend)
        world.stop(old)
        world.run(for: .seconds(90))
        let household = "New house of \(name)"
        let new = try world.addEmpty(household)
        try world.perform(
            RecoverMember(name: name, code: code, friend: link, household: household), on: new)
        return new
    }
}
