/// What Hearth says in one language: a text for every code.
///
/// A language is one file beside this one, with an exhaustive switch, so that a code without a
/// text does not compile.
package struct Catalogue: Sendable {
    /// BCP 47.
    package let language: String
    /// What is wrong and what to do next, with placeholders such as {name}; which there may be
    /// says `ErrorCode.argumentNames`.
    package let template: @Sendable (ErrorCode) -> String

    package init(language: String, template: @escaping @Sendable (ErrorCode) -> String) {
        self.language = language
        self.template = template
    }

    /// Every language there is; the first is spoken where none was asked for.
    package static let all: [Catalogue] = [.english]

    /// The sentences for an error. A value that whoever threw it did not give reads "…".
    package func text(for error: HearthError) -> String {
        Template(template(error.code)).filled(with: error.arguments)
    }
}
