package import HearthAPI
package import HearthLanguage
import HearthLists

/// What a file brings in: read in full, and nothing of it done yet. Done twice, it comes once.
package struct FileImport: Sendable {
    /// One after the other; each is one transaction. Their ids are made once, and items of kinds whose lists may have
    /// two of one name have ids that follow from what they say.
    package var requests: [ImportWishes]
    /// Where the pictures and sounds of items are; nil: nowhere here.
    package var source: (any FileSource)?
    /// What is left out or was made to fit.
    package var remarks: Remarks
    /// What is said of the file as a whole.
    package var facts: [Text]
    /// Whether the picture of its profile is none that can be used.
    package var lostPicture = false
    /// Nil: each item is a thing of its own.
    package var entries: ImportEntries?
    /// What is said of an item with more files than one can have.
    package var tooManyFiles: Text

    package init(
        _ requests: [ImportWishes], source: (any FileSource)? = nil, remarks: Remarks = Remarks(),
        facts: [Text] = [], entries: ImportEntries? = nil,
        tooManyFiles: Text = Text(
            "Only \(ListLimits.attachments) pictures and sounds fit; the others are left out.")
    ) {
        self.requests = requests
        self.source = source
        self.remarks = remarks
        self.facts = facts
        self.entries = entries
        self.tooManyFiles = tooManyFiles
    }

    /// The lists as the file has them.
    package var lists: [ImportedList] { requests.flatMap(\.lists) }

    /// What would be done.
    package func preview(_ node: any FilesNode) async throws -> [ImportedListInfo] {
        var answers: [ImportedListInfo] = []
        for var request in requests {
            request.isPreview = true
            answers += try await node.perform(request)
        }
        return answers
    }

    /// Brings it in. `remarks` are complete then.
    ///
    /// - Throws: What the node refuses as a whole: the same import brings the rest.
    package mutating func bring(
        _ node: any FilesNode, progress: (ImportProgress) async -> Void
    ) async throws -> [ImportedListInfo] {
        var answers: [ImportedListInfo] = []
        let items = lists.reduce(0) { $0 + $1.wishes.count }
        var done = 0
        for request in requests {
            await progress(ImportProgress(done: done, of: items, areFiles: false))
            answers += try await node.perform(request)
            done += request.lists.reduce(0) { $0 + $1.wishes.count }
        }
        for item in answers.flatMap(\.wishes) {
            guard let problem = item.problem else { continue }
            remarks.add(
                "“\(item.name)”: " + Language.current.text(for: problem), at: place(of: item))
        }
        guard let source else { return answers }
        let withFiles = answers.flatMap(\.wishes).filter { $0.photos != nil }
        for (index, item) in withFiles.enumerated() {
            await progress(
                ImportProgress(done: index + 1, of: withFiles.count, areFiles: true))
            try await bringFiles(of: item, from: source, node)
        }
        return answers
    }

    private func place(of item: ImportedWishInfo) -> String {
        entries?.place(ofLine: item.line) ?? item.name
    }

    private mutating func bringFiles(
        of item: ImportedWishInfo, from source: any FileSource, _ node: any FilesNode
    ) async throws {
        guard let path = item.path else { return }
        let named = item.photos ?? []
        if named.count > ListLimits.attachments { remarks.add(tooManyFiles, at: place(of: item)) }
        var files: [ChosenFile] = []
        for photo in named.prefix(ListLimits.attachments) {
            do {
                files.append(try await source.file(at: photo.file))
            } catch let error as HearthError where error.isOfTheFile {
                remarks.add(Language.current.text(for: error), at: place(of: item))
            }
        }
        guard !files.isEmpty else { return }
        for problem in try await node.attach(files, to: path, edited: item.edited) {
            remarks.add(Language.current.text(for: problem), at: place(of: item))
        }
    }
}

/// How far an import is.
package struct ImportProgress: Sendable, Hashable {
    package let done: Int
    package let of: Int
    /// Pictures and sounds of items; else the items themselves.
    package let areFiles: Bool

    package init(done: Int, of: Int, areFiles: Bool) {
        self.done = done
        self.of = of
        self.areFiles = areFiles
    }
}
