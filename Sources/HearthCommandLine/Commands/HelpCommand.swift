import ArgumentParser
import HearthLanguage

/// `hearth help`: the paths through Hearth by task, one of them, or a command's help.
struct TopicHelpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "help", "Show the way by task, a topic or the help of a command.",
        example: "hearth help giving")

    @OptionGroup var language: LanguageOptions

    @Argument(
        help: "A topic or a command; what there is if not given.",
        completion: .list(
            HelpTopic.allCases.map(\.rawValue)
                + ["init", "run", "list", "wish", "friend", "cart"]))
    var words: [String] = []

    func run() throws {
        let console = Console.current
        try console.paged { try show(on: console) }
    }

    private func show(on console: Console) throws {
        guard let first = words.first else { return console.say(HelpTopic.overview) }
        let path = CommandPath(words)
        if path.names.count > 1 {
            console.say([HelpText.of(path.command, columns: console.columns)])
        } else if let topic = HelpTopic(rawValue: first.lowercased()) {
            console.say(topic.lines(columns: console.columns))
        } else {
            let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError(
                Text(
                    "There is no topic and no command “\(first)”. The topics are: \(topics). `hearth --help` shows the commands."
                ))
        }
    }
}

/// The help of a command.
enum HelpText {
    /// In the language that is spoken.
    static func of(_ command: any ParsableCommand.Type, columns: Int) -> String {
        of(HelpPage(of: command), columns: columns)
    }

    static func of(_ page: HelpPage, columns: Int) -> String {
        let language = Language.current
        return page.inCurrentLanguage().text(columns: columns) { language.help($0.rawValue) }
    }
}
