import Foundation
import HearthAPI
import Testing

@Suite("News as they come")
struct NewsTests {
    private let kettle = "Owner/Birthday/Kettle"

    private func script(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("scripts/hooks/\(name)").path
    }

    /// A program of the test's, which this user alone can change.
    private func program(_ name: String, _ text: String, in world: World) throws -> String {
        let path = "\(world.folder)/\(name)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        return path
    }

    @Test("Whoever waits in line is told when it is her turn, by watch and by hook; the owner not")
    func turn() async throws {
        try await withWorld { world in
            let (owner, first, second) = try await world.birthday()
            let seen = "\(world.folder)/events"
            let hook = try program("hook", "#!/bin/sh\ncat >> \(seen)\n", in: world)
            let ownersSeen = "\(world.folder)/owners-events"
            let ownersHook = try program("owners", "#!/bin/sh\ncat >> \(ownersSeen)\n", in: world)
            try await second.does("hook", "set", hook)
            try await owner.does("hook", "set", ownersHook)
            try await first.does("reserve", kettle)
            try await second.sees(["First"], at: kettle)
            try await second.does("reserve", kettle)
            try await first.sees(["First", "Second"], at: kettle)

            let watch = try second.launch(["watch", "--json"])
            let ownersWatch = try owner.launch(["watch", "--json"])
            try await eventually("both follow") {
                watch.errors.contains("Ctrl-C") && ownersWatch.errors.contains("Ctrl-C")
            }
            try await first.does("free", kettle)
            try await eventually("the turn is told", within: .seconds(40)) {
                let hooked = (try? String(contentsOfFile: seen, encoding: .utf8)) ?? ""
                return watch.output.contains("\"kind\":\"turn\"")
                    && hooked.contains("\"kind\":\"turn\"")
            }
            #expect(watch.output.split(separator: "\n").count == 1)
            #expect(try await second.does("news").contains("You are first in line now"))
            #expect(try await second.does("news", "--unread").contains("Nothing new"))
            for process in [watch, ownersWatch] {
                process.signal(SIGINT)
                #expect(try await process.outcome().exitCode == 0)
            }
            #expect(ownersWatch.output.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: ownersSeen))
        }
    }

    @Test("The example hooks send mail and post, and a hook that fails is told in the status")
    func examples() async throws {
        try await withWorld { world in
            let home = try await world.household("Owner")
            let mail = "\(world.folder)/mail.txt"
            let sendmail = try program(
                "sendmail", "#!/bin/sh\necho \"$@\" > \(mail)\ncat >> \(mail)\n", in: world)
            let example = try program(
                "mail", try String(contentsOfFile: script("mail"), encoding: .utf8), in: world)
            try await home.does("hook", "set", example, "me@example.org", sendmail)
            #expect(try await home.does("hook", "test").contains("all is well"))
            let sent = try String(contentsOfFile: mail, encoding: .utf8)
            #expect(sent.hasPrefix("-i -t\n"))
            #expect(sent.contains("To: me@example.org"))
            #expect(sent.contains("This is a test of your hook."))

            let bad = try program("bad", "#!/bin/sh\necho It broke >&2\nexit 3\n", in: world)
            try await home.does("hook", "set", bad)
            let failed = try await home.run(["hook", "test"])
            #expect(failed.exitCode == 1)
            #expect(failed.output.contains("It broke"))
            #expect(try await home.does("status").contains("It broke"))

            try FileManager.default.setAttributes([.posixPermissions: 0o722], ofItemAtPath: bad)
            #expect(try await home.run(["hook", "set", bad]).errors.contains("chmod go-w"))
            #expect(try await home.run(["hook", "set", "relative"]).exitCode == 2)
            #expect(try await home.run(["hook", "set", "/nowhere/at/all"]).exitCode == 1)
            try await home.does("hook", "remove")
            #expect(try await home.run(["hook", "test"]).errors.contains("hook set"))
        }
    }

    @Test("A hook's texts are in the language that its member chose, whatever the node speaks")
    func language() async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let friend = try await world.household("Friend")
            let seen = "\(world.folder)/events"
            let hook = try program("hook", "#!/bin/sh\ncat >> \(seen)\n", in: world)
            let told = try await owner.does("hook", "set", hook, "--language", "sv")
            #expect(told.contains("svenska"))
            try await owner.does("hook", "test")
            let test = try String(contentsOfFile: seen, encoding: .utf8)
            #expect(test.contains("Det här är ett prov av din krok."))
            #expect(test.contains("\"language\":\"sv\""))
            // It is kept with her news, not by the running node.
            try await owner.restart()
            #expect(try await owner.does("hook").contains("svenska"))
            try await friend.does("friend", "add", try await owner.link)
            try await eventually("the knock is told in her language") {
                let events = (try? String(contentsOfFile: seen, encoding: .utf8)) ?? ""
                return events.contains("\"kind\":\"knock\"")
                    && events.contains("vill bli vän med dig")
            }
            // Chosen anew, it is another.
            try await owner.does("hook", "set", hook)
            try await owner.does("hook", "test")
            let last = try String(contentsOfFile: seen, encoding: .utf8)
            #expect(last.contains("This is a test of your hook."))
        }
    }
}
