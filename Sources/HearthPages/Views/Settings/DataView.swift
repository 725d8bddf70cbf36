package import HearthLanguage

/// What comes in from elsewhere, and what is taken along.
package struct DataView: PageContent {
    package static let template = "data"

    /// What kinds of lists can be taken out as.
    let downloads: [Download]

    struct Download: Sendable {
        let file: String
        let label: Text
    }

    package init(downloads: [(file: String, label: Text)] = []) {
        self.downloads = downloads.map { Download(file: $0.file, label: $0.label) }
    }
}
