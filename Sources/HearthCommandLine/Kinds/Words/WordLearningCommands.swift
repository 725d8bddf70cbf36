import ArgumentParser
import HearthAPI
import HearthLanguage

extension WordCommand {
    struct Learn: NodeCommand {
        static let configuration = CommandConfiguration(
            "learn", "Learn a language, or show what you learn.", example: "hearth word learn sv")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The language: en, sv.")
        var code: String?

        @Flag(help: "Do not learn it any more. What you learned stays.")
        var stop = false

        @Option(
            help: ArgumentHelp(
                "The pack whose words come; Hearth's own if empty.", valueName: "pack"))
        var pack: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown =
                if let code {
                    try await client.perform(
                        LearnLanguage(code, stop: stop ? true : nil, pack: pack))
                } else {
                    try await client.perform(ShowWords())
                }
            try console.answer(shown, asJSON: node.json) { shown in
                for one in shown.languages {
                    console.say(
                        Text("\(WordText.language(one.language)): \(WordText.level(one.level))"))
                }
                for code in shown.offered {
                    console.say(Text("You can learn: \(WordText.language(code)) (\(code))."))
                }
            }
        }
    }

    struct Level: NodeCommand {
        static let configuration = CommandConfiguration(
            "level", "Choose a level, or find it by a short test.",
            example: "hearth word level --test")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "1 to 4.")
        var level: Int?

        @Option(
            help: ArgumentHelp(
                "The language: en, sv; the first one if not given.", valueName: "code"))
        var learned: String?

        @Flag(help: "Answer up to twelve questions.")
        var test = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            var level = level
            let words = try await client.perform(ShowWords())
            guard let language = learned ?? words.languages.first?.language else {
                throw UsageError(Text("Choose a language first: `hearth word learn`."))
            }
            if test { level = try await found(language, client, console) }
            guard let level else { throw UsageError(Text("Say a level, or --test.")) }
            let shown = try await client.perform(LearnLanguage(language, level: level))
            try console.answer(shown, asJSON: node.json) { _ in
                console.say(Text("\(WordText.language(language)): \(WordText.level(level))"))
            }
        }

        private func found(
            _ language: String, _ client: NodeClient, _ console: Console
        ) async throws -> Int {
            var answers: [String] = []
            while true {
                let shown = try await client.perform(
                    ShowPlacement(language: language, answers: answers.joined(separator: ",")))
                guard let question = shown.question else { return shown.level ?? 1 }
                let sentence = question.sentence.map { $0.isWord ? "*\($0.text)*" : $0.text }
                console.say([SafeText.line(sentence.joined())])
                for (number, option) in question.options.enumerated() {
                    console.say(["  \(number + 1)  \(SafeText.line(option))"])
                }
                guard let line = console.readLine(Text("1 to 4, or 0 if you do not know: ").string)
                else { throw UsageError(Text("The test needs a terminal.")) }
                answers.append("\(Int(line.filter { $0.isNumber }) ?? 0)")
            }
        }
    }

    struct Stats: NodeCommand {
        static let configuration = CommandConfiguration(
            "stats", "Say what you have learned.", example: "hearth word stats")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowWordProgress())
            try console.answer(shown, asJSON: node.json) { shown in
                var table = Table([
                    Text("LANGUAGE"), Text("LEARNED"), Text("AT ONCE"), Text("CAUGHT UP"),
                    Text("IN A ROW"), Text("BEST"), Text("POINTS"),
                ])
                for one in shown.languages + [shown.all] {
                    table.add([
                        one.language.map { WordText.language($0).string } ?? Text("All").string,
                        "\(one.learned)", "\(one.atOnce)", "\(one.caughtUp)", "\(one.streak)",
                        "\(one.bestStreak)", "\(one.points)",
                    ])
                }
                console.say(table.lines())
            }
        }
    }

    struct Achievements: NodeCommand {
        static let configuration = CommandConfiguration(
            "achievements", "Say what you have reached, and what not yet.",
            example: "hearth word achievements")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowWordProgress())
            try console.answer(shown.achievements, asJSON: node.json) { all in
                for one in all {
                    let text = WordAchievementText.text(one.name)
                    console.say(
                        one.isReached
                            ? Text("✓ \(text)") : Text("  \(text): not yet"))
                }
            }
        }
    }

    struct Remind: NodeCommand {
        static let configuration = CommandConfiguration(
            "remind", "Say when you are reminded of today's word.",
            example: "hearth word remind --evening 19:00 --after 2")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(help: ArgumentHelp("In the evening, if it is open.", valueName: "hh:mm"))
        var evening: String?

        @Option(
            help: ArgumentHelp("After so many days without a word, 1 to 60.", valueName: "days"))
        var after: Int?

        @Flag(help: "Not at all.")
        var off = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let isChange = evening != nil || after != nil || off
            let shown =
                isChange
                ? try await client.perform(
                    SetWords(evening: off ? "" : evening, afterDays: off ? 0 : after))
                : try await client.perform(ShowWords())
            try console.answer(shown, asJSON: node.json) { shown in
                console.say(
                    shown.evening.map { Text("In the evening: \($0).") }
                        ?? Text("Nothing reminds you in the evening."))
                if let days = shown.afterDays {
                    console.say(
                        Text(
                            count: days, one: "After 1 day without a word.",
                            other: "After \(days) days without a word."))
                }
            }
        }
    }

    struct Reset: NodeCommand {
        static let configuration = CommandConfiguration(
            "reset", "Empty what you have learned.", example: "hearth word reset --yes")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(help: ArgumentHelp("Of this language alone.", valueName: "code"))
        var learned: String?

        @Flag(help: "Do not ask.")
        var yes = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard yes else {
                throw UsageError(
                    Text("This empties days, points and favourites. Add --yes to do it."))
            }
            let reset = try await client.perform(ResetWords(language: learned))
            try console.answer(reset, asJSON: node.json) { reset in
                console.say(
                    Text(
                        count: reset.items, one: "1 day is deleted.",
                        other: "\(reset.items) days are deleted."))
            }
        }
    }
}
