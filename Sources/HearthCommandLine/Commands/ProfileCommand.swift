import ArgumentParser
import FoundationEssentials
import HearthAPI
import HearthLanguage

/// `hearth profile`.
struct ProfileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "profile", "What you tell your friends about yourself: name, birthday, sizes, addresses.",
        example: "hearth profile set --birthday 04-17 --size \"Shoes=39\"",
        more: """
            Only your friends see it. People who read a list with you and are no friends of yours \
            see your name and no more.
            """,
        subcommands: [Show.self, Set.self, Picture.self], defaultSubcommand: Show.self)

    struct Show: NodeCommand {
        static let configuration = CommandConfiguration(
            "show", "Show your profile, or a friend's.", example: "hearth profile show Owner")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The friend's name; you, if not given.", completion: .names(.friends))
        var friend: String?

        func run(_ client: NodeClient, _ console: Console) async throws {
            let profile = try await client.perform(ShowProfile(friend: friend))
            try console.answer(profile, asJSON: node.json) { console.say($0) }
        }
    }

    struct Set: NodeCommand {
        static let configuration = CommandConfiguration(
            "set", "Change what you tell your friends about yourself.",
            example: "hearth profile set --birthday 04-17 --size \"Shoes=39\" --clear notes")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Option(
            help: ArgumentHelp(
                "What you are called, by all who read a list with you.", valueName: "name"))
        var name: String?

        @Option(help: ArgumentHelp("MM-DD, or YYYY-MM-DD.", valueName: "day"))
        var birthday: String?

        @Option(
            name: .customLong("size"),
            help: ArgumentHelp(
                "\"Shoes=39\"; can be repeated; \"Shoes=\" takes it away.", valueName: "size"))
        var sizes: [String] = []

        @Option(
            name: .customLong("address"),
            help: ArgumentHelp(
                "A postal address, beside those that are there; can be repeated.",
                valueName: "text"))
        var addresses: [String] = []

        @Option(help: ArgumentHelp("Anything else worth knowing.", valueName: "text"))
        var notes: String?

        @Option(
            help: ArgumentHelp(
                "A picture of you: JPEG, PNG or WebP; a small square of it is kept.",
                valueName: "file"), completion: .file(extensions: ["jpg", "jpeg", "png", "webp"]))
        var picture: String?

        @Option(
            parsing: .upToNextOption,
            help: ArgumentHelp("What to take away first.", valueName: "field"))
        var clear: [ProfileField] = []

        func validate() throws {
            if name == nil, birthday == nil, notes == nil, picture == nil, sizes.isEmpty,
                addresses.isEmpty, clear.isEmpty
            {
                throw ValidationError("Say what to change, for example --birthday or --size.")
            }
            if let wrong = sizes.first(where: { !$0.contains("=") }) {
                throw ValidationError("“\(wrong)” is no size. Write what it is of: \"Shoes=39\".")
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            let sizes = sizes.map { size in
                let pieces = size.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return SizeInfo(label: String(pieces[0]), value: String(pieces.last ?? ""))
            }
            var prepared: PictureInfo?
            if let picture { prepared = try await PortraitFile(path: picture).prepared() }
            let profile = try await client.perform(
                EditProfile(
                    name: name, clear: clear.isEmpty ? nil : clear, birthday: birthday,
                    sizes: sizes.isEmpty ? nil : sizes,
                    addresses: addresses.isEmpty ? nil : addresses, note: notes,
                    picture: prepared))
            try console.answer(profile, asJSON: node.json) { profile in
                console.say(profile)
                console.explain(Text("Your friends see this, and nobody else."))
                if name != nil {
                    console.explain(
                        Text("Your name comes to everybody who reads a list with you."))
                }
            }
        }
    }

    struct Picture: NodeCommand {
        static let configuration = CommandConfiguration(
            "picture", "Save the picture in your profile, or in a friend's.",
            example: "hearth profile picture Owner --to owner.jpg")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "The friend's name; you, if not given.", completion: .names(.friends))
        var friend: String?

        @Option(
            name: .customLong("to"), help: ArgumentHelp("Where to.", valueName: "file"),
            completion: .file())
        var file: String

        @Flag(help: "Replace a file that is there.")
        var overwrite = false

        func run(_ client: NodeClient, _ console: Console) async throws {
            let picture = try await client.perform(ShowProfilePicture(friend: friend))
            guard let octets = Data(base64Encoded: picture.base64) else {
                throw HearthError(.internalError)
            }
            try PhotoFile.write(Array(octets), to: file, overwriting: overwrite)
            try console.answer(picture, asJSON: node.json) { _ in
                console.say(Text("Saved: \(file)"))
            }
        }
    }
}

/// What `profile set --clear` can take away, by the words of the command line.
extension ProfileField: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(rawValue: argument == Self.notes ? ProfileField.note.rawValue : argument)
    }

    public static var allValueStrings: [String] {
        allCases.map { $0 == .note ? notes : $0.rawValue }
    }

    private static let notes = "notes"
}

extension Console {
    /// Everything that somebody tells of themselves.
    func say(_ profile: ProfileInfo) {
        sayHeading(Text(verbatim: profile.name))
        let lines = ProfileText.facts(of: profile).lines(indent: 2)
        if !lines.isEmpty { return say(lines) }
        let nothing =
            profile.isCaller
            ? Text("Nothing yet. `hearth profile set` tells your friends your birthday and sizes.")
            : Text("Nothing so far.")
        say(["  " + nothing.string])
    }
}
