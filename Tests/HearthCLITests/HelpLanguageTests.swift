import ArgumentParser
import HearthLanguage
import Testing

@testable import HearthCommandLine

@Suite("Help in other languages")
struct HelpLanguageTests {
    /// Everything that help and the errors of parsing say.
    private static let english: Set<String> = {
        var texts = Set(HelpPage.Fixed.allCases.map(\.rawValue) + ParserMessage.patterns)
        for page in HelpTests.pages.values {
            _ = page.translated {
                texts.insert($0)
                return $0
            }
        }
        return texts
    }()

    @Test("Every language has every text of help, and no other")
    func complete() {
        for language in Language.all where language.code != "en" {
            let known = language.helpKeys
            #expect(Self.english.subtracting(known).sorted() == [], "missing: \(language.name)")
            #expect(known.subtracting(Self.english).sorted() == [], "unused: \(language.name)")
        }
    }

    @Test(
        "Nothing of a page is lost on the way through its parts", arguments: HelpTests.commands)
    func lossless(command: HelpTests.Command) throws {
        let page = try #require(HelpTests.pages[command.path]).text(columns: 80) { $0.rawValue }
        var text = try #require(HelpTests.texts[command.path])
        while text.hasSuffix("\n") { text.removeLast() }
        #expect(page == text)
    }

    @Test("The help of every command in Swedish is as kept", arguments: HelpTests.commands)
    func swedish(command: HelpTests.Command) throws {
        // The one that --help shows.
        let shown = CommandPath(command.path.dropFirst() + ["--help"]).names
        let page = try #require(HelpTests.pages[shown])
        let text = Language.$current.withValue(.swedish) { HelpText.of(page, columns: 80) }
        try Snapshot.expect(
            text + "\n", in: "Help-Swedish/" + command.path.joined(separator: "-"))
    }

    @Test("--help prints that page in Swedish, and it is no error")
    func swedishOption() async throws {
        let home = try TestHome()
        let outcome = await home.run(
            ["list", "new", "--help"], environment: ["HEARTH_LANGUAGE": "sv"])
        #expect(outcome.code == 0)
        #expect(outcome.explanation.isEmpty)
        try Snapshot.expect(outcome.output, in: "Help-Swedish/hearth-list-new")
    }

    @Test("No Swedish help is kept of a command that is gone")
    func noStaleHelp() throws {
        let names = Set(HelpTests.commands.map { $0.path.joined(separator: "-") })
        #expect(try Snapshot.names(below: "Help-Swedish") == names)
    }

    @Test(
        "What was typed wrongly is said in the language that is spoken",
        arguments: [
            (["list", "new"], "Argumentet ”<namn>” saknas"),
            (["list", "new", "A", "--frob"], "Okänt val: ”--frob”"),
            (["list", "new", "A", "--datte"], "Menade du ”--date”?"),
            (["list", "new", "A", "B", "C"], "2 argument för mycket"),
            (["list", "new", "A", "--date"], "Ett värde saknas för ”--date <datum>”"),
            (["run", "--beat", "often"], "”often” går inte för ”--beat <sekunder>”"),
            (["run", "--log-level", "loud"], "Det kan vara"),
            (["run", "--beat", "0"], "minst 1 sekund"),
            (["list", "--json=x"], "tar inget värde"),
            (["wish", "edit", "A/B"], "Säg vad som ska ändras"),
            (["bogus"], "Det finns inget kommando `hearth bogus`."),
            (["lsit"], "Menade du `hearth list`?"),
        ])
    func usage(arguments: [String], sentence: String) async throws {
        let home = try TestHome()
        let outcome = await home.run(arguments, environment: ["LC_ALL": "sv_SE.UTF-8"])
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.explanation.hasPrefix("hearth: "))
        #expect(outcome.explanation.contains(sentence), "\(outcome.explanation)")
        #expect(outcome.explanation.contains("Användning: hearth"))
        #expect(!outcome.explanation.contains("See '"))
    }

    @Test("JSON has no language")
    func json() async throws {
        let home = try TestHome()
        for arguments in [["list", "new"], ["wish", "edit", "A/B"], ["lock"], ["list"]] {
            let english = await home.run(arguments + ["--json"])
            let swedish = await home.run(
                arguments + ["--json"], environment: ["HEARTH_LANGUAGE": "sv"])
            #expect(english == swedish)
            #expect(english.explanation.contains("\"code\""))
        }
    }

    @Test("Every command takes --language, and says so when it does not speak it")
    func languageOption() async throws {
        let home = try TestHome()
        let swedish = await home.run(["list", "show", "--language", "sv"])
        #expect(swedish.explanation.contains("saknas"))
        let other = await home.run(["status", "--language=xx"])
        #expect(other.code == 2)
        #expect(other.explanation.contains("It can be one of: en, sv."))
        for command in HelpTests.commands where command.type.configuration.subcommands.isEmpty {
            let help = try #require(HelpTests.texts[command.path])
            #expect(help.contains("--language <code>"), "\(command)")
        }
    }

    @Test("An unknown command is answered with the nearest, where one is near")
    func nearest() async throws {
        let home = try TestHome()
        let near = await home.run(["list", "shwo", "Birthday"])
        #expect(near.explanation.contains("Did you mean `hearth list show`?"))
        let two = await home.run(["riserve"])
        #expect(two.explanation.contains("Did you mean `hearth reserve`?"))
        let json = await home.run(["lsit", "--json"])
        #expect(json.explanation.contains("Did you mean `hearth list`?"))
        let far = await home.run(["xyzzy"])
        #expect(far.explanation.contains("There is no command `hearth xyzzy`."))
        #expect(CommandPath.distance("list", "lsit") == 1)
        #expect(CommandPath.distance("", "abc") == 3)
        #expect(CommandPath.distance("kitten", "sitting") == 3)
    }
}
