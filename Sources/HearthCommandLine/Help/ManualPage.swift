import ArgumentParser
import HearthAPI
import HearthLanguage

/// hearth(1), made from the help of all commands, in the language that is spoken.
enum ManualPage {
    /// The page in the macros of man(7).
    static func text() -> String {
        var roff = Roff()
        let title = HelpPage(of: HearthCommand.self).inCurrentLanguage()
        roff.add(".TH HEARTH 1 \"\" \"Hearth \(Version.hearth)\"")
        roff.section(Text("NAME").string)
        roff.paragraph(title.overview[0], after: "hearth \\- ")
        roff.section(Text("SYNOPSIS").string)
        roff.bold(title.usage)
        roff.section(Text("DESCRIPTION").string)
        for paragraph in title.overview.dropFirst() { roff.paragraph(paragraph) }
        for topic in HelpTopic.allCases {
            roff.subsection(topic.heading)
            for step in topic.steps {
                roff.paragraph(step.purpose.string)
                roff.example(step.command)
            }
        }
        roff.section(Text("COMMANDS").string)
        for command in HearthCommand.configuration.subcommands { add(command, to: &roff) }
        addEnvironment(to: &roff)
        return roff.text
    }

    private static func add(_ command: any ParsableCommand.Type, to roff: inout Roff) {
        let page = HelpPage(of: command).inCurrentLanguage()
        let subcommands = command.configuration.subcommands
        roff.subsection(page.usage.prefix { $0 != "[" && $0 != "<" }.trimmed)
        for paragraph in page.overview { roff.paragraph(paragraph) }
        if subcommands.isEmpty {
            roff.bold(page.usage)
            for section in page.sections {
                for entry in section.entries {
                    let values = entry.values.map { "\($0.name): \($0.text)" }
                        .joined(separator: "; ")
                    roff.entry(
                        entry.label, entry.text + (values.isEmpty ? "" : " (\(values))"))
                }
            }
        }
        for subcommand in subcommands { add(subcommand, to: &roff) }
    }

    private static func addEnvironment(to roff: inout Roff) {
        roff.section(Text("ENVIRONMENT").string)
        let variables: [(String, Text)] = [
            ("HEARTH_HOME", Text("The home's folder, where --home is not given.")),
            ("HEARTH_AS", Text("Who you are, where --as is not given.")),
            ("HEARTH_SESSION", Text("An unlocked session, from `hearth unlock`.")),
            (
                "HEARTH_LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
                Text("The language, where --language is not given.")
            ),
            (
                "HEARTH_COMPLETION_MS",
                Text("How many milliseconds completion waits for the node; 250 if not given.")
            ),
            ("NO_COLOR", Text("If set, the output has no colours.")),
        ]
        for (name, text) in variables { roff.entry(name, text.string) }
        roff.section(Text("FILES").string)
        roff.entry(
            "~/.local/share/hearth",
            Text("The home, where nothing else is said: one folder with one database.").string)
        roff.section(Text("EXIT STATUS").string)
        roff.entry("0", Text("Done.").string)
        roff.entry("1", Text("Refused, or the person said no.").string)
        roff.entry("2", Text("Typed wrongly.").string)
    }
}

extension HelpTopic {
    /// Its title, for the manual.
    var heading: String { lines(columns: 80)[0] }
}

extension StringProtocol {
    fileprivate var trimmed: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}

/// Text in the macros of man(7), in which nothing that stands in a text is taken for a macro.
struct Roff {
    private var lines: [String] = []

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// A line that is roff already.
    mutating func add(_ line: String) { lines.append(line) }

    mutating func section(_ title: String) { lines.append(".SH \"\(Self.quoted(title))\"") }

    mutating func subsection(_ title: String) { lines.append(".SS \"\(Self.quoted(title))\"") }

    /// `start` is roff already.
    mutating func paragraph(_ text: String, after start: String = "") {
        lines += [".PP", start + Self.escaped(text, isFirst: start.isEmpty)]
    }

    mutating func bold(_ text: String) {
        lines += [".PP", "\\fB" + Self.escaped(text, isFirst: false) + "\\fR"]
    }

    mutating func example(_ text: String) {
        lines += [
            ".RS 4", ".nf", "\\fB" + Self.escaped(text, isFirst: false) + "\\fR", ".fi", ".RE",
        ]
    }

    mutating func entry(_ label: String, _ text: String) {
        lines += [".TP", "\\fB" + Self.escaped(label, isFirst: false) + "\\fR"]
        lines.append(Self.escaped(text, isFirst: true))
    }

    /// Backslashes and hyphens as they are; a dot or a quote that begins a line begins no macro.
    private static func escaped(_ text: String, isFirst: Bool) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\n": result += " "
            default: result.append(character)
            }
        }
        return isFirst && (result.hasPrefix(".") || result.hasPrefix("'")) ? "\\&" + result : result
    }

    private static func quoted(_ text: String) -> String {
        escaped(text, isFirst: false).replacing("\"", with: "\\(dq")
    }
}
