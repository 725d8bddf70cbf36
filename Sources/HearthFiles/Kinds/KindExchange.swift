package import HearthAPI
package import HearthKinds
import HearthLanguage

/// What files do with lists of one kind: how they bring items in, and as what items are taken out.
package struct KindExchange: Sendable {
    package static let table = KindTable([
        KindExchange.wishes, .notes, .activities, .focusLog, .words,
    ])

    /// What lists of it are called.
    package let kind: String
    /// In the order in which a file is shown to them.
    package let readers: [ImportReader]
    package let downloads: [KindDownload]

    package init(
        kind: String, readers: [ImportReader] = [], downloads: [KindDownload] = []
    ) {
        self.kind = kind
        self.readers = readers
        self.downloads = downloads
    }

    /// What reads a file: what a person named, else the first that recognises it, else what reads wishes.
    ///
    /// - Throws: `HearthError` for a word that nothing is called by.
    package static func reader(
        of file: ChosenFile, named word: String? = nil
    ) throws(HearthError) -> ImportReader {
        let all = table.all.flatMap(\.readers)
        if let word {
            guard let reader = all.first(where: { $0.word == word }) else {
                throw HearthError(
                    .usage, ["problem": Text("No file is read as “\(word)”.").string])
            }
            return reader
        }
        return all.first { $0.recognises(file) } ?? .wishes
    }

    /// What is taken out under the name of a file; nil: nothing.
    package static func download(file: String) -> KindDownload? {
        table.all.flatMap(\.downloads).first { $0.file == file }
    }
}
