import HearthAPI
package import HearthLanguage

/// One way in which a file brings items in.
package struct ImportReader: Sendable {
    /// As a person or a form names it: `notes`. No two have the same.
    package let word: String
    /// What a person chooses.
    package let label: Text
    /// Whether a file that nobody said anything of is read so. What is in it decides; quick.
    package let recognises: @Sendable (ChosenFile) -> Bool
    /// Reads all of it, before anything is changed.
    ///
    /// Throws `HearthError`: why nothing of it can be brought in.
    package let read:
        @Sendable (any FilesNode, ChosenFile, ImportChoices) async throws -> FileImport

    package init(
        _ word: String, label: Text, recognises: @escaping @Sendable (ChosenFile) -> Bool,
        read:
            @escaping @Sendable (any FilesNode, ChosenFile, ImportChoices) async throws ->
            FileImport
    ) {
        self.word = word
        self.label = label
        self.recognises = recognises
        self.read = read
    }
}

/// What a person said of a file beside choosing it.
package struct ImportChoices: Sendable, Hashable {
    /// The list to which all of it goes; nil: as the file says.
    package var list: String?
    /// What amounts without a currency are in.
    package var currency: String?

    package init(list: String? = nil, currency: String? = nil) {
        self.list = list
        self.currency = currency
    }
}
