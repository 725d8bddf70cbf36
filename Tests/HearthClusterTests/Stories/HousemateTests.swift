import Foundation
import HearthAPI
import Testing

@Suite("Two members on one node")
struct HousemateTests {
    /// An owner with a housemate on her node, and two friends elsewhere, all on one list.
    private struct Scene {
        let kettle = "Owner/Birthday/Kettle"
        let owner, first, second: TestHome
        let passphrase: String

        /// What the housemate does, with her passphrase.
        @discardableResult
        func mate(_ arguments: String...) async throws -> String {
            try await owner.does(arguments + ["--as", "Mate", "--passphrase-file", passphrase])
        }

        func mateSees() async throws -> [String]? {
            let text = try await mate("wish", "show", "Owner/Birthday/Kettle", "--json")
            let wish = try JSONDecoder().decode(GivenWish.self, from: Data(text.utf8))
            return wish.standing?.queue.map(\.name)
        }

        /// All that the owner can read, without what says how time goes by.
        func ownersView() async throws -> [String] {
            var view: [String] = []
            for command in [
                ["list", "show", "Birthday"], ["list", "who", "Birthday"], ["list"], ["cart"],
                ["inbox"], ["wish", "show", "Birthday/Kettle"],
            ] {
                view.append(try await owner.does(command + ["--json", "--as", "Owner"]))
            }
            return view
        }
    }

    private func scene(_ world: World) async throws -> Scene {
        let owner = try await world.household("Owner")
        let first = try await world.household("First")
        let second = try await world.household("Second")
        let passphrase = try world.file("passphrase", "correct horse battery")
        let scene = Scene(owner: owner, first: first, second: second, passphrase: passphrase)
        try await owner.does("member", "add", "Mate", "--passphrase-file", passphrase)
        try await owner.does("list", "new", "Birthday", as: "Owner")
        try await owner.does("wish", "add", "Kettle", "--list", "Birthday", as: "Owner")
        let link = try await owner.does("key", as: "Owner")
        for friend in [first, second] {
            try await friend.does("friend", "add", link)
            try await eventually("the owner is asked by \(friend.name)") {
                try await owner.does("inbox", as: "Owner").contains(friend.name)
            }
            try await owner.does("accept", friend.name, as: "Owner")
            try await eventually("\(friend.name) is connected") {
                try await friend.isConnected(to: owner)
            }
        }
        try await owner.does(
            "share", "Birthday", "--with", "First", "Second", "Mate", as: "Owner")
        try await scene.mate("accept", "Birthday", "--yes")
        for friend in [first, second] {
            try await eventually("\(friend.name) is asked") {
                try await friend.ask([InboxEntry].self, "inbox").contains { $0.title == "Birthday" }
            }
            try await friend.does("accept", "Birthday", "--yes")
        }
        for friend in [first, second] {
            try await eventually("\(friend.name) sees everybody on the list") {
                try await friend.lists().contains { $0.title == "Birthday" && $0.readers == 3 }
            }
        }
        return scene
    }

    @Test("One reserves from the other's list; friends elsewhere see it, the other does not")
    func reserves() async throws {
        try await withWorld { world in
            let scene = try await scene(world)
            let before = try await scene.ownersView()
            try await scene.mate("reserve", scene.kettle, "--yes")
            try await scene.first.sees(["Mate"], at: scene.kettle)
            try await scene.second.sees(["Mate"], at: scene.kettle)
            #expect(try await scene.ownersView() == before)
            let log = scene.owner.log
            #expect(!log.contains("Kettle"))
        }
    }

    @Test("Without her passphrase nobody acts as her or sees what she sees")
    func locked() async throws {
        try await withWorld { world in
            let scene = try await scene(world)
            try await scene.mate("reserve", scene.kettle, "--yes")
            for command in [
                ["list", "show", "Owner/Birthday"], ["cart"], ["list"], ["inbox"],
                ["reserve", scene.kettle, "--yes"], ["free", scene.kettle], ["recovery-code"],
            ] {
                let outcome = try await scene.owner.run(command + ["--as", "Mate"])
                #expect(outcome.exitCode == 1, "\(outcome)")
                #expect(outcome.errors.contains("locked"), "\(outcome)")
                #expect(outcome.output.isEmpty, "\(outcome)")
            }
            let wrong = try world.file("wrong", "correct horse battering")
            let outcome = try await scene.owner.run(
                ["cart", "--as", "Mate", "--passphrase-file", wrong])
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("not the passphrase"))
        }
    }

    @Test("An unlocked session serves the commands that follow, until it is locked")
    func session() async throws {
        try await withWorld { world in
            let scene = try await scene(world)
            let line = try await scene.mate("unlock")
            let token = try #require(line.split(separator: "=").last).filter { $0.isHexDigit }
            let session = ["HEARTH_SESSION": token, "HEARTH_AS": "Mate"]
            let reserved = try await scene.owner.run(
                ["reserve", scene.kettle, "--yes"], environment: session)
            #expect(reserved.exitCode == 0, "\(reserved)")
            // That she is at her keys now is hers alone to see.
            let hers = try await scene.owner.run(["member", "list"], environment: session)
            #expect(hers.output.contains("unlocked"))
            for command in [["member", "list"], ["status"]] {
                let theirs = try await scene.owner.does(command + ["--json", "--as", "Owner"])
                #expect(try theirs.matches(of: Regex("\"isUnlocked\" : true")).count == 1)
            }
            try await scene.first.sees(["Mate"], at: scene.kettle)
            let locked = try await scene.owner.run(["lock"], environment: session)
            #expect(locked.exitCode == 0, "\(locked)")
            let refused = try await scene.owner.run(["cart"], environment: session)
            #expect(refused.exitCode == 1, "\(refused)")
            // The owner's own node has forgotten her keys; her cell stays with everybody.
            try await scene.first.restart()
            try await scene.first.sees(["Mate"], at: scene.kettle)
        }
    }

    @Test("What friends elsewhere reserve, she sees only of those who checked her number")
    func verified() async throws {
        try await withWorld { world in
            let scene = try await scene(world)
            let asked = try await scene.first.run(["reserve", scene.kettle, "--yes"])
            #expect(asked.exitCode == 0)
            #expect(asked.errors.contains("left out until checked"))
            try await scene.second.sees(["First"], at: scene.kettle)
            #expect(try await scene.mateSees() == [])

            try await scene.first.does("friend", "verify", "Mate", "--yes")
            try await eventually("the housemate sees who holds it") {
                try await scene.mateSees() == ["First"]
            }
            let numbers = [
                try await scene.first.ask(SafetyNumberInfo.self, "friend", "verify", "Mate").number,
                try JSONDecoder().decode(
                    SafetyNumberInfo.self,
                    from: Data(try await scene.mate("friend", "verify", "First", "--json").utf8)
                ).number,
            ]
            #expect(numbers[0] == numbers[1])
        }
    }

    @Test("A member without a passphrase cannot join the circle of a housemate's list")
    func needsPassphrase() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await owner.does("member", "add", "Mate")
            try await owner.does("list", "new", "Birthday", as: "Owner")
            try await owner.does("share", "Birthday", "--with", "Mate", as: "Owner")
            let outcome = try await owner.run(["accept", "Birthday", "--yes", "--as", "Mate"])
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("passphrase"))
            let passphrase = try world.file("passphrase", "correct horse battery")
            try await owner.does("passphrase", "--as", "Mate", "--new-passphrase-file", passphrase)
            try await owner.does(
                "accept", "Birthday", "--yes", "--as", "Mate", "--passphrase-file", passphrase)
        }
    }
}
