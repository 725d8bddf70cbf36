import ArgumentParser
import HearthAPI
import HearthLanguage
import HearthPictureWorker
import HearthSpeech

extension WordCommand {
    struct Say: NodeCommand {
        static let configuration = CommandConfiguration(
            "say", "Read a word or its text aloud: writes the sound.",
            example: "hearth word say --text --to text.wav",
            more: """
                Takes what somebody recorded for the entry, else a voice of espeak-ng, where that is installed. Nothing goes \
                to a service.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var which: Which

        @Flag(help: "The whole text instead of the word.")
        var text = false

        @Option(
            help: ArgumentHelp(
                "Write it into this file; standard output if not given.", valueName: "file"),
            completion: .file())
        var to: String?

        @Flag(help: "Write over the file if it is there.")
        var overwrite = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let word = try await client.perform(
                ShowWord(word: which.name, day: which.day, language: which.learned))
            let octets = try await sound(of: word, client)
            try console.deliver(octets, to: to ?? "-", replacing: overwrite)
            if let to { console.explain(Text("\(to) is written.")) }
        }

        private func sound(of word: WordShown, _ client: NodeClient) async throws -> [UInt8] {
            if let reading = text ? word.readingText : word.readingWord, reading.isHere {
                return try await client.photo(
                    word.path, number: reading.number, thumbnail: false)
            }
            let speaker = Speaker()
            guard speaker.isHere else {
                throw UsageError(
                    Text(
                        "Nobody has recorded it, and espeak-ng is not installed: `sudo apt install espeak-ng`."
                    ))
            }
            let plain = text ? word.text.map(\.text).joined() : word.word
            guard let octets = await speaker.sound(of: plain, in: word.language) else {
                throw UsageError(Text("It cannot be read aloud now."))
            }
            return octets
        }
    }
}
