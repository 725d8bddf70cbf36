import ArgumentParser
import HearthAPI
import HearthExchange
import HearthLanguage

/// Takes lists out of the node.
struct ExportCommand: NodeCommand {
    /// What it is written as.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        /// Everything, to be kept or read by programs.
        case json
        /// A table for spreadsheet programs.
        case csv
        /// A page to print.
        case html
    }

    static let configuration = CommandConfiguration(
        "export", "Take your lists out: as JSON, as a table or as a page to print.",
        example: "hearth export --format html --output wishes.html",
        more: """
            Nothing of it says what is reserved, but for your own cart when you ask for it. \
            `hearth import` reads JSON and tables back.
            """)

    @OptionGroup(title: "Common Options") var node: NodeOptionGroup

    @Argument(help: "LIST or FRIEND/LIST; all of your own if not given.")
    var lists: [String] = []

    @Option(help: "json, csv or html.")
    var format = Format.json

    @Option(
        help: ArgumentHelp("The file to write; standard output if not given.", valueName: "file"))
    var output: String?

    @Flag(help: "Replace the file if it is there.")
    var force = false

    @Flag(help: "Also the lists that you follow.")
    var followed = false

    @Flag(help: "Also your cart (JSON only).")
    var cart = false

    func validate() throws {
        if cart, format != .json {
            throw ValidationError(Text("--cart goes with --format json alone."))
        }
        if followed, !lists.isEmpty {
            throw ValidationError(Text("Name lists or add --followed, not both."))
        }
    }

    func run(_ client: NodeClient, _ console: Console) async throws {
        let export = try await client.perform(
            ExportLists(
                lists: lists.isEmpty ? nil : lists.joined(separator: "\n"),
                followed: followed ? "yes" : nil, cart: cart ? "yes" : nil))
        let text =
            switch format {
            case .json: try ExportDocument.text(of: export)
            case .csv: CSVWriter.text(of: export)
            case .html: PrintablePage(.spoken).html(of: export)
            }
        try console.deliver(text, to: output, replacing: force)
        if output != nil {
            let wishes = export.lists.reduce(0) { $0 + $1.wishes.count }
            console.explain(
                Text("Lists: \(export.lists.count), wishes: \(wishes)."))
        }
        if export.profile != nil, format == .json {
            console.explain(
                Text("Your profile is in it, addresses included; friends alone see that else."))
        }
        if export.cart != nil {
            console.explain(
                Text("It says what you reserved: keep it from those whom it is for."))
        }
    }
}

extension PrintablePage.Labels {
    /// In the language that is spoken.
    fileprivate static var spoken: PrintablePage.Labels {
        let priorities = ["low", "medium", "high"]
        let occasions = [
            "birthday", "christmas", "wedding", "engagement", "name-day", "mothers-day",
            "fathers-day", "easter", "halloween", "graduation", "baby", "housewarming", "other",
        ]
        func named(_ words: [String], _ name: (String) -> String?) -> [String: String] {
            Dictionary(words.map { ($0, name($0) ?? $0) }) { first, _ in first }
        }
        let language = Language.current
        return PrintablePage.Labels(
            language: language.code, title: Text("Wish lists").string, own: Text("mine").string,
            tray: Text("Tray").string, empty: Text("No wishes yet.").string,
            wanted: Text("wanted:").string, anyNumber: Text("any number").string,
            madeOn: Text("as of").string, priorities: named(priorities) { Words.priority($0) },
            occasions: named(occasions) { Words.occasion($0) },
            amount: { language.amount($0) })
    }
}
