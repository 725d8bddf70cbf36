import HTTPTypes
import HearthAPI
import HearthExchange
import HearthFiles
import HearthForms
import HearthKinds
import HearthLanguage
import HearthLists
import HearthPages
import HearthWire
import Hummingbird
import NIOCore
import NIOPosix

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
    func read(_ form: Form, for visit: Visit) async throws -> FileImport {
        func said(_ field: String) -> String? {
            form[field].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        }
        let sent = form.files.first { $0.field == "file" && !$0.octets.isEmpty }
        let file = ChosenFile(
            name: sent?.name ?? Text("What you pasted").string,
            octets: sent?.octets ?? Array((form["pasted"] ?? "").utf8))
        let word = said("format")
        let reader = try await Self.reader.runIfActive {
            try KindExchange.reader(of: file, named: word)
        }
        let choices = ImportChoices(list: said("list"), currency: said("currency"))
        return try await reader.read(VisitFiles(visit: visit), file, choices)
    }

    /// How long a form waits for what it began, before a page says how far that is.
    private static let patience = 20
    private static let pause: Duration = .milliseconds(100)

    /// Brings in what was shown.
    func bring(_ form: Form, _ visit: Visit) async throws -> Finished {
        // It stays for a while, with its ids: the same form may come again.
        let word = form["import"] ?? ""
        let file = await imports.find(word, for: visit.member)
        // These are on the page that comes next.
        let isOfWishes = file?.lists.allSatisfy { $0.kind == nil } == true
        if await importJobs.state(of: word, for: visit.member) == nil {
            guard let file else {
                throw HearthError(
                    .usage,
                    [
                        "problem":
                            Text("This was shown too long ago. Choose the file again.").string
                    ])
            }
            await importJobs.begin(file, as: word, for: visit)
        }
        // Another address than the form's page, so that the browser opens it and comes back by itself.
        let report = Finished(next: "/import?of=\(word)&begun=yes")
        for _ in 0..<Self.patience {
            switch await importJobs.state(of: word, for: visit.member) {
            case .done(let count, let remarks)
            where isOfWishes && remarks.isEmpty && count.refused == 0:
                return Finished(next: "/lists", done: ImportWishes.path)
            case .failed(let error): throw error
            case .running: try await Task.sleep(for: Self.pause)
            default: return report
            }
        }
        return report
    }
}

extension OwnForm {
    /// Reads a file, or what was pasted, and shows what it would bring.
    static let importFile = OwnForm(
        "/import", asking: ImportWishes.self, named: ImportView.form, with: .own
    ) { visit, form in
        let site = visit.site
        let word = await site.imports.keep(
            try await site.read(form, for: visit), for: visit.member, octets: form.octetCount)
        return Finished(next: "/import?of=\(word)")
    }

    /// Brings in what was shown.
    static let importConfirm = OwnForm(
        "/import/confirm", asking: ImportWishes.self, named: ImportView.form, on: "/import"
    ) { visit, form in
        try await visit.site.bring(form, visit)
    }
}

extension Visit {
    func importForm() async throws -> Response {
        let token = query("of") ?? ""
        if let state = await site.importJobs.state(of: token, for: member) {
            return try await importReport(state)
        }
        var planned: ImportView.Planned?
        if let read = await site.imports.find(token, for: member) {
            planned = .init(
                token: token, lists: try await read.preview(VisitFiles(visit: self)),
                file: read.lists,
                hasProfile: read.requests.contains { $0.profile != nil },
                lostPicture: read.lostPicture, remarks: read.facts + read.remarks.texts)
        }
        return try await page(
            Text("Import"), whose: .own,
            ImportView(
                lists: try await ask(ListLists()),
                readers: KindExchange.table.all.flatMap(\.readers).map { ($0.word, $0.label) },
                currencies: try await ask(ShowCurrencySettings()).usual, planned: planned,
                problem: problem))
    }

    /// How far an import is, or what came of it.
    private func importReport(_ state: ImportJobs.State) async throws -> Response {
        let view: ImportReportView
        switch state {
        case .running(let step):
            view = .running(done: step.done, of: step.of, areFiles: step.areFiles)
        case .done(let count, let remarks):
            view = .done(
                added: count.added, there: count.there, refused: count.refused, remarks: remarks)
        case .failed(let error): view = .failed(PageErrors.text(for: error))
        }
        var response = try await page(Text("Import"), whose: .own, view)
        if case .running = state, let refresh = HTTPField.Name("refresh") {
            response.headers[refresh] = "2"
        }
        return response
    }

    /// A file to take along.
    func export(_ file: String) async throws -> Response {
        switch file {
        case "hearth.json":
            let export = try await ask(ExportLists())
            return PageResponse.file(
                try ExportDocument.text(of: export), type: "application/json", name: file)
        case "hearth.ics":
            return PageResponse.file(
                try await calendar(), type: "text/calendar; charset=utf-8", name: file)
        default:
            guard let download = KindExchange.download(file: file) else {
                throw HTTPError(.notFound)
            }
            return try await self.download(download)
        }
    }

    /// Sent as it is made: a folder of notes with pictures is larger than memory.
    private func download(_ download: KindDownload) async throws -> Response {
        let node = VisitFiles(visit: self)
        let list = query("list").flatMap { $0.isEmpty ? nil : $0 }
        let prepared = try await download.prepare(node, list)
        var response = PageResponse.file("", type: download.mediaType, name: download.file)
        response.body = ResponseBody { writer in
            var pieces = prepared
            while let octets = try await pieces.next(node) {
                try await writer.write(ByteBuffer(bytes: octets))
            }
            try await writer.finish(nil)
        }
        return response
    }
}
