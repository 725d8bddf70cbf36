import ArgumentParser
import HearthAPI
import HearthLanguage

extension WordCommand {
    struct Friends: NodeCommand {
        static let configuration = CommandConfiguration(
            "friends", "Show how friends learn who show it to you.",
            example: "hearth word friends --sort week",
            more: """
                Numbers are through yesterday: nobody sees when somebody learned. `hearth leave` takes a friend off \
                this list.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(help: ArgumentHelp("Order: streak, week or learned.", valueName: "order"))
        var sort: String?

        @Argument(help: "Only friends with this in their name.")
        var name: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowTogether(sort: sort, text: name))
            try console.answer(shown, asJSON: node.json) { TogetherLines.say($0, console) }
        }
    }

    struct Share: NodeCommand {
        static let configuration = CommandConfiguration(
            "share", "Show friends how you learn.", example: "hearth word share --with Anna",
            more: """
                They are asked first. They see your level, days in a row, words learned, points and achievements: numbers \
                through yesterday, written once a day at five in the morning, never when you learned and no word.
                """)

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp("A friend; may be given several times.", valueName: "friend"),
            completion: .names(.friends))
        var with: [String]

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShareProgress(with: with))
            try console.answer(shown, asJSON: node.json) {
                TogetherLines.sayReaders($0, console)
            }
        }
    }

    struct Unshare: NodeCommand {
        static let configuration = CommandConfiguration(
            "unshare", "Show how you learn to nobody any more, or not to some.",
            example: "hearth word unshare --with Anna")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp(
                "A friend; may be given several times; all if not given.", valueName: "friend"),
            completion: .names(.friends))
        var with: [String] = []

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(HideProgress(with: with.isEmpty ? nil : with))
            try console.answer(shown, asJSON: node.json) {
                TogetherLines.sayReaders($0, console)
            }
        }
    }

    struct Result: NodeCommand {
        static let configuration = CommandConfiguration(
            "result", "Print today's result to paste, which does not tell the word.",
            example: "hearth word result")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        func run(_ client: NodeClient, _ console: Console) async throws {
            let shown = try await client.perform(ShowWords())
            guard let today = shown.today,
                let text = WordText.pasted(today, streak: shown.streak)
            else { throw UsageError(Text("Today's word is not solved yet.")) }
            try console.answer(Pasted(result: text.string), asJSON: node.json) { _ in
                console.say(text)
            }
        }

        private struct Pasted: Encodable {
            let result: String
        }
    }
}

/// How friends learn, as the command line shows it.
private enum TogetherLines {
    static func say(_ shown: TogetherShown, _ console: Console) {
        var table = Table([
            Text("FRIEND"), Text("LANGUAGE"), Text("LEVEL"), Text("IN A ROW"), Text("WEEK"),
            Text("LEARNED"), Text("THROUGH"),
        ])
        for friend in shown.friends {
            for one in friend.languages {
                table.add([
                    friend.name, WordText.language(one.language).string, "\(one.level)",
                    "\(one.streak)", "\(one.weekPoints.first ?? 0)", "\(one.learned)",
                    friend.through,
                ])
            }
            if friend.languages.isEmpty {
                table.add([friend.name, Text("nothing yet").string, nil, nil, nil, nil, nil])
            }
        }
        if shown.friends.isEmpty {
            console.say(Text("No friend shows you how they learn yet."))
        } else {
            console.say(table.lines())
        }
        sayReaders(shown, console)
    }

    static func sayReaders(_ shown: TogetherShown, _ console: Console) {
        for reader in shown.readers {
            console.say(
                reader.isAsked
                    ? Text("\(reader.name) is asked whether they want to see it.")
                    : Text("\(reader.name) sees it."))
        }
        if shown.readers.isEmpty { console.say(Text("Nobody sees how you learn.")) }
    }
}
