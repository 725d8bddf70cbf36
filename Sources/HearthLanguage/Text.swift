/// Something that a person reads, in the language that is spoken.
///
/// `Text("The list “\(title)” is made.")` is what is shown in English, and the key under which
/// other languages have theirs: `The list “{1}” is made.` A text is always written out like this,
/// in one literal, so that a test can find every one of them.
package struct Text: Sendable, Hashable {
    /// The English literal and what was put into it.
    package struct Pattern: Sendable, Hashable, ExpressibleByStringInterpolation {
        var key: String
        var values: [Value]

        package init(stringLiteral value: String) {
            key = value
            values = []
        }

        package init(stringInterpolation: Interpolation) {
            key = stringInterpolation.key
            values = stringInterpolation.values
        }
    }

    /// Collects a literal's pieces.
    package struct Interpolation: StringInterpolationProtocol {
        var key = ""
        var values: [Value] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { key += literal }

        package mutating func appendInterpolation(_ value: String) { append(.string(value)) }

        package mutating func appendInterpolation(_ value: Int) { append(.string(String(value))) }

        package mutating func appendInterpolation(_ value: Text) { append(.text(value)) }

        private mutating func append(_ value: Value) {
            values.append(value)
            key += "{\(values.count)}"
        }
    }

    /// What stands in the place of {1}: as it is, or a text itself.
    indirect enum Value: Sendable, Hashable {
        case string(String)
        case text(Text)
    }

    private enum Form: Hashable {
        case fixed(Pattern)
        case counted(Int, one: Pattern, other: Pattern)
        case verbatim(String)
        case owned(String)
    }

    private let form: Form

    /// A text, written out here in English.
    package init(_ pattern: Pattern) { form = .fixed(pattern) }

    /// A text about a number of things, written out here as English has it for one and for any
    /// other number. `other` is the key and has every value; `one` may leave some out.
    package init(count: Int, one: Pattern, other: Pattern) {
        form = .counted(count, one: one, other: other)
    }

    /// What is the same in every language: names, numbers, what a person wrote.
    package init(verbatim: String) { form = .verbatim(verbatim) }

    /// Before what is somebody's: *Anna's*, in Swedish *Annas*. The one place where a text says so of a name.
    package init(whose name: String) { form = .owned(name) }

    /// The text in the language that is spoken.
    package var string: String { string(in: .current) }

    /// The text in a language.
    package func string(in language: Language) -> String {
        switch form {
        case .verbatim(let text):
            return text
        case .owned(let name):
            return language.possessive.form(name)
        case .fixed(let pattern):
            return pattern.filled(language.texts[pattern.key] ?? pattern.key, language)
        case .counted(let count, let one, let other):
            if let forms = language.counted[other.key] {
                let text = forms[language.plurals.category(count)] ?? forms[.other] ?? other.key
                return other.filled(text, language)
            }
            let english = count == 1 ? one : other
            return english.filled(english.key, language)
        }
    }
}

extension Text: CustomStringConvertible {
    /// The text in the current language.
    package var description: String { string }
}

extension Text.Pattern {
    fileprivate func filled(_ text: String, _ language: Language) -> String {
        if values.isEmpty { return text }
        let strings = values.enumerated().map { index, value in
            switch value {
            case .string(let string): (String(index + 1), string)
            case .text(let text): (String(index + 1), text.string(in: language))
            }
        }
        return Template(text).filled(with: Dictionary(strings) { first, _ in first })
    }
}
