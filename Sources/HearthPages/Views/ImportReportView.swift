package import HearthLanguage

/// How far an import is, and at its end what came of it.
package struct ImportReportView: PageContent {
    package static let template = "import-report"

    /// Nil: it has ended.
    private(set) var running: Text?
    private(set) var facts: [Text] = []
    private(set) var hasRemarks = false
    private(set) var remarks: [Text] = []
    private(set) var problem: String?

    /// `areFiles`: pictures and sounds of entries; else the entries themselves.
    package static func running(done: Int, of all: Int, areFiles: Bool) -> ImportReportView {
        ImportReportView(
            running: areFiles
                ? Text("Pictures and sounds: \(done) of \(all)")
                : Text("Entries: \(done) of \(all)"))
    }

    package static func done(
        added: Int, there: Int, refused: Int, remarks: [Text]
    ) -> ImportReportView {
        var facts = [
            Text(
                count: added, one: "1 entry is imported.",
                other: "\(added) entries are imported.")
        ]
        if there > 0 {
            facts.append(
                Text(
                    count: there, one: "1 entry was there already.",
                    other: "\(there) entries were there already."))
        }
        if refused > 0 {
            facts.append(
                Text(
                    count: refused, one: "1 entry is left out.",
                    other: "\(refused) entries are left out."))
        }
        return ImportReportView(
            facts: facts, hasRemarks: !remarks.isEmpty, remarks: ImportView.shown(remarks))
    }

    package static func failed(_ problem: String) -> ImportReportView {
        ImportReportView(problem: problem)
    }
}
