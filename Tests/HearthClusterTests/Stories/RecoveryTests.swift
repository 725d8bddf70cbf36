import Foundation
import HearthAPI
import HearthSodium
import HearthTestValues
import HearthWire
import Testing

@Suite("People whose computer is lost, and who have a recovery code and a friend")
struct RecoveryTests {
    private static let kettle = "Owner/Birthday/Kettle"

    /// Has the member of a home that is gone live at another place, with the code and a friend's link.
    private func recover(
        _ new: TestHome, code: String, through friend: TestHome
    ) async throws {
        let words = [
            "recover", "--name", new.name, "--household", "House \(new.name)", "--friend",
            try await friend.link,
        ]
        let done = try await new.run(words, line: code)
        #expect(done.exitCode == 0, "\(done)")
        #expect(done.output.contains(new.path) && done.errors.contains("hearth run"))
    }

    /// Waits until a friend's home keeps a record of a member that was made after now.
    private func keepsNewRecord(of home: TestHome, at friend: TestHome) async throws {
        let author = try Link(pasted: await home.link).key.identity.octets
        func kept() throws -> [Data] {
            try DatabaseView(friend).records(of: .rescue, by: author)
        }
        let before = try kept()
        try await eventually("\(friend.name) keeps a new record of \(home.name)") {
            let now = try kept()
            return now != before && !now.isEmpty
        }
    }

    private func progress(of home: TestHome) async throws -> RecoveryProgress {
        try await home.ask(RecoveryProgress.self, "recover", "show")
    }

    /// Looks again and again until it is cancelled, and gives what was seen besides what should be.
    private func watch(
        _ look: @escaping @Sendable () async throws -> String?
    ) -> Task<[String], any Error> {
        Task {
            var wrong: [String] = []
            while !Task.isCancelled {
                if let seen = try await look(), wrong.last != seen { wrong.append(seen) }
                try? await Task.sleep(for: .milliseconds(20))
            }
            return wrong
        }
    }

    @Test("An owner has their lists again, which never leave their friends' homes")
    func owner() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await keepsNewRecord(of: owner, at: first)
            let code = try await owner.does("recovery-code")
            let watch = watch {
                let names = try await first.items(of: "Owner/Birthday").map(\.name)
                return Set(names).isSuperset(of: ["Kettle", "Marbles"]) ? nil : "\(names)"
            }
            defer { watch.cancel() }
            try await owner.stop()
            try FileManager.default.removeItem(atPath: owner.path)
            let new = world.vacant("Owner", at: "new")
            try await recover(new, code: code, through: first)
            try await new.start()
            try await new.sees(wishes: ["Kettle", "Marbles"], on: "Birthday")
            try await eventually("the other friend is found") {
                try await progress(of: new).found.map(\.name) == ["Second"]
            }
            #expect(try await progress(of: new).listsHeld == ["Birthday"])
            let now = try await new.does("now")
            #expect(now.contains("recover show") && now.contains("list confirm"))

            try await new.does("wish", "add", "Lamp", "--list", "Birthday")
            // What is made now is not held back: it shows that everything else goes out.
            try await new.does("list", "new", "Attic")
            try await new.does("wish", "add", "Swing", "--list", "Attic")
            try await new.share("Attic", with: [first])
            try await first.sees(wishes: ["Swing"], on: "Owner/Attic")
            let wishes = try await first.items(of: "Owner/Birthday")
            #expect(wishes.map(\.name).sorted() == ["Kettle", "Marbles"])

            try await new.does("list", "confirm", "Birthday")
            try await first.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            try await new.does("recover", "ask", "--yes")
            try await second.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")
            try await eventually("both are back") {
                let friends = try await progress(of: new).friends
                return friends.count == 2 && friends.allSatisfy(\.isBack)
            }
            watch.cancel()
            let wrong = try await watch.value
            #expect(wrong == [])
        }
    }

    /// On a machine where much else runs, the other friend sees for a moment that nobody has reserved it: a fault
    /// that is not found yet. Simulated worlds hold the rest of this promise.
    @Test(
        "What a giver has reserved stays taken all the time, also when the new home crashes",
        .enabled(if: isLong))
    func giver() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await first.does("reserve", Self.kettle, "--yes")
            try await second.sees(["First"], at: Self.kettle)
            // The owner's home holds it too.
            try await owner.takesBeats()
            let code = try await first.does("recovery-code")
            let watch = watch {
                let queue = try await second.standing(of: Self.kettle)?.queue.map(\.name)
                return queue == ["First"] ? nil : "\(String(describing: queue))"
            }
            defer { watch.cancel() }
            try await first.stop()
            try FileManager.default.removeItem(atPath: first.path)
            let new = world.vacant("First", at: "new")
            try await recover(new, code: code, through: owner)
            try await new.start()
            try await new.crash()
            try await new.start()
            try await eventually("the list comes back") { try await !new.lists().isEmpty }
            try await new.crash()
            try await new.start()
            try await new.sees(["First"], at: Self.kettle)
            let cart = try await new.ask(CartInfo.self, "cart").entries.map(\.wish)
            #expect(cart == ["Kettle"])
            for _ in 0..<2 { try await second.takesBeats() }
            watch.cancel()
            let wrong = try await watch.value
            #expect(wrong == [])

            try await new.does("free", Self.kettle)
            try await second.sees([], at: Self.kettle)
        }
    }

    @Test("The lost computer shows everything, says nothing more, and can take over again")
    func drawer() async throws {
        try await withWorld { world in
            let (owner, first, _) = try await world.birthday()
            let code = try await owner.does("recovery-code")
            try await owner.stop()
            let old = world.vacant("Owner", at: "drawer")
            try FileManager.default.moveItem(atPath: owner.path, toPath: old.path)
            let new = world.vacant("Owner", at: "new")
            try await recover(new, code: code, through: first)
            try await new.start()
            try await new.sees(wishes: ["Kettle", "Marbles"], on: "Birthday")
            try await new.does("list", "confirm", "Birthday")
            try await new.does("wish", "add", "Lamp", "--list", "Birthday")
            try await first.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Owner/Birthday")

            try await old.start()
            try await eventually("the lost computer knows") {
                try await old.run(["member", "list"]).errors.contains("member take-over")
            }
            for words in ["now", "status"] {
                #expect(try await old.does(words).contains("hearth member take-over"))
            }
            try await old.sees(wishes: ["Kettle", "Marbles"], on: "Birthday")
            let refused = try await old.run(["wish", "add", "Hat", "--list", "Birthday"])
            #expect(refused.exitCode != 0 && refused.errors.contains("another computer"))
            try await old.does("export", "--to", old.path + "/birthday.json")
            #expect(try await old.run(["member", "take-over"]).exitCode == 2)

            try await old.does("member", "take-over", "--yes")
            try await old.sees(wishes: ["Kettle", "Marbles", "Lamp"], on: "Birthday")
            try await eventually("the other computer knows") {
                try await new.run(["member", "list"]).errors.contains("member take-over")
            }
            try await old.does("list", "confirm", "Birthday")
            try await old.does("wish", "add", "Hat", "--list", "Birthday")
            try await first.sees(
                wishes: ["Kettle", "Marbles", "Lamp", "Hat"], on: "Owner/Birthday")
        }
    }
}
