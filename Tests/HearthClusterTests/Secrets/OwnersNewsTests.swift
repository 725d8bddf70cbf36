import Foundation
import HearthAPI
import Testing

/// What an owner is told as it comes, in two lives that differ in what her friends do in secret.
@Suite("An owner's news with and without secrets")
struct OwnersNewsTests {
    /// What reached the owner, with zeros for times.
    private struct Life {
        /// The stream of events, octet for octet, without the comments that come by the clock.
        var stream = ""
        /// The same stream with what open pages are told.
        var pages = ""
        /// How often the second friend's pages were told to look again while others did something.
        var friendsChanges = 0
        /// What `hearth watch --json` printed.
        var watched = ""
        /// What her hook was given.
        var hooked = ""
        /// What the second friend was told.
        var friendsKinds: Set<NewsKind> = []
    }

    @Test(
        "The stream, watch and the hook give an owner the same octets, whatever is reserved, whispered and thought of"
    )
    func same() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let seen = "\(world.folder)/owners-events"
            let hook = "\(world.folder)/hook"
            try Data("#!/bin/sh\ncat >> \(seen)\n".utf8).write(to: URL(fileURLWithPath: hook))
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: hook)
            try await owner.does("hook", "set", hook)
            for home in world.homes {
                try await home.does("news", "read")
                try await home.stop()
            }
            try world.keepHomes()

            var lives: [Life] = []
            for withSecrets in [false, true] {
                if withSecrets { try world.putHomesBack() }
                try? FileManager.default.removeItem(atPath: seen)
                var life = try await live(owner, first, second, withSecrets: withSecrets)
                life.hooked = Self.withoutTimes(try String(contentsOfFile: seen, encoding: .utf8))
                lives.append(life)
            }
            #expect(lives[0].stream == lives[1].stream)
            #expect(lives[0].pages == lives[1].pages)
            #expect(!lives[0].stream.contains("event: change"))
            // Three comments on the list, and an ask, which is no list's.
            #expect(lives[0].pages.components(separatedBy: "{\"list\":").count == 4)
            #expect(lives[0].pages.contains("data: {}"))
            #expect(lives[1].friendsChanges > 0)
            #expect(lives[0].watched == lives[1].watched)
            #expect(lives[0].hooked == lives[1].hooked)
            // There was something to tell, in the order in which it happened.
            let lines = lives[0].watched.split(separator: "\n")
            #expect(lines.count == 4)
            for (line, words) in zip(lines, ["Which colour?", "wool", "One of us", "A lamp?"]) {
                #expect(line.contains(words) || line.contains("\"count\":"))
            }
            #expect(lives[0].stream.components(separatedBy: "event: news").count == 5)
            #expect(lives[0].hooked.split(separator: "\n").count == 4)
            // The two lives did differ.
            let secrets: Set<NewsKind> = [.whisper, .idea, .turn]
            #expect(lives[0].friendsKinds.isDisjoint(with: secrets))
            #expect(lives[1].friendsKinds.isSuperset(of: secrets))
        }
    }

    private func live(
        _ owner: TestHome, _ first: TestHome, _ second: TestHome, withSecrets: Bool
    ) async throws -> Life {
        for home in [owner, first, second] { try await home.start() }
        for friend in [first, second] { try await owner.meets(friend) }
        // What they say to each other on meeting is said.
        try await owner.beats(1)
        let path = LocalAPI.prefix + LocalAPI.eventsPath
        let stream = try RawStream(path, of: owner)
        let pages = try RawStream(path + "?changes=yes", of: owner)
        let friendsPages = try RawStream(path + "?changes=yes", of: second)
        let watch = try owner.launch(["watch", "--json"])
        try await eventually("both follow") {
            [stream, pages, friendsPages].allSatisfy { $0.text.contains(": Hearth") }
                && watch.errors.contains("Ctrl-C")
        }
        var told = 0
        func tell(_ friend: TestHome, _ command: String...) async throws {
            try await friend.does(command)
            told += 1
            try await eventually("the owner is told of \(command)") {
                stream.text.components(separatedBy: "event: news").count == told + 1
                    && watch.output.split(separator: "\n").count == told
            }
        }
        try await tell(first, "comment", "Owner/Birthday/Kettle", "Which colour?")
        var life = Life()
        if withSecrets {
            func count() -> Int {
                friendsPages.text.components(separatedBy: "event: change").count
            }
            let before = count()
            try await first.does("reserve", "Owner/Birthday/Kettle", "--yes")
            // At once, long before the beat.
            try await eventually("the friend's pages are told") { count() > before }
            life.friendsChanges = count() - before
            try await keepSecrets(first, second)
        }
        try await owner.beats(3)
        try await tell(second, "comment", "Owner/Birthday/Marbles", "wool")
        if withSecrets {
            try await first.does("free", "Owner/Birthday/Kettle")
            try await second.sees(["Second"], at: "Owner/Birthday/Kettle")
            try await first.does("idea", "delete", "Owner/Birthday/Balloon ride")
        }
        try await tell(first, "comment", "Owner/Birthday", "One of us")
        try await owner.beats(3)
        try await tell(second, "ask", "Owner/Birthday", "A lamp?")
        try await owner.beats(2)
        life.friendsKinds = try await Set(
            second.ask(NewsPage.self, "news", "--all", "--keep").items.map(\.kind))
        watch.signal(SIGINT)
        #expect(try await watch.outcome().exitCode == 0)
        for (text, path) in [(stream.text, \Life.stream), (pages.text, \Life.pages)] {
            life[keyPath: path] = Self.withoutTimes(
                text.replacing("e\r\n: still here\n\n\r\n", with: ""))
        }
        life.watched = Self.withoutTimes(watch.output)
        for home in [owner, first, second] { try await home.stop() }
        return life
    }

    private func keepSecrets(_ first: TestHome, _ second: TestHome) async throws {
        let kettle = "Owner/Birthday/Kettle"
        try await second.sees(["First"], at: kettle)
        try await second.does("reserve", kettle, "--yes")
        try await first.does("reserve", "Owner/Birthday/Marbles", "--quantity", "7", "--yes")
        try await first.does("whisper", kettle, "Mine is green")
        try await first.does("idea", "add", "Owner/Birthday", "Balloon ride")
        try await eventually("the second friend is told") {
            let kinds = try await second.ask(NewsPage.self, "news", "--all", "--keep").items
                .map(\.kind)
            return kinds.contains(.whisper) && kinds.contains(.idea)
        }
    }

    /// Times are as long as they were, and the same.
    private static func withoutTimes(_ text: String) -> String {
        text.replacing(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, with: "0000-00-00T00:00:00Z")
            .replacing(/Date: [^\r]*\r\n/.ignoresCase(), with: "Date: then\r\n")
    }
}
