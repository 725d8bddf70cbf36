import Foundation
import HearthAPI
import Testing

@Suite("Talking, asking and telling")
struct WordsTests {
    private let kettle = "Owner/Birthday/Kettle"

    private func texts(_ home: TestHome, _ subject: String) async throws -> [String] {
        try await home.ask(CommentsInfo.self, "comments", subject).comments
            .map { "\($0.author): \($0.text)" }
    }

    @Test("Friends and owner talk about a wish, and what was said outlives a crash")
    func comments() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await first.does("comment", kettle, "Which colour?", "--yes")
            try await eventually("the owner reads it") {
                try await texts(owner, "Birthday") == ["First: Which colour?"]
            }
            try await owner.does("comment", "Birthday/Kettle", "Red.")
            for (home, subject) in [(first, kettle), (second, "Owner/Birthday")] {
                try await eventually("\(home.name) reads both") {
                    try await texts(home, subject) == ["First: Which colour?", "Owner: Red."]
                }
            }
            try await second.crash()
            try await second.start()
            #expect(try await texts(second, kettle).count == 2)
            let said = try await first.ask(CommentsInfo.self, "comments", kettle)
            let own = try #require(said.comments.first)
            try await first.does("comment", "delete", own.id, "--yes")
            for (home, subject) in [(owner, "Birthday"), (second, kettle)] {
                try await eventually("it is gone for \(home.name)") {
                    try await texts(home, subject) == ["Owner: Red."]
                }
            }
        }
    }

    @Test("Sizes are at hand while shopping, for friends and for nobody else")
    func profiles() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await owner.does(
                "profile", "set", "--birthday", "04-17", "--size", "Shoes=39", "--address",
                "Oak Street 1")
            try await eventually("a friend sees it") {
                try await first.ask(ProfileInfo.self, "profile", "show", "Owner").birthday
                    == "04-17"
            }
            let wish = try await first.ask(GivenWish.self, "wish", "show", kettle)
            #expect(
                wish.ownerSizes
                    == [
                        OwnerSizes(
                            name: "Owner", sizes: [SizeInfo(label: "Shoes", value: "39")])
                    ])
            // A square of one grey point: what arrives is a picture made anew.
            let picture = world.folder + "/picture.png"
            let point =
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            let octets = try #require(Data(base64Encoded: point))
            try octets.write(to: URL(fileURLWithPath: picture))
            try await owner.does("profile", "set", "--picture", picture)
            let saved = world.folder + "/saved"
            try await eventually("the picture arrives") {
                try await first.run(["profile", "picture", "Owner", "--to", saved]).exitCode == 0
            }
            let arrived = try Data(contentsOf: URL(fileURLWithPath: saved))
            #expect(arrived != octets && arrived.count < 98_304)
            let refused = try await owner.run(["profile", "set", "--picture", "/etc/passwd"])
            #expect(refused.exitCode == 2)
            // The two friends read one list, and are no friends of each other's.
            try await second.does("profile", "set", "--size", "Hat=60")
            #expect(try await first.run(["profile", "show", "Second"]).exitCode == 2)
            try await owner.does("friend", "remove", "First", "--yes")
            try await eventually("it is over") { try await first.friend("Owner") == nil }
            #expect(try await first.run(["profile", "show", "Owner"]).exitCode == 2)
        }
    }

    @Test("A friend asks for more, and tells afterwards what she gave, and only that")
    func askingAndTelling() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            try await first.does("ask", "Owner/Birthday", "Anything for the garden?")
            var asked: InboxEntry?
            try await eventually("the owner is asked") {
                asked = try await owner.ask([InboxEntry].self, "inbox").first { $0.kind == .ask }
                return asked != nil
            }
            let entry = try #require(asked)
            #expect(entry.from == "First" && entry.greeting == "Anything for the garden?")
            try await owner.does("ignore", entry.id)
            #expect(try await owner.ask([InboxEntry].self, "inbox").isEmpty)

            try await first.does("reserve", kettle, "--yes")
            try await first.does("bought", kettle)
            try await second.does("reserve", "Owner/Birthday/Marbles", "--yes")
            try await second.does("given", "Owner/Birthday/Marbles")
            // Without a terminal and --yes nothing is told; without a date not by itself either.
            #expect(try await first.run(["tell", "Owner/Birthday"]).exitCode == 2)
            let undated = try await first.run(["tell", "Owner/Birthday", "--yes"])
            #expect(undated.exitCode == 1)
            #expect(undated.errors.contains("--surprise-is-over"))
            try await first.does(
                "tell", "Owner/Birthday", "--yes", "--surprise-is-over", "--text", "With love")
            try await eventually("the owner knows whom to thank") {
                try await owner.ask([ThanksInfo].self, "thanks", "Birthday").map(\.from)
                    == ["First"]
            }
            let thanks = try await owner.ask([ThanksInfo].self, "thanks", "Birthday")
            #expect(thanks.flatMap(\.gifts).map(\.wish) == ["Kettle"])
            #expect(thanks.first?.text == "With love")
            // What the other has reserved stays hers to tell.
            let items = try await owner.items(of: "Birthday")
            #expect(items.allSatisfy { $0.standing == nil })
            try await first.does("tell", "Owner/Birthday", "--withdraw")
            try await eventually("it is taken back") {
                try await owner.ask([ThanksInfo].self, "thanks", "Birthday").isEmpty
            }
        }
    }
}
