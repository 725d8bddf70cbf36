import HearthLanguage

/// What one can do with Hearth, as a way of a few steps each.
///
/// New things get a step here too.
enum HelpTopic: String, CaseIterable {
    case start, friends, lists, sharing, giving, people, safety, scripts

    /// What it is about, in a few words.
    private var title: Text {
        switch self {
        case .start: Text("First steps: a home and its node")
        case .friends: Text("Becoming friends")
        case .lists: Text("Wishing: lists and wishes")
        case .sharing: Text("Sharing a list, alone or with others")
        case .giving: Text("Giving without a word to the owner")
        case .people: Text("Several people on one node")
        case .safety: Text("Staying safe: recovery, passphrases, checking friends")
        case .scripts: Text("Languages, shells and scripts")
        }
    }

    /// What to type, and what for.
    var steps: [(command: String, purpose: Text)] {
        switch self {
        case .start:
            [
                (
                    "hearth init --household \"Oak Street\" --member Owner",
                    Text("Make the home, once.")
                ),
                ("hearth run", Text("Start its node, and leave it running.")),
                ("hearth status", Text("In another terminal: see how it is.")),
                ("hearth recovery-code", Text("Print what to keep on paper.")),
            ]
        case .friends:
            [
                ("hearth key --qr", Text("Show your link; send it to a friend.")),
                ("hearth friend add hearth:KEY@host:port", Text("Use a friend's link.")),
                ("hearth inbox", Text("See who asks.")),
                ("hearth accept Friend", Text("Say yes. Only now either of you sees anything.")),
                (
                    "hearth invite new --list Birthday",
                    Text("Or do all of it with one link that works once.")
                ),
            ]
        case .lists:
            [
                (
                    "hearth list new Birthday --occasion birthday --date 2027-05-31",
                    Text("Make a list.")
                ),
                (
                    "hearth wish add \"Wool socks\" --list Birthday --price \"199.50 SEK\"",
                    Text("Note a wish. Without --list it goes to the tray.")
                ),
                ("hearth list show Birthday", Text("See the list.")),
                ("hearth wish edit \"Birthday/Wool socks\" --quantity 2", Text("Change a wish.")),
                ("hearth wish move Lamp --to Birthday", Text("Move one from the tray.")),
            ]
        case .sharing:
            [
                ("hearth share Birthday --with Friend", Text("Share a list; they are asked.")),
                ("hearth list who Birthday", Text("See who can see it, and how you know them.")),
                (
                    "hearth share Birthday --with Friend --keeper",
                    Text("Let somebody edit it who also sees what is reserved.")
                ),
                (
                    "hearth list new Wedding --with-owner Friend",
                    Text("Own a list together; none of you will see what is reserved.")
                ),
                ("hearth unshare Birthday --with Friend", Text("Stop sharing.")),
            ]
        case .giving:
            [
                ("hearth list", Text("Find a friend's list.")),
                ("hearth list show Owner/Birthday", Text("See what is wished for and taken.")),
                (
                    "hearth reserve \"Owner/Birthday/Wool socks\"",
                    Text("Reserve a wish. The other friends see it, the owner never does.")
                ),
                (
                    "hearth hold \"Owner/Birthday/Wool socks\" --minutes 30",
                    Text("Or hold it while you are at the shop.")
                ),
                (
                    "hearth chip-in Owner/Birthday/Bicycle \"20 EUR\"",
                    Text("Or give a part, and agree with `hearth roles` on who buys.")
                ),
                ("hearth bought \"Owner/Birthday/Wool socks\"", Text("Say that you have it.")),
                ("hearth cart", Text("See everything of yours, the most urgent first.")),
            ]
        case .people:
            [
                ("hearth member add Partner --passphrase", Text("Let somebody else live here.")),
                ("hearth list --as Partner", Text("Say who you are, on any command.")),
                (
                    "eval \"$(hearth unlock --as Partner)\"",
                    Text("Unlock your keys in this terminal.")
                ),
                ("hearth lock", Text("Lock them again.")),
            ]
        case .safety:
            [
                ("hearth recovery-code", Text("Print what to keep on paper.")),
                ("hearth passphrase", Text("Protect your keys.")),
                (
                    "hearth friend verify Friend",
                    Text("Compare safety numbers, face to face or on the phone.")
                ),
                ("hearth alarms", Text("See what contradicts itself.")),
            ]
        case .scripts:
            [
                (
                    "hearth list --language sv",
                    Text("Another language; HEARTH_LANGUAGE=sv keeps it.")
                ),
                ("hearth list --json", Text("The same for a program, in no language.")),
                ("hearth completions bash", Text("Let the shell complete commands and names.")),
                ("hearth manual | man -l -", Text("Read the whole manual.")),
            ]
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
