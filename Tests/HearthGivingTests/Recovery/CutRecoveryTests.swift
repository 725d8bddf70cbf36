import HearthAPI
import HearthSimulation
import HearthTestHomes
import HearthTestValues
import Testing

@testable import HearthHome
@testable import HearthHousehold

/// A recovery that is cut off at any of its steps, here or at the friend's home, goes on after the next start;
/// meanwhile nobody loses anything.
@Suite("A recovery may be interrupted anywhere")
struct CutRecoveryTests {
    enum Lost: CaseIterable { case owner, giver }
    enum Victim: CaseIterable { case new, friend }

    /// One home is lost and comes back through a friend's: the owner's through the first friend's, or the first
    /// friend's, where something is reserved, through the owner's. The second friend looks on.
    private final class Story {
        let lost: Lost
        let world: World
        let story: Birthday
        let friend: SimulatedNode
        let new: SimulatedNode
        private let code: String
        private let link: String
        /// What somebody saw that must not be.
        private(set) var losses: [String] = []
        private var isLooking = false

        init(seed: UInt64, _ lost: Lost) throws {
            self.lost = lost
            story = try Birthday(seed: seed)
            world = story.world
            try world.perform(ReserveWish(wish: story.kettle), on: story.first)
            world.day()
            let old = lost == .owner ? story.owner : story.first
            friend = lost == .owner ? story.first : story.owner
            code = try world.perform(ShowRecoveryCode(), on: old).code
            link = try world.link(of: friend)
            world.stop(old)
            world.run(for: .seconds(90))
            new = try world.addEmpty("New house")
            watch()
        }

        private func watch() {
            for node in [story.second, friend] {
                node.onStep = { [unowned self, unowned node] _, _ in look(at: node) }
            }
        }

        private func look(at node: SimulatedNode) {
            guard !isLooking, node.isRunning else { return }
            isLooking = true
            defer { isLooking = false }
            let list = node === story.owner ? "Birthday" : story.list
            let wishes = world.wishes(on: list, of: node)
            // Or else it died while it was asked.
            guard node.isRunning else { return }
            if wishes != ["Kettle", "Marbles"] {
                losses.append("\(node.name) has lost the list")
            }
            guard node !== story.owner else { return }
            guard let queue = try? world.queue(for: story.kettle, seenBy: node) else { return }
            if queue != ["First"] { losses.append("\(world.now.text) \(node.name) sees \(queue)") }
        }

        private func waits(_ what: String, _ condition: () throws -> Bool) throws {
            try world.run(until: what, within: .seconds(2400)) {
                for node in [new, friend] where !node.isRunning { try world.start(node) }
                do {
                    return try condition()
                } catch let error as HearthError where error.code == .nodeNotRunning {
                    // It died while it was asked.
                    return false
                }
            }
        }

        func tell() throws {
            let recovery = RecoverMember(
                name: lost == .owner ? "Owner" : "First", code: code, friend: link)
            _ = try world.perform(recovery, on: new)
            try waits("the record is back") {
                try world.perform(ShowRecovery(), on: new).keptAt != nil
            }
            try waits("the others are asked") {
                try world.perform(AskFoundFriends(), on: new).found.isEmpty
            }
            switch lost {
            case .owner:
                try waits("the list is back") {
                    world.wishes(on: "Birthday", of: new) == ["Kettle", "Marbles"]
                }
                try waits("everybody is back") {
                    try world.perform(ShowRecovery(), on: new).friends.filter(\.isBack).count == 2
                }
            case .giver:
                try waits("what they gave is back") {
                    try world.wishes(on: story.list, of: new) == ["Kettle", "Marbles"]
                        && world.queue(for: story.kettle, seenBy: new) == ["First"]
                }
            }
            for _ in 0..<2 {
                world.beat()
                for node in [new, friend] where !node.isRunning { try world.start(node) }
            }
        }

        func commits(of victim: Victim) -> Int { node(of: victim).commits }

        func node(of victim: Victim) -> SimulatedNode { victim == .new ? new : friend }
    }

    @Test(
        "Whichever commit is the last before a crash, all of it comes back",
        arguments: Lost.allCases, Victim.allCases)
    func everyCommit(lost: Lost, victim: Victim) throws {
        let untouched = try Story(seed: 1, lost)
        let first = untouched.commits(of: victim)
        try untouched.tell()
        #expect(untouched.losses == [])
        let commits = untouched.commits(of: victim) - first
        #expect(commits > 10)
        for commit in stride(from: 1, to: commits, by: isLong ? 1 : 24) {
            let seed = isLong ? UInt64(commit) : 1
            let story = try Story(seed: seed, lost)
            story.node(of: victim).dies = commit
            do {
                try story.tell()
            } catch {
                Issue.record("dying at commit \(commit): \(error)")
            }
            #expect(story.losses == [], "dying at commit \(commit)")
            #expect(story.new.failures.isEmpty && story.friend.failures.isEmpty)
        }
    }
}
