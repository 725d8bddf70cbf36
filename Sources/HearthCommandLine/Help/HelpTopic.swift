import HearthLanguage

/// What one can do with Hearth, as a way of a few steps each.
///
/// New things get a step here too.
enum HelpTopic: String, CaseIterable {
    case start, friends, lists, photos, sharing, giving, surprises, words, updates, files, people
    case safety, scripts

    /// What it is about, in a few words.
    private var title: Text {
        switch self {
        case .start: Text("First steps: a home and its node")
        case .friends: Text("Becoming friends")
        case .lists: Text("Wishing: lists and wishes")
        case .photos: Text("Photos of wishes")
        case .sharing: Text("Sharing a list, alone or with others")
        case .giving: Text("Giving without a word to the owner")
        case .surprises: Text("Whispers and surprise ideas, among those who give")
        case .words: Text("Talking, asking, telling and thanking")
        case .updates: Text("News: what happened, as it happens")
        case .files: Text("Bringing wishes in and taking them out")
        case .people: Text("Several people on one node")
        case .safety: Text("Staying safe: passphrases, checking friends, alarms")
        case .scripts: Text("Languages, shells and scripts")
        }
    }

    /// The topic for a terminal.
    func lines(columns: Int) -> [String] {
        var lines = [title.string]
        for step in steps {
            lines.append("")
            lines.append(TextBlock.wrapped(step.purpose.string, to: columns, indent: 2))
            lines.append("    " + step.command)
        }
        return lines
    }

    /// All topics.
    static var overview: [String] {
        let width = allCases.map { ("hearth help " + $0.rawValue).count }.max() ?? 0
        return [Text("What do you want to do?").string, ""]
            + allCases.map { topic in
                "  " + ("hearth help " + topic.rawValue).padded(to: width) + "  "
                    + topic.title.string
            }
            + [
                "",
                Text("`hearth --help` lists all commands, `hearth help COMMAND` explains one.")
                    .string,
            ]
    }
}
