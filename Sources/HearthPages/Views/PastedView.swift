package import HearthLanguage

/// Asks whether all that was pasted into the field for one is to be added.
package struct PastedView: PageContent {
    package static let template = "pasted"
    package static let address = "/pasted"
    /// Rows and remarks that are shown; nobody reads more before they say yes.
    static let shown = 50

    package let heading: Text
    let button: Text
    let remarks: [Text]
    /// Under what it is remembered.
    let word: String
    let cancel: String
    let child: String?
    let isChecklist: Bool
    let rows: [Row]
    let more: Text?

    struct Row: Sendable {
        let name: String
        var isDone = false
        var quantity: String?
        var link: String?
    }

    /// `rows`: of all, of which the first are shown. `page`: where they were pasted.
    init(
        _ heading: Text, button: Text, remarks: [Text], word: String, page: String,
        child: String?, isChecklist: Bool = false, rows: some Collection<Row>
    ) {
        self.heading = heading
        self.button = button
        self.remarks = Array(remarks.prefix(Self.shown))
        (self.word, cancel, self.child, self.isChecklist) = (word, page, child, isChecklist)
        self.rows = Array(rows.prefix(Self.shown))
        more = rows.count > Self.shown ? Text("… and \(rows.count - Self.shown) more") : nil
    }
}
