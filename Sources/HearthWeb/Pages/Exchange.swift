import HearthAPI
import HearthExchange
import HearthFiles
import HearthForms
import HearthLanguage
import HearthLists
import HearthPages
import HearthWire
import Hummingbird
import NIOPosix

/// What a file would bring.
struct ReadImport: Sendable {
    var operation: ImportWishes
    /// Whether the picture of its profile is none that can be used.
    var lostPicture: Bool
    /// What a person should know before.
    var remarks: [Text]
}

extension PageSite {
    /// Files are read one after the other, on a thread that nothing else waits for: reading a large one
    /// takes seconds. It lasts as long as the process.
    static let reader: NIOThreadPool = {
        let pool = NIOThreadPool(numberOfThreads: 1)
        pool.start()
        return pool
    }()

    /// Reads a file that was sent, or what was pasted.
    ///
    /// - Throws: `HearthError`: why nothing of it can be brought in.
    func read(_ form: Form, for visit: Visit) async throws -> ReadImport {
        var remarks: [Text] = []
        let said = form["currency"].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        if let said, Currency(said.uppercased()) == nil {
            throw HearthError(.currencyUnknown, ["value": said])
        }
        var source = try await Self.reader.runIfActive { try Self.file(in: form, currency: said) }
        if said == nil, source.lacksCurrency,
            let usual = try await visit.ask(ShowUsualCurrency()).currency
        {
            source = try await Self.reader.runIfActive {
                try Self.file(in: form, currency: usual)
            }
            remarks.append(
                Text("Amounts without a currency were read as \(usual), your usual one."))
        }
        var operation = Self.wishes(of: source, form)
        let given = operation.profile
        operation.profile = await given?.withPicture(madeBy: pictures)
        return ReadImport(
            operation: operation,
            lostPicture: given?.picture != nil && operation.profile?.picture == nil,
            remarks: remarks + source.notes.map(\.text))
    }

    /// `currency` is what amounts without one are in.
    private static func file(
        in form: Form, currency: String?
    ) throws(HearthError) -> ImportFile {
        let file = form.files.first { $0.field == "file" && !$0.octets.isEmpty }
        let octets = file?.octets ?? Array((form["pasted"] ?? "").utf8)
        do throws(ImportError) {
            return try ImportFile(
                octets: octets, currency: currency.flatMap { Currency($0.uppercased()) })
        } catch {
            throw HearthError(error)
        }
    }

    private static func wishes(of source: ImportFile, _ form: Form) -> ImportWishes {
        guard let list = form["list"], !list.isEmpty else {
            return ImportWishes(
                lists: source.lists, target: .either, profile: source.profile)
        }
        return ImportWishes(
            lists: [
                ImportedList(
                    title: list,
                    wishes: source.lists.filter { $0.kind == nil }.flatMap(\.wishes))
            ],
            target: .present)
    }

    /// Brings in what was shown.
    func bring(_ form: Form, _ visit: Visit) async throws -> Finished {
        // It stays for a while, with its id: the same form may come again.
        guard
            var operation = await imports.find(form["import"] ?? "", for: visit.member)?.operation
        else {
            throw HearthError(
                .usage,
                [
                    "problem":
                        Text("This was shown too long ago. Choose the file again.").string
                ])
        }
        operation.isPreview = false
        _ = try await visit.ask(operation)
        return Finished(next: "/lists", done: ImportWishes.path)
    }
}

extension Visit {
    func importForm() async throws -> Response {
        let token = query("of") ?? ""
        var planned: ImportView.Planned?
        if var read = await site.imports.find(token, for: member) {
            read.operation.isPreview = true
            planned = .init(
                token: token, lists: try await ask(read.operation), file: read.operation.lists,
                hasProfile: read.operation.profile != nil, lostPicture: read.lostPicture,
                remarks: read.remarks)
        }
        return try await page(
            Text("Import wishes"), whose: .own,
            ImportView(
                lists: try await ask(ListLists()),
                currencies: try await ask(ShowCurrencySettings()).usual, planned: planned,
                problem: problem))
    }

    /// A file to take along.
    func export(_ file: String) async throws -> Response {
        switch file {
        case "hearth.json":
            let export = try await ask(ExportLists())
            return PageResponse.file(
                try ExportDocument.text(of: export), type: "application/json", name: file)
        case "wishes.csv":
            let export = try await ask(ExportLists())
            return PageResponse.file(
                CSVWriter.text(of: export), type: "text/csv; charset=utf-8", name: file)
        case "hearth.ics":
            return PageResponse.file(
                try await calendar(), type: "text/calendar; charset=utf-8", name: file)
        default: throw HTTPError(.notFound)
        }
    }
}
