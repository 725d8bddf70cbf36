import Foundation
import HearthAPI
import Testing

@Suite("A member who moves out")
struct MovingTests {
    @Test("A guest takes all that is theirs to a home of their own, and nobody loses anything")
    func guest() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            try await owner.does("member", "add", "Bo", "--guest")
            try await owner.does("list", "new", "Camping", "--as", "Bo")
            try await owner.does("wish", "add", "Tent", "--list", "Camping", "--as", "Bo")
            try await owner.does("list", "new", "Alone", "--as", "Bo")
            let friend = try await world.household("First")
            let link = try await owner.ask(KeyInfo.self, "key", "--as", "Bo").link
            try await friend.does("friend", "add", link)
            try await eventually("they are friends") {
                try await owner.run(["accept", "First", "--yes", "--as", "Bo"]).exitCode == 0
            }
            try await eventually("the list is offered") {
                try await owner.run(["share", "Camping", "--as", "Bo", "--with", "First"]).exitCode
                    == 0
            }
            try await eventually("the friend reads it") {
                try await friend.run(["accept", "Camping", "--yes"]).exitCode == 0
            }
            try await friend.sees(wishes: ["Tent"], on: "Bo/Camping")
            let code = try await owner.does("recovery-code", "--as", "Bo")
            let others = try await owner.does("recovery-code", "--as", "Owner")

            let (file, earlier) = (owner.path + ".move", owner.path + ".stayed")
            try await owner.does("member", "move", "Bo", earlier)
            for words in [["wish", "add", "Rope", "--list", "Camping"], ["list", "new", "Late"]] {
                let refused = try await owner.run(words + ["--as", "Bo"])
                #expect(refused.exitCode != 0 && refused.errors.contains("hearth member stay"))
            }
            #expect(try await owner.run(["member", "delete", "Bo", "--yes"]).exitCode != 0)
            for words in [["now", "--as", "Owner"], ["status"]] {
                #expect(try await owner.does(words).contains("hearth member stay"))
            }
            try await owner.does("member", "stay", "--as", "Bo")
            try await owner.does("list", "new", "After all", "--as", "Bo")

            try await owner.does("member", "move", "Bo", file)
            #expect(try await owner.run(["member", "move", "Bo", file]).exitCode != 0)
            // A move that came to nothing takes back none that did not.
            #expect(
                try await owner.run(["list", "new", "Late", "--as", "Bo"]).errors
                    .contains("hearth member stay"))
            let new = world.vacant("Bo", at: "moved")
            #expect(try await new.run(["restore", file], line: others).exitCode != 0)
            let restored = try await new.run(["restore", file], line: code)
            #expect(restored.exitCode == 0, "\(restored)")
            #expect(restored.errors.contains("Bo can be deleted there"))
            try await new.start()
            #expect(try await new.ask([MemberInfo].self, "member", "list").map(\.name) == ["Bo"])
            try await new.sees(wishes: ["Tent"], on: "Camping")
            let titles = try await new.lists().map(\.title)
            #expect(titles.contains("Alone") && titles.contains("After all"))
            try await eventually("the old home knows") {
                try await owner.ask([MemberInfo].self, "member", "list")
                    .first { $0.name == "Bo" }?.elsewhereSince != nil
            }
            try await owner.does("member", "delete", "Bo", "--yes")
            try await new.does("list", "confirm", "Camping")
            try await new.does("wish", "add", "Stove", "--list", "Camping")
            try await friend.sees(wishes: ["Tent", "Stove"], on: "Bo/Camping")
        }
    }
}
