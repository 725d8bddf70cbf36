import ArgumentParser
import FoundationEssentials
import HearthAPI
import HearthExchange
import HearthLanguage
import HearthLists

/// Takes lists out of the node.
struct ExportCommand: NodeCommand {
    /// What it is written as.
    enum Format: Equatable, ExpressibleByArgument {
        /// Everything, to be kept or read by programs.
        case json
        /// A table for spreadsheet programs.
        case csv
        /// A page to print.
        case html
        /// What lists of one kind can be taken out as.
        case ofKind(String)
    }

    static let configuration = CommandConfiguration(
        "export", "Take your lists out: as JSON, as a table or as a page to print.",
        example: "hearth export --format html --to wishes.html",
        more: """
            JSON of all your lists has your profile, your comments and what you asked of friends \
            too. Nothing of it says what is reserved, except your own cart when you ask for it. \
            `hearth import` reads JSON and tables back, and with them the photos that --photos \
            takes out. A page shows small ones in any case.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(
        help: "LIST or FRIEND/LIST; all of your own if not given.", completion: .names(.allLists))
    var lists: [String] = []

    @Option(help: "json, csv or html; or markdown: notes in a zip file.")
    var format = Format.json

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp("The file to write; standard output if not given.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Replace the file if it is there.")
    var overwrite = false

    @Option(
        help: ArgumentHelp(
            "Also the photos, as files in this folder, which is made if it is not there.",
            valueName: "dir"),
        completion: .directory)
    var photos: String?

    @Flag(help: "Also the lists that you follow.")
    var followed = false

    @Flag(
        help:
            "Also your cart, your whispers and ideas, and what you told of gifts (JSON only)."
    )
    var cart = false

    func validate() throws {
        if cart, format != .json {
            throw ValidationError(Text("--cart goes with --format json alone."))
        }
        if format.download != nil, followed || photos != nil || lists.count > 1 || output == nil {
            throw ValidationError(
                Text("With this format name a file with --to, and at most one list."))
        }
        if followed, !lists.isEmpty {
            throw ValidationError(Text("Name lists or add --followed, not both."))
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        try console.checkPlace(for: output, replacing: overwrite)
        if let download = format.download {
            return try await deliver(download, client, console)
        }
        var export = try await client.perform(
            ExportLists(
                lists: lists.isEmpty ? nil : lists.joined(separator: "\n"),
                followed: followed ? "yes" : nil, cart: cart ? "yes" : nil))
        var photos: Int?
        if let folder = self.photos {
            let writing = try PhotoExport(folder: folder, beside: output, replacing: overwrite)
            let written = try await writing.write(export, client, console)
            export = written.export
            photos = written.count
            explain(written.missing, writing, console)
        }
        let text =
            switch format {
            case .json: try ExportDocument.text(of: export)
            case .csv: CSVWriter.text(of: export)
            case .html: try await page(of: export, client, console)
            case .ofKind: ""
            }
        try console.deliver(text, to: output, replacing: overwrite)
        if output != nil {
            let wishes = export.lists.reduce(0) { $0 + $1.items.count }
            console.explain(
                Text("Lists: \(export.lists.count), wishes: \(wishes)."))
        }
        if let photos, let folder = self.photos {
            console.explain(Text("Photos in \(folder): \(photos)."))
        }
        if export.profile != nil, format == .json {
            console.explain(
                Text("Your profile is in it, addresses included; friends alone see that else."))
        }
        if export.cart != nil {
            console.explain(
                Text(
                    "It says what you reserved and whispered: keep it from those whom it is for."))
        }
    }

    private func explain(_ missing: Int, _ photos: PhotoExport, _ console: Console) {
        if missing > 0 {
            console.explain(
                Text(
                    count: missing, one: "1 photo has not come yet and is left out.",
                    other: "\(missing) photos have not come yet and are left out."))
        }
        if photos.way == nil, output != nil {
            console.explain(
                Text(
                    "The photos are not below the folder of the export: `hearth import --photos \(photos.folder)` finds them."
                ))
        }
    }

    /// A page with small pictures in it, which needs nothing but itself.
    private func page(
        of export: ExportInfo, _ client: NodeClient, _ console: Console
    ) async throws -> String {
        let progress = ProgressLine(console: console)
        defer { progress.end() }
        var pictures: [String: String] = [:]
        for list in export.lists {
            for wish in list.items {
                for (index, photo) in (wish.photos ?? []).enumerated() {
                    guard let id = wish.id, !photo.isOfNewerHearth, !photo.isSound else {
                        continue
                    }
                    let path = list.id + "/" + id
                    progress.show(Text("Photos: \(pictures.count + 1)"))
                    pictures["\(path)/\(index + 1)"] = try await Self.small(
                        path, index + 1, isHere: photo.isHere != false, client)
                }
            }
        }
        return PrintablePage(.spoken) { list, wish, number in
            wish.id.flatMap { pictures["\(list.id)/\($0)/\(number)"] }
        }.html(of: export)
    }

    /// The small picture of a photo as an address, the whole one where there is no small one; nil
    /// when neither has come, or it is no picture.
    private static func small(
        _ wish: String, _ number: Int, isHere: Bool, _ client: NodeClient
    ) async throws -> String? {
        func photo(thumbnail: Bool) async throws -> [UInt8]? {
            do {
                return try await client.photo(wish, number: number, thumbnail: thumbnail)
            } catch let error as HearthError
                where [.photoNotHere, .unknownPhoto].contains(error.code)
            {
                return nil
            }
        }
        var octets = try await photo(thumbnail: true)
        if octets == nil, isHere { octets = try await photo(thumbnail: false) }
        guard let octets, let type = AttachmentKinds.type(of: octets),
            AttachmentKinds.picture.types.contains(type)
        else { return nil }
        return "data:\(type.name);base64,\(Data(octets).base64EncodedString())"
    }
}

extension PrintablePage.Labels {
    /// In the language that is spoken.
    fileprivate static var spoken: PrintablePage.Labels {
        func named(_ words: [String], _ name: (String) -> String?) -> [String: String] {
            Dictionary(words.map { ($0, name($0) ?? $0) }) { first, _ in first }
        }
        let language = Language.current
        return PrintablePage.Labels(
            language: language.code, title: Text("Wish lists").string, own: Text("mine").string,
            tray: Text("Tray").string, empty: Text("No wishes yet.").string,
            wanted: Text("wanted:").string, anyNumber: Text("any number").string,
            madeOn: Text("as of").string, newerFile: Text("A file of a newer Hearth").string,
            sound: Text("Sound").string,
            priorities: named(TypedWord.priorities) { Words.priority($0) },
            occasions: named(TypedWord.occasions) { Words.occasion($0) },
            amount: { language.amount($0) })
    }
}
