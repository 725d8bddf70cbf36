import Glibc
import HearthAPI
import Testing

@testable import HearthCommandLine
@testable import HearthLanguage

@Suite("Commands that people paste")
struct PastedCommandTests {
    /// Names that others chose, and what a shell would make of them unquoted.
    private static let names = [
        "Bo", "Åsa", "Wool socks", "it's", "$(touch pwned)", "`touch pwned`", "a; touch pwned",
        "\"", "*", "~root", "#x", "", "back\\slash", "{candidates}", "a\nb", "! !!",
    ]

    @Test("Whatever stands in a name, a command with it takes it for one word and runs nothing")
    func oddNames() async throws {
        let commands = Self.commands
        #expect(commands.count > 8)
        let home = try TestHome()
        for name in Self.names {
            var script = """
                cd '\(home.path)' && exec 3>&1 || exit
                hearth() { printf '<%s>\\n' "$@" >&3; }
                chmod() { hearth "$@"; }; ls() { hearth "$@"; }

                """
            var expected = 0
            for command in commands {
                let template = Template("`\(command)`")
                expected += template.placeholders.count
                let values = Dictionary(template.placeholders.map { ($0, name) }) { one, _ in one }
                script += template.filled(with: values).dropFirst().dropLast() + "\n"
            }
            let file = try home.file("script", script)
            let output = await Shell.run("sh '\(file)' 2>&1")
            let count = output.ranges(of: "<\(name)>\n").count
            #expect(count == expected, "\(name): \(output)")
            #expect(access(home.path + "/pwned", F_OK) != 0)
        }
    }

    @Test("Only in a command is a name quoted")
    func elsewhere() {
        let template = Template("“{name}”: `hearth list who {name}`, {name}")
        #expect(
            template.filled(with: ["name": "a b"]) == "“a b”: `hearth list who 'a b'`, a b")
    }

    @Test("No error names the kind of thing where it knows the thing")
    func noStandIns() {
        // What a person has to think of.
        let own = ["NAME", "DIR", "FILE", "FOLDER", "PROGRAM", "COLUMN"]
        for code in ErrorCode.allCases {
            for command in Self.commands(in: Language.english.template(code)) {
                let words = command.split { !$0.isLetter }.filter { $0.count > 1 }
                let capitals = words.filter { $0.allSatisfy(\.isUppercase) }
                #expect(capitals.allSatisfy { own.contains(String($0)) }, "\(code): \(command)")
            }
        }
    }

    @Test("Who whispers on a list of their own is told about whispers, not about reserving")
    func ownWhisper() async throws {
        let node = FakeNode { asked in
            if asked.operation is ShowAudience {
                throw HearthError(.ownerNeverReserves, ["list": "Birthday"])
            }
            return try Household.answer(asked)
        }
        try await node.serve { home in
            for line in [["whisper", "Birthday", "Then"], ["idea", "add", "Birthday", "Hat"]] {
                let outcome = await home.run(line)
                #expect(outcome.code == 1 && outcome.explanation.contains("among themselves"))
            }
        }
    }

    /// Every command with a placeholder in the texts of all languages.
    private static var commands: [String] {
        let texts = Language.all.flatMap { language in
            ErrorCode.allCases.map(language.template) + language.texts.keys + language.texts.values
                + language.counted.values.flatMap(\.values)
        }
        let all = Set(texts.flatMap(commands(in:)))
        return all.filter { !Template($0).placeholders.isEmpty }.sorted()
    }

    private static func commands(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
