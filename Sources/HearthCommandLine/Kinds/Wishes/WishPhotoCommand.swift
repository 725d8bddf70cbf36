import ArgumentParser
import HearthAPI
import HearthLanguage

/// `hearth wish photo`.
struct WishPhotoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "photo", "Add, look at and order the photos of a wish.",
        example: "hearth wish photo add Birthday/Lamp front.jpg back.jpg",
        more: "Photos are made to fit, turned upright and lose where and with what they were taken "
            + "before they leave this node. Sounds stay as they are, without what says where and by "
            + "whom they were made. Numbers count from 1; the first photo stands for the wish.",
        subcommands: [
            Add.self, List.self, Save.self, Delete.self, Move.self, Caption.self,
        ])

    struct Add: NodeCommand {
        static let configuration = CommandConfiguration(
            "add", "Add photos to a wish.",
            example: "hearth wish photo add Birthday/Lamp front.jpg --caption \"The front\"")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST/WISH, or WISH for one in the tray.", completion: .names(.ownWishes))
        var wish: String

        @Argument(
            help: """
                JPEG, PNG or WebP, or a sound: MP3, M4A, Ogg, WebM or WAV; at most 10 MiB each.
                """,
            completion: .file(extensions: PhotoOptions.endings))
        var files: [String]

        @Option(
            name: .customLong("caption"),
            help: ArgumentHelp(
                "What stands under a photo; can be repeated, in the order of the photos.",
                valueName: "text"))
        var captions: [String] = []

        private var options: PhotoOptions {
            var options = PhotoOptions()
            options.photos = files
            options.captions = captions
            return options
        }

        func validate() throws { try options.validate() }

        func run(_ client: NodeClient, _ console: Console) async throws {
            let photos = try await client.prepare(options, console)
            let saved = try await client.perform(
                SaveWish(edit: EditWish(wish: wish), photos: photos))
            try console.answer(saved, asJSON: node.json) { console.sayPhotos(of: $0) }
        }
    }

    struct List: NodeCommand {
        static let configuration = CommandConfiguration(
            "list", "List the photos of a wish, and how much of them has come.",
            example: "hearth wish photo list Owner/Birthday/Lamp")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "LIST/WISH, FRIEND/LIST/WISH, or WISH for one in the tray.",
            completion: .names(.allWishes))
        var wish: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let wish = try await client.perform(ShowItem(item: wish))
            try console.answer(wish.photos, asJSON: node.json) { _ in
                console.sayPhotos(of: wish.given.wish)
            }
        }
    }

    struct Save: NodeCommand {
        static let configuration = CommandConfiguration(
            "save", "Write a photo of a wish to a file.",
            example: "hearth wish photo save Owner/Birthday/Lamp --to lamp.jpg --number 2")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(
            help: "LIST/WISH, FRIEND/LIST/WISH, or WISH for one in the tray.",
            completion: .names(.allWishes))
        var wish: String

        @Option(
            name: .customLong("to"), help: ArgumentHelp("The file to write.", valueName: "file"),
            completion: .file())
        var file: String?

        @Argument(help: .hidden, completion: .file())
        var place: String?

        @Option(help: ArgumentHelp("Which photo, counted from 1.", valueName: "number"))
        var number = 1

        @Flag(help: "The small picture of it.")
        var thumbnail = false

        @Flag(help: "Replace a file that is there.")
        var overwrite = false

        func validate() throws {
            if (file == nil) == (place == nil) {
                throw ValidationError(Text("Say which file to write, with --to FILE."))
            }
        }

        func run(_ client: NodeClient, _ console: Console) async throws {
            guard let file = file ?? place else { return }
            let octets = try await client.photo(wish, number: number, thumbnail: thumbnail)
            try PhotoFile.write(octets, to: file, overwriting: overwrite)
            try console.answer(SavedFile(file: file, octets: octets.count), asJSON: node.json) {
                console.say(Text("\($0.file) is written."))
            }
        }
    }

    struct Delete: NodeCommand {
        static let configuration = CommandConfiguration(
            "delete", "Take a photo off a wish.",
            example: "hearth wish photo delete Birthday/Lamp 2")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup
        @OptionGroup var confirmation: ConfirmationOptions

        @Argument(help: "LIST/WISH, or WISH for one in the tray.", completion: .names(.ownWishes))
        var wish: String

        @Argument(help: "Which photo, counted from 1.")
        var number: Int

        func run(_ client: NodeClient, _ console: Console) async throws {
            try confirmation.confirm(Text("Remove photo \(number) of \(wish)?"), on: console)
            let hash = try await client.hash(ofPhoto: number, of: wish)
            let changed = try await client.perform(RemovePhoto(item: wish, hash: hash))
            try console.answer(changed, asJSON: node.json) { console.sayPhotos(of: $0) }
        }
    }

    struct Move: NodeCommand {
        static let configuration = CommandConfiguration(
            "move", "Put a photo of a wish at another place.",
            example: "hearth wish photo move Birthday/Lamp 3 --to 1")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST/WISH, or WISH for one in the tray.", completion: .names(.ownWishes))
        var wish: String

        @Argument(help: "Which photo, counted from 1.")
        var number: Int

        @Option(
            name: .customLong("to"),
            help: ArgumentHelp("Which one it becomes.", valueName: "number"))
        var place: Int

        func run(_ client: NodeClient, _ console: Console) async throws {
            let hash = try await client.hash(ofPhoto: number, of: wish)
            let changed = try await client.perform(
                MovePhoto(item: wish, hash: hash, to: place))
            try console.answer(changed, asJSON: node.json) { console.sayPhotos(of: $0) }
        }
    }

    struct Caption: NodeCommand {
        static let configuration = CommandConfiguration(
            "caption", "Write something under a photo.",
            example: "hearth wish photo caption Birthday/Lamp 1 \"In the shop\"",
            more: "An empty text takes away what stands there.")

        @OptionGroup(title: "Common Options") var node: NodeOptionGroup

        @Argument(help: "LIST/WISH, or WISH for one in the tray.", completion: .names(.ownWishes))
        var wish: String

        @Argument(help: "Which photo, counted from 1.")
        var number: Int

        @Argument(help: "The text.")
        var text: String

        func run(_ client: NodeClient, _ console: Console) async throws {
            let hash = try await client.hash(ofPhoto: number, of: wish)
            let changed = try await client.perform(
                CaptionPhoto(item: wish, hash: hash, caption: text))
            try console.answer(changed, asJSON: node.json) { console.sayPhotos(of: $0) }
        }
    }
}

/// What was written where.
struct SavedFile: Encodable {
    var file: String
    var octets: Int
}

extension Console {
    func sayPhotos(of wish: ItemInfo) {
        guard !wish.photos.isEmpty else { return say(Text("“\(wish.name)” has no photos.")) }
        say(PhotoText.lines(wish.photos))
    }
}
