import ArgumentParser
import HearthAPI
import HearthLanguage

extension PackCommand {
    /// What is written of a word.
    struct Written: ParsableArguments {
        @Option(
            name: .customLong("meaning"),
            help: ArgumentHelp(
                "What counts as right, the one that is shown first; may be given several times.",
                valueName: "text"))
        var meanings: [String] = []

        @Option(
            name: .customLong("in"),
            help: ArgumentHelp(
                "The language of meanings and translation; yours if not given.",
                valueName: "code"))
        var meaningLanguage: String?

        @Option(
            name: .customLong("learned"),
            help: ArgumentHelp("The language of word and text.", valueName: "code"))
        var language: String?

        @Option(help: ArgumentHelp("1 to 4; 2 if not given.", valueName: "level"))
        var level: Int?

        @Option(
            name: .customLong("part"),
            help: ArgumentHelp("noun, verb, adjective, adverb or other.", valueName: "part"))
        var partOfSpeech: String?

        @Option(
            name: .customLong("pronunciation"),
            help: ArgumentHelp("As dictionaries write it.", valueName: "text"))
        var ipa: String?

        @Option(help: ArgumentHelp("A second sentence with the word.", valueName: "text"))
        var sentence: String?

        @Option(
            help: ArgumentHelp("What it means, in its own language.", valueName: "text"))
        var definition: String?

        @Option(
            help: ArgumentHelp(
                "A meaning that is not right; may be given several times.", valueName: "text"))
        var wrong: [String] = []

        @Option(help: ArgumentHelp("The whole text, translated.", valueName: "text"))
        var translation: String?

        @Option(
            name: .customLong("form"),
            help: ArgumentHelp(
                "The word as it stands in the text, if it is not found by itself.",
                valueName: "form"))
        var forms: [String] = []

        @Option(
            name: .customLong("day"),
            help: ArgumentHelp("The only day on which it is the word.", valueName: "date"))
        var onDay: String?

        @Option(help: ArgumentHelp("Where word and text come from.", valueName: "text"))
        var source: String?
    }

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Write a word into a pack.",
            example:
                "hearth word pack add \"Our words\" fika --text \"At three we have a fika.\" --meaning \"coffee break\"",
            more: """
                Word, text and meaning are enough. Pictures, and sounds in which somebody reads it aloud, are put to it on its \
                page.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The pack.", completion: .names(.ownLists))
        var pack: String

        @Argument(help: "The word.")
        var word: String

        @Option(help: ArgumentHelp("A short text with the word in it.", valueName: "text"))
        var text: String

        @OptionGroup var written: Written

        func run(_ client: NodeClient, _ console: Console) async throws {
            let entry = try await client.perform(
                AddPackEntry(
                    list: pack, word: word, text: text, meanings: written.meanings,
                    meaningLanguage: written.meaningLanguage, language: written.language,
                    level: written.level, partOfSpeech: written.partOfSpeech, ipa: written.ipa,
                    sentence: written.sentence, definition: written.definition,
                    wrong: written.wrong.isEmpty ? nil : written.wrong,
                    translation: written.translation,
                    forms: written.forms.isEmpty ? nil : written.forms, onDay: written.onDay,
                    source: written.source))
            try console.answer(entry, asJSON: node.json) { entry in
                console.say(Text("“\(entry.word)” is in the pack."))
            }
        }
    }

    struct Edit: NodeCommand {
        static let configuration = CommandConfiguration(
            "edit", "Change a word of a pack.",
            example: "hearth word pack edit \"Our words/fika\" --level 1")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The word, as PACK/WORD.")
        var entry: String

        @Option(help: ArgumentHelp("The new word.", valueName: "word"))
        var word: String?

        @Option(help: ArgumentHelp("The new text.", valueName: "text"))
        var text: String?

        @OptionGroup var written: Written

        func run(_ client: NodeClient, _ console: Console) async throws {
            func some(_ texts: [String]) -> [String]? { texts.isEmpty ? nil : texts }
            let entry = try await client.perform(
                EditPackEntry(
                    entry: entry, word: word, text: text, meanings: some(written.meanings),
                    meaningLanguage: written.meaningLanguage, language: written.language,
                    level: written.level, partOfSpeech: written.partOfSpeech, ipa: written.ipa,
                    sentence: written.sentence, definition: written.definition,
                    wrong: some(written.wrong), translation: written.translation,
                    forms: some(written.forms), onDay: written.onDay, source: written.source))
            try console.answer(entry, asJSON: node.json) { entry in
                console.say(Text("“\(entry.word)” is saved."))
            }
        }
    }
}
