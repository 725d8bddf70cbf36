import Foundation
import HearthAPI
import Testing

@Suite("A child's list and a guardian on the child's node")
struct GuardianTests {
    private let list = "Child/Birthday"
    private let kettle = "Child/Birthday/Kettle"

    @Test("The guardian edits and sees under a passphrase; the child writes on and sees nothing")
    func guardian() async throws {
        try await withWorld { world in
            let child = try await world.household("Child")
            let first = try await world.household("First")
            let passphrase = try world.file("passphrase", "correct horse battery")
            @discardableResult
            func guardian(_ arguments: String...) async throws -> String {
                try await child.does(
                    arguments + ["--as", "Guardian", "--passphrase-file", passphrase])
            }
            try await child.does("member", "add", "Guardian", "--passphrase-file", passphrase)
            try await child.does("list", "new", "Birthday", as: "Child")
            try await child.does("wish", "add", "Kettle", "--list", "Birthday", as: "Child")
            try await child.does(
                "share", "Birthday", "--with", "Guardian", "--keeper", as: "Child")
            #expect(try await guardian("inbox").contains("keeper"))
            try await guardian("accept", "Birthday", "--yes")
            try await befriend(child, first)
            try await child.does("share", "Birthday", "--with", "First", as: "Child")
            try await eventually("the friend is asked") {
                try await first.ask([InboxEntry].self, "inbox").contains { $0.kind == .list }
            }
            try await first.does("accept", "Birthday", "--yes")
            try await first.sees(wishes: ["Kettle"], on: list)

            // Before anything is reserved, the guardian is named as what she is, and as left out.
            let asked = try await first.run(["reserve", kettle, "--yes"])
            #expect(asked.exitCode == 0, "\(asked)")
            #expect(asked.errors.contains(#/Guardian +keeper +.*left out until checked/#))
            let who = try await first.run(["list", "who", list])
            #expect(who.errors.contains("hearth friend verify Guardian"))
            func guardianSees() async throws -> [String]? {
                let text = try await guardian("wish", "show", kettle, "--json")
                return try JSONDecoder().decode(GivenWish.self, from: Data(text.utf8))
                    .standing?.queue.map(\.name)
            }
            #expect(try await guardianSees() == [])
            let before = try await view(of: child)
            try await first.does("friend", "verify", "Guardian", "--yes")
            try await eventually("the guardian sees who holds it") {
                try await guardianSees() == ["First"]
            }
            #expect(
                try await first.ask([ReaderInfo].self, "list", "who", list)
                    .first { $0.name == "Guardian" }?.seesCaller == true)
            #expect(try await view(of: child) == before)

            try await guardian("wish", "add", "Socks", "--list", list)
            try await guardian("list", "edit", list, "--date", "2027-05-31")
            try await first.sees(wishes: ["Kettle", "Socks"], on: list)
            try await eventually("the friend sees the date") {
                try await first.lists().contains { $0.date == "2027-05-31" }
            }
            #expect(
                try await child.does("list", "show", "Birthday", "--as", "Child")
                    .contains("Socks"))
            let refused = try await child.run(["list", "show", list, "--as", "Guardian"])
            #expect(refused.exitCode == 1 && refused.errors.contains("locked"))

            try await first.does("friend", "verify", "Guardian", "--undo")
            try await first.does("free", kettle)
            try await first.does("reserve", list + "/Socks", "--yes")
            try await eventually("the guardian reads her no more") {
                try await guardianSees() == []
            }
        }
    }

    /// All that the child can read, without what says how time goes by.
    private func view(of child: TestHome) async throws -> [String] {
        var view: [String] = []
        for command in [
            ["list", "show", "Birthday"], ["list", "who", "Birthday"], ["list"], ["cart"],
            ["inbox"], ["wish", "show", "Birthday/Kettle"],
        ] {
            view.append(try await child.does(command + ["--json", "--as", "Child"]))
        }
        return view
    }

    private func befriend(_ child: TestHome, _ friend: TestHome) async throws {
        try await friend.does("friend", "add", try await child.does("key", as: "Child"))
        try await eventually("the child is asked") {
            try await child.does("inbox", as: "Child").contains(friend.name)
        }
        try await child.does("accept", friend.name, as: "Child")
        try await eventually("both are connected") { try await friend.isConnected(to: child) }
    }
}
