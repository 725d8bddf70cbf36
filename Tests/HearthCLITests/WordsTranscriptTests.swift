import FoundationEssentials
import Glibc
import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Transcripts of words")
struct WordsTranscriptTests {
    typealias Step = TranscriptTests.Step

    static let transcripts: [(String, [Step])] = [
        (
            "comments",
            [
                Step("comments", "Owner/Christmas"), Step("comments", "Birthday"),
                Step("comment", "Owner/Christmas/Wool socks", "Which size?"),
                Step("comment", "Owner/Christmas/Wool socks", "Which size?", typed: ["n"]),
                Step("comment", "Owner/Christmas/Wool socks", "Which size?", typed: ["y"]),
                Step("comment", "Birthday", "Thank you all", typed: []),
                Step("comment", "delete", "bb0c"), Step("comment", "delete", "bb0c", "--yes"),
                Step("comment", "delete", "3f0c112233445566", "--yes"),
                Step("comment", "hide", "3f0c112233445566"),
                Step("comment", "unhide", "3f0c112233445566"), Step("comment", "Birthday"),
            ]
        ),
        (
            "profiles",
            [
                Step("profile"), Step("profile", "show", "Owner"),
                Step(
                    "profile", "set", "--birthday", "1980-04-17", "--size", "Shoes=39", "--size",
                    "Gloves=M"),
                Step("profile", "set"), Step("profile", "set", "--size", "39"),
                Step("profile", "set", "--clear", "hat"),
                Step("wish", "show", "Owner/Christmas/Wool socks"), Step("cart"),
            ]
        ),
        (
            "asks",
            [
                Step("ask"), Step("ask", "Owner"),
                Step("ask", "Owner/Christmas", "Anything for the garden?"),
                Step("ask", "Owner/Christmas", "--withdraw"), Step("ask", "--withdraw"),
                Step("inbox"), Step("ignore", "ask-1"),
            ]
        ),
        (
            "thanks",
            [
                Step("given", "Owner/Christmas/Wool socks"),
                Step("given", "Owner/Christmas/Wool socks", "--undo"),
                Step("tell", "Owner/Christmas"), Step("tell", "Owner/Christmas", typed: ["n"]),
                Step("tell", "Owner/Christmas", "--text", "With love", typed: ["y"]),
                Step("tell", "Owner/Christmas", "--wish", "Bicycle", "--wish", "Lamp", "--yes"),
                Step("tell", "Owner/Empty", "--yes"), Step("tell", "Owner/Christmas", "--withdraw"),
                Step("tell", "Owner/Christmas", "--withdraw", "--wish", "Lamp"),
                Step("thanks", "Birthday"), Step("thanks", "Empty"),
                Step("thanks", "Birthday", "--thanked", "Partner"),
                Step("thanks", "Birthday", "--not-thanked", "Partner"),
            ]
        ),
    ]

    @Test("What commands print is as kept", arguments: transcripts.map(\.0))
    func transcript(name: String) async throws {
        let steps = try #require(Self.transcripts.first { $0.0 == name }).1
        // Times are shown in local time.
        setenv("TZ", "UTC", 1)
        tzset()
        var text = ""
        try await FakeNode(answer: Words.answer).serve { home in
            for step in steps { text += await home.transcript(step) }
        }
        try Snapshot.expect(text, in: "Transcripts/" + name)
    }

    @Test("Nothing is said openly to an owner before the person said yes")
    func asksFirst() async throws {
        let node = FakeNode(answer: Words.answer)
        try await node.serve { home in
            let command = ["comment", "Owner/Christmas", "It is red"]
            #expect(await home.run(command, typed: ["no"]).code == 1)
            #expect(node.paths == ["comments"])
            #expect(await home.run(command, typed: ["y"]).code == 0)
            #expect(node.paths == ["comments", "comments", "comments/add"])
        }
    }
}

extension WordsTranscriptTests {
    @Test("Nothing is told to an owner before the person saw what, and said yes")
    func tellsNothingUnasked() async throws {
        let node = FakeNode(answer: Words.answer)
        try await node.serve { home in
            for typed in [nil, ["no"], []] as [[String]?] {
                #expect(await home.run(["tell", "Owner/Christmas"], typed: typed).code != 0)
            }
            #expect(Set(node.paths) == ["thanks/propose"])
            #expect(await home.run(["tell", "Owner/Christmas"], typed: ["y"]).code == 0)
            #expect(node.paths.last == "thanks/tell")
        }
    }

    @Test("A friend's picture is saved as it came, and in the place of no other file")
    func picture() async throws {
        try await FakeNode(answer: Words.answer).serve { home in
            let file = home.path + "/owner.jpg"
            let command = ["profile", "picture", "Owner", "--to", file]
            #expect(await home.run(command).code == 0)
            let saved = try Data(contentsOf: URL(filePath: file))
            #expect(saved == Data([1, 2, 3]))
            #expect(await home.run(command).explanation.contains("--overwrite"))
            #expect(await home.run(command + ["--overwrite"]).code == 0)
        }
    }
}

extension TestHome {
    /// A command line and what it comes to, as kept in a transcript.
    func transcript(
        _ step: TranscriptTests.Step, environment: [String: String] = [:]
    ) async -> String {
        let outcome = await run(step.arguments, typed: step.typed, environment: environment)
        let line = step.arguments.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
            .joined(separator: " ")
        var text = "$ hearth \(SafeText.line(line))\n" + outcome.output
        for line in outcome.explanation.split(
            separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty
        {
            text += "2> \(line)\n"
        }
        return text + (outcome.code == 0 ? "\n" : "=> \(outcome.code)\n\n")
    }
}
