import ArgumentParser
import HearthLanguage
import HearthTestValues
import Testing

@testable import HearthCommandLine

@Suite("Help by task and the manual")
struct HelpTopicTests {
    @Test(
        "Every step of a topic is a command line that can be typed", arguments: HelpTopic.allCases)
    func steps(topic: HelpTopic) async throws {
        #expect(!topic.steps.isEmpty)
        for step in topic.steps {
            var line = String(step.command.split(separator: "|")[0])
            if line.hasPrefix("eval \"$(") {
                line = String(line.dropFirst("eval \"$(".count).dropLast(2))
            }
            let words = HelpTests.words(line)
            #expect(words.first == "hearth")
            await #expect(throws: Never.self) {
                _ = try await HearthCommand.asyncParseAsRoot(Array(words.dropFirst()))
            }
        }
    }

    @Test("`hearth help` gives all topics and each of them in both languages, as kept")
    func topics() async throws {
        let home = try TestHome()
        for (language, folder) in [("en", "Topics"), ("sv", "Topics-Swedish")] {
            var text = ""
            for arguments in [["help"]] + HelpTopic.allCases.map({ ["help", $0.rawValue] }) {
                let outcome = await home.run(arguments, environment: ["HEARTH_LANGUAGE": language])
                #expect(outcome.code == 0)
                #expect(outcome.explanation.isEmpty)
                text += "$ hearth \(arguments.joined(separator: " "))\n" + outcome.output + "\n"
            }
            try Snapshot.expect(text, in: folder)
        }
    }

    @Test("What is neither a topic nor a command is answered with the topics")
    func unknown() async throws {
        let outcome = await (try TestHome()).run(["help", "wrapping"])
        #expect(outcome.code == 2)
        #expect(outcome.explanation.contains("giving"))
    }

    @Test(
        "The manual is set without a warning, in both languages", .enabled(if: isLong),
        arguments: ["en", "sv"])
    func manual(language: String) async throws {
        let home = try TestHome()
        let outcome = await home.run(["manual", "--language", language])
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix(".TH HEARTH 1"))
        #expect(outcome.output.contains(language == "sv" ? ".SH \"SLUTSTATUS\"" : "EXIT STATUS"))
        for command in HelpTests.commands.dropFirst() {
            let name = command.path.joined(separator: " ").replacing("-", with: "\\-")
            #expect(outcome.output.contains(".SS \"\(name)\""), "\(name)")
        }
        let file = try home.file("hearth.1", outcome.output)
        guard await Shell.has("groff") else { return }
        let set = await Shell.run("groff -k -man -ww -Tutf8 '\(file)' 2>&1 >/dev/null")
        #expect(set == "")
        let shown = await Shell.run("groff -k -man -Tutf8 -P-cbou '\(file)' 2>&1")
        #expect(shown.contains("--home"))
    }

    @Test("What stands in a text is never taken for a macro")
    func roff() {
        var roff = Roff()
        roff.paragraph(".SH not a heading")
        roff.entry("a\\b", "'quoted' --and so on")
        roff.subsection("a \"b\"")
        #expect(
            roff.text == """
                .PP
                \\&.SH not a heading
                .TP
                \\fBa\\eb\\fR
                \\&'quoted' \\-\\-and so on
                .SS "a \\(dqb\\(dq"

                """)
    }
}
