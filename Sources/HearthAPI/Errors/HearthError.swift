/// Something that a person has to be told: a code that every language can say, and its arguments.
///
/// No secret ever stands in one.
package struct HearthError: Error, Codable, Sendable, Hashable {
    package let code: ErrorCode
    /// Values for the placeholders in the text of the code.
    package let arguments: [String: String]

    package init(_ code: ErrorCode, _ arguments: [String: String] = [:]) {
        self.code = code
        self.arguments = arguments
    }
}
