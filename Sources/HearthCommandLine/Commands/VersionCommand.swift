import ArgumentParser
import HearthAPI
import HearthLanguage

/// Says which Hearth this is.
struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "version", "Print the version of this program and of its protocol.",
        example: "hearth version --json")

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup var language: LanguageOptions

    func run() throws {
        let console = Console.current
        let versions = ["version": Version.hearth, "protocol": Version.network]
        try console.answer(versions, asJSON: json) { _ in
            console.say(Text(verbatim: "hearth \(Version.hearth) (\(Version.network))"))
        }
    }
}
