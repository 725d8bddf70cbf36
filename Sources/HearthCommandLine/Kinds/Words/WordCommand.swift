import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth word`.
struct WordCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "word", "Learn a word a day from a short text.",
        example: "hearth word guess \"just right\"",
        more: """
            Each day has one word in each language that you learn. No translation is shown: guess what it means from the \
            text, in your own words.
            """,
        subcommands: [
            Today.self, Show.self, Guess.self, Hint.self, Choose.self, Meant.self, More.self,
            Favourite.self, Days.self, Search.self, Say.self, Result.self, Learn.self, Level.self,
            Stats.self, Achievements.self, Friends.self, Share.self, Unshare.self, Remind.self,
            Reset.self, PackCommand.self,
        ], defaultSubcommand: Today.self)

    struct Which: ParsableArguments {
        @Option(
            help: ArgumentHelp("The word of this day; today's if not given.", valueName: "date"))
        var day: String?

        @Option(
            name: .customLong("word"),
            help: ArgumentHelp("Another word of your packs, by name.", valueName: "word"))
        var name: String?

        @Option(
            name: .customLong("learned"),
            help: ArgumentHelp("The language that is learned: en, sv.", valueName: "code"))
        var learned: String?
    }

    struct Today: NodeCommand {
        static let configuration = CommandConfiguration(
            "today", "Say today's word in one line.", example: "hearth word today")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowWords())
            try console.answer(shown, asJSON: node.json) { shown in
                console.say(WordText.line(shown))
                for one in shown.repetitions {
                    console.explain(Text("Again today: \(one.word)"))
                }
            }
        }
    }

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show a word with its text.", example: "hearth word show")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var which: Which

        @Flag(help: "As it is to be guessed once more, if you solved it on an earlier day.")
        var again = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let word = try await client.perform(
                ShowWord(
                    word: which.name, day: which.day, language: which.learned, again: again))
            try console.answer(word, asJSON: node.json) { WordLines.say($0, console) }
        }
    }

    struct Guess: NodeCommand {
        static let configuration = CommandConfiguration(
            "guess", "Guess what the word means.", example: "hearth word guess \"just right\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "What you think it means, in your own words.")
        var guess: String

        @OptionGroup var which: Which

        func run(_ client: NodeClient, _ console: Console) async throws {
            let answer = try await client.perform(
                GuessWord(guess, word: which.name, day: which.day, language: which.learned))
            try console.answer(answer, asJSON: node.json) { WordLines.say($0, console) }
        }
    }

    struct Hint: NodeCommand {
        static let configuration = CommandConfiguration(
            "hint", "Ask for the next hint.", example: "hearth word hint",
            more: "The fourth hint has four meanings to choose from, and the fifth is the meaning.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var which: Which

        func run(_ client: NodeClient, _ console: Console) async throws {
            let answer = try await client.perform(
                HelpWithWord(
                    "hint", word: which.name, day: which.day, language: which.learned))
            try console.answer(answer.word, asJSON: node.json) { WordLines.say($0, console) }
        }
    }

    struct Choose: NodeCommand {
        static let configuration = CommandConfiguration(
            "choose", "Choose one of the four meanings of the fourth hint.",
            example: "hearth word choose 2")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "Its number, 1 to 4.")
        var number: Int

        @OptionGroup var which: Which

        func run(_ client: NodeClient, _ console: Console) async throws {
            let answer = try await client.perform(
                HelpWithWord(
                    "\(number)", word: which.name, day: which.day, language: which.learned))
            try console.answer(answer, asJSON: node.json) { WordLines.say($0, console) }
        }
    }

    struct Meant: NodeCommand {
        static let configuration = CommandConfiguration(
            "meant", "Say that your guess meant the same: it counts, without points.",
            example: "hearth word meant")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var which: Which

        func run(_ client: NodeClient, _ console: Console) async throws {
            let answer = try await client.perform(
                HelpWithWord(
                    "meant", word: which.name, day: which.day, language: which.learned))
            try console.answer(answer, asJSON: node.json) { WordLines.say($0, console) }
        }
    }

    struct More: NodeCommand {
        static let configuration = CommandConfiguration(
            "more", "Show one more word, up to five a day.", example: "hearth word more")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let word = try await client.perform(OneMoreWord())
            try console.answer(word, asJSON: node.json) { WordLines.say($0, console) }
        }
    }

    struct Favourite: NodeCommand {
        static let configuration = CommandConfiguration(
            "favourite", "Keep a word among your favourites, or show them.",
            example: "hearth word favourite lagom")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The word; all favourites if not given.")
        var word: String?

        @Flag(help: "Do not keep it any more.")
        var remove = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard let word else {
                let found = try await client.perform(FindWords(favourites: true))
                try console.answer(found, asJSON: node.json) {
                    console.say(WordLines.table($0).lines())
                }
                return
            }
            let kept = try await client.perform(KeepWord(word, isFavourite: !remove))
            try console.answer(kept, asJSON: node.json) { kept in
                console.say(
                    kept.isFavourite
                        ? Text("“\(kept.word)” is a favourite.")
                        : Text("“\(kept.word)” is no favourite any more."))
            }
        }
    }

    struct Days: NodeCommand {
        static let configuration = CommandConfiguration(
            "days", "Show the words of a month.", example: "hearth word days 2026-11")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The month, as 2026-11; this one if not given.")
        var month: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowWordDays(month: month))
            try console.answer(shown, asJSON: node.json) { shown in
                var table = Table([Text("DAY"), Text("WORD"), Text("STATE")])
                for day in shown.days where day.state != .toCome {
                    table.add([
                        day.day, day.word,
                        "\(WordText.mark(day.state)) \(WordText.state(day.state))",
                    ])
                }
                console.say(table.lines())
            }
        }
    }

    struct Search: NodeCommand {
        static let configuration = CommandConfiguration(
            "search", "Find words of your packs.", example: "hearth word search kettle",
            more: "Meanings are looked through of words that you have solved.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "What is looked for; all words if not given.")
        var text: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let found = try await client.perform(FindWords(text: text))
            try console.answer(found, asJSON: node.json) {
                console.say(WordLines.table($0).lines())
            }
        }
    }
}
