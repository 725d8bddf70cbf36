/// What the API answers when an operation was refused: `{"error": {…}}`.
package struct ErrorAnswer: Codable, Sendable, Hashable {
    /// What stands inside.
    package struct Content: Codable, Sendable, Hashable {
        package var code: ErrorCode
        /// The sentences, for whoever does not have the catalogue.
        package var message: String
        package var arguments: [String: String]
    }

    package var error: Content

    package init(_ error: HearthError, in catalogue: Catalogue) {
        self.error = Content(
            code: error.code, message: catalogue.text(for: error), arguments: error.arguments)
    }
}
