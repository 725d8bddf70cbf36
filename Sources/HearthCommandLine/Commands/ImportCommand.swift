import ArgumentParser
import HearthAPI
import HearthExchange
import HearthFiles
import HearthLanguage
import HearthLists
import HearthPictureWorker

/// Brings wishes in from a file.
struct ImportCommand: NodeCommand {
    static let configuration = CommandConfiguration(
        "import", "Import wishes from a file: CSV, JSON, pasted links or a saved shop page.",
        example: "hearth import wishes.csv --to Birthday",
        more: """
            What would be added is shown first. Wishes whose name is on the list already stay \
            out, so that a file can be imported again. Photos are files beside it, as `hearth \
            export --photos` writes them. Nothing is fetched from the network.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup
    @OptionGroup var confirmation: ConfirmationOptions

    @Argument(help: "The file; - reads standard input.", completion: .file())
    var file: String

    @Option(help: "csv, json, links, html or notes; what it looks like if not given.")
    var format: Format?

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            "The list for all of them; if not given, what the file says, else the tray.",
            valueName: "list"), completion: .names(.ownLists))
    var list: String?

    @Option(help: ArgumentHelp("Make a list for all of them.", valueName: "name"))
    var newList: String?

    @Option(
        name: .customLong("map"),
        help: ArgumentHelp(
            "What a column of a table is: \"Gift=name\", \"3=price\"; can be repeated.",
            valueName: "column=field"))
    var mapping: [ColumnMapping] = []

    @Option(
        help: ArgumentHelp(
            "What amounts without a currency are in; if not given, the currency used last.",
            valueName: "code"))
    var currency: String?

    @Option(
        help: ArgumentHelp(
            "Where the photos are that the file names; its own folder if not given.",
            valueName: "dir"),
        completion: .directory)
    var photos: String?

    @Flag(help: "Only show what would be added.")
    var preview = false

    func validate() throws {
        if list != nil, newList != nil {
            throw ValidationError(Text("--to and --new-list exclude each other."))
        }
        try CurrencyCode.check(currency)
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        // Once: it may be a pipe.
        let octets = try InputFile.octets(of: file, limit: ExchangeLimits.file)
        if try await bringOther(octets, client, console) { return }
        let (source, usual) = try await source(octets, client)
        // With a list that was named come its wishes alone.
        let given = target == .either ? source.profile : nil
        let profile = await given?.withPicture(madeBy: PictureWorkers(program: ImageProgram.path))
        var operation = ImportWishes(
            lists: lists(of: source), target: target, profile: profile, isPreview: true)
        let progress = ProgressLine(console: console)
        progress.show(Text("Looking at what is there …"))
        defer { progress.end() }
        let all = try await client.perform(operation)
        progress.end()
        let photos = ImportPhotos(folder: self.photos, beside: file)
        let planned = photos.readable(in: all) { console.explain($0) }
        let count = ImportText.count(planned)
        let photoCount = ImportText.photoCount(planned)
        if node.json, preview || count + photoCount == 0 && profile == nil {
            return try console.answer(planned, asJSON: true) { _ in }
        }
        if !node.json {
            explain(source, usual: usual, on: console)
            if given?.picture != nil, profile?.picture == nil {
                console.explain(
                    Text("The picture in the profile cannot be used here; it is left out."))
            }
            say(planned, hasProfile: profile != nil, on: console)
        }
        if count + photoCount == 0, profile == nil, planned.allSatisfy({ !$0.isNew }) {
            return console.say(Text("There is nothing new in the file."))
        }
        if preview { return }
        try confirmation.confirm(Self.question(wishes: count, photos: photoCount), on: console)
        operation.isPreview = false
        progress.show(Text(count: count, one: "Adding 1 wish …", other: "Adding \(count) wishes …"))
        let done = try await client.perform(operation)
        progress.end()
        let added = ImportText.count(done)
        if !node.json {
            console.say(
                Text(count: added, one: "1 wish is added.", other: "\(added) wishes are added."))
        }
        if !node.json { ImportText.explainRefused(done, on: console) }
        let brought = try await photos.bring(to: photos.readable(in: done), client, console)
        try console.answer(done, asJSON: node.json) { _ in
            if brought > 0 {
                console.say(
                    Text(
                        count: brought, one: "1 photo is added.",
                        other: "\(brought) photos are added."))
            }
        }
    }

    /// What was hard to read in the file, and what helps.
    private func explain(_ source: ImportFile, usual: String?, on console: Console) {
        for note in source.remarks { console.explain(note.text) }
        if let usual {
            console.explain(
                Text("Amounts without a currency were read as \(usual), your usual one."))
        }
        if source.lacksCurrency || usual != nil {
            console.explain(Text("--currency says in which currency such amounts are."))
        }
        if source.hasUnknownColumns {
            console.explain(Text("--map says what a column is about."))
        }
    }

    /// What the file holds; amounts without a currency are in the one given, or in the usual one, which is told.
    private func source(
        _ octets: [UInt8], _ client: NodeClient
    ) async throws -> (file: ImportFile, usual: String?) {
        let source = try read(octets, amountsIn: currency)
        guard currency == nil, source.lacksCurrency,
            let usual = try await client.perform(ShowUsualCurrency()).currency
        else { return (source, nil) }
        return (try read(octets, amountsIn: usual), usual)
    }

    private func say(_ planned: [ImportedListInfo], hasProfile: Bool, on console: Console) {
        console.say(planned)
        guard hasProfile else { return }
        console.say(
            Text(
                "The file has a profile. What yours does not say yet is filled in with it: birthday, sizes, addresses, note, picture."
            ))
    }

    private static func question(wishes: Int, photos: Int) -> Text {
        if wishes > 0 {
            return Text(count: wishes, one: "Add 1 wish?", other: "Add \(wishes) wishes?")
        }
        if photos > 0 {
            return Text(count: photos, one: "Add 1 photo?", other: "Add \(photos) photos?")
        }
        return Text("Import it?")
    }

    private var target: ImportWishes.Target {
        if list != nil { return .present }
        return newList != nil ? .new : .either
    }

    private func lists(of source: ImportFile) -> [ImportedList] {
        guard let title = list ?? newList else { return source.lists }
        let wishes = source.lists.filter { $0.kind == nil }.flatMap(\.wishes)
        // The tray by its name in commands.
        let isTray = list?.lowercased() == "tray"
        return [ImportedList(title: isTray ? nil : title, wishes: wishes)]
    }

    private func read(_ octets: [UInt8], amountsIn currency: String?) throws -> ImportFile {
        do throws(ImportError) {
            return try ImportFile(
                octets: octets, format: format?.ofWishes,
                mapping: Dictionary(mapping.map { ($0.column, $0.field) }) { $1 },
                currency: currency.flatMap { Currency($0.uppercased()) })
        } catch {
            throw HearthError(error)
        }
    }
}

/// What a column of a table is about, as it is typed: `Gift=name`.
struct ColumnMapping: ExpressibleByArgument {
    let column: String
    let field: ImportField

    init?(argument: String) {
        guard let sign = argument.lastIndex(of: "="), sign > argument.startIndex,
            let field = ImportField(rawValue: argument[argument.index(after: sign)...].lowercased())
        else { return nil }
        column = String(argument[..<sign])
        self.field = field
    }
}
