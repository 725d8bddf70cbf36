/// What the API answers when an operation was refused: `{"error": {…}}`.
package struct ErrorAnswer: Codable, Sendable, Hashable {
    /// What stands inside.
    package struct Content: Codable, Sendable, Hashable {
        package var code: ErrorCode
        /// The sentences, for anybody who has no texts for codes.
        package var message: String
        package var arguments: [String: String]
    }

    package var error: Content

    package init(_ error: HearthError, message: String) {
        self.error = Content(code: error.code, message: message, arguments: error.arguments)
    }
}
