import ArgumentParser
import HearthLanguage

/// The language of what is printed for people; what is printed as JSON has none.
struct LanguageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language of what is printed: en or sv; if not given, HEARTH_LANGUAGE, else what the system speaks.",
            valueName: "code"), completion: .list(Language.codes))
    var language: String?

    func validate() throws {
        if let language, Language.spoken(by: language) == nil {
            let codes = Language.codes.joined(separator: ", ")
            throw ValidationError(
                Text("Hearth does not speak “\(language)”. It can be one of: \(codes)."))
        }
    }

    /// What --language says in a command line that is not parsed yet: errors of parsing and help
    /// are in that language too.
    static func asked(in arguments: [String]) -> String? {
        CommonOptions.value(of: "--language", in: arguments)
    }
}
