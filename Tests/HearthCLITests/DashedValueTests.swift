import ArgumentParser
import HearthAPI
import Testing

@testable import HearthCommandLine

@Suite("Values of options that begin with a dash")
struct DashedValueTests {
    private static let values = [
        "-5 degrees", "-x", "-20%", "-1", "--- cut here ---", "--really", "-", "-—", "-yes",
        "-a=b", "--a=b",
    ]

    @Test("Every option of every command takes them", arguments: HelpTests.commands)
    func everyOption(command: HelpTests.Command) {
        let path = Array(command.path.dropFirst())
        // What is not the command's own is tried with the subcommand that has it.
        guard command.type.configuration.subcommands.isEmpty else { return }
        let syntax = CommandSyntax(of: command.type)
        for option in syntax.arguments where option.kind == .option {
            for spelling in option.spellings {
                for value in Self.values where value != "-" {
                    let tied = DashedValue.tied(path + [spelling, value], by: syntax)
                    #expect(tied == path + ["\(spelling)=\(value)"], "\(spelling)")
                    // Said already, or behind --, it stays as it is.
                    for words in [["\(spelling)=\(value)"], ["--", spelling, value]] {
                        #expect(DashedValue.tied(path + words, by: syntax) == path + words)
                    }
                }
                let several = DashedValue.tied(
                    path + [spelling, "A", "-b", "-c"], by: syntax)
                let single = path + [spelling, "A", "-b", "-c"]
                let long = option.spellings.last ?? ""
                #expect(
                    several
                        == (option.takesSeveral
                            ? path + [spelling, "A", "\(long)=-b", "\(long)=-c"] : single))
            }
            for flag in syntax.arguments where flag.kind == .flag {
                for spelling in flag.spellings {
                    let words = path + [option.spellings[0], spelling]
                    #expect(DashedValue.tied(words, by: syntax) == words)
                }
            }
        }
    }

    @Test("What was typed arrives, also in a list, for common options and in front of the command")
    func arrives() async throws {
        let node = FakeNode(answer: Household.answer)
        try await node.serve { home in
            let add = await home.run([
                "wish", "add", "Thermometer", "--notes", "-5 degrees", "--store", "-x", "--tag",
                "-a",
                "--tag", "--b", "--list", "--Birthday", "--as", "-Bo",
            ])
            #expect(add.code == 0, "\(add)")
            let asked = try #require(node.asked.last?.operation as? AddWish)
            #expect(asked.fields.notes == "-5 degrees" && asked.fields.store == "-x")
            #expect(asked.fields.tags == ["-a", "--b"] && asked.list == "--Birthday")
            #expect(node.asked.last?.caller.member == "-Bo")
            _ = await home.run(["--as", "-Bo", "wish", "add", "--notes", "-1", "--", "-5 socks"])
            let second = try #require(node.asked.last?.operation as? AddWish)
            #expect(second.name == "-5 socks" && second.fields.notes == "-1")
            #expect(node.asked.last?.caller.member == "-Bo")
        }
    }

    @Test(
        "Behind -- a text may begin with dashes, and without it the way is told",
        arguments: ["-- see you", "--", "-5 degrees", "--really", "- ", "—"])
    func behindEnd(text: String) async throws {
        let node = FakeNode { asked in
            switch asked.operation {
            case is ShowComments:
                CommentsInfo(list: "Birthday", listID: "11aa", owner: "Cousin", isOwn: true)
            case let add as AddComment:
                CommentInfo(
                    id: "01", author: "Cousin", isCaller: true, list: "Birthday", text: add.text)
            case let add as AddNote:
                ItemInfo(
                    id: "01", name: add.text ?? "", list: "Notes", listID: "02", owner: "Cousin")
            default: try Household.answer(asked)
            }
        }
        try await node.serve { home in
            for words in [["comment"], ["comment", "add"]] {
                let said = await home.run(words + ["Birthday", "--", text])
                #expect(said.code == 0, "\(said)")
                #expect((node.asked.last?.operation as? AddComment)?.text == text)
            }
            let early = await home.run(["comment", "--yes", "--", "Birthday", text])
            #expect(early.code == 0, "\(early)")
            let noted = await home.run(["note", "add", "--", text])
            #expect(noted.code == 0, "\(noted)")
            #expect((node.asked.last?.operation as? AddNote)?.text == text)
            guard text.hasPrefix("-"), text.contains(" "), text != "- " else { return }
            let refused = await home.run(["comment", "Birthday", text])
            #expect(refused.code == 2 && refused.explanation.contains("put -- before it"))
        }
    }
}
