/// A command line of bash up to the cursor, taken apart as bash does, and what to write in it.
///
/// readline replaces only the end of the word at the cursor: what follows an opening quote, or one
/// of the characters at which it breaks words, such as `:` and `=`. bash hands that end over; what
/// stands before it stays, and decides how the rest has to be quoted.
///
/// Everything here goes by Unicode scalars: a quote with an accent on it is one character to Swift
/// and still a quote to bash.
struct BashLine: Equatable {
    enum Quote: Equatable { case none, single, double }

    /// The words before the one at the cursor, as a program would get them.
    let words: [String]
    /// The word at the cursor, without quotes.
    let typed: String
    /// Whether that word is a file for `<` or `>`.
    let isRedirection: Bool
    /// The part of `typed` that stays.
    private let kept: String
    /// In which quotes the rest stands.
    private let quote: Quote

    /// `ending` is what readline replaces; nil if the line does not end so.
    init?(_ line: String, replacing ending: String) {
        let scalars = Array(line.unicodeScalars)
        let end = Array(ending.unicodeScalars)
        guard scalars.count >= end.count, Array(scalars.suffix(end.count)) == end else {
            return nil
        }
        let all = Reader(scalars[...])
        let before = Reader(scalars.dropLast(end.count))
        words = all.words
        typed = all.word
        isRedirection = all.isRedirection
        // Before the end a new word has begun, unless that is where it is cut.
        kept = before.words.count == all.words.count ? before.word : ""
        quote = before.quote
    }

    /// What readline has to write in place of the end that it replaces, so that the word becomes
    /// `candidate`, which begins with `typed`.
    func completion(to candidate: String) -> String {
        let rest = candidate.unicodeScalars.dropFirst(kept.unicodeScalars.count)
        var result = String.UnicodeScalarView()
        for scalar in rest {
            switch quote {
            case .none:
                if Self.mustBeEscaped(scalar) { result.append("\\") }
                result.append(scalar)
            case .single:
                if scalar == "'" {
                    result.append(contentsOf: "'\\''".unicodeScalars)
                } else {
                    result.append(scalar)
                }
            case .double:
                if scalar == "!" {
                    // History is expanded between double quotes, and no backslash helps there.
                    result.append(contentsOf: "\"\\!\"".unicodeScalars)
                } else {
                    if "\\\"$`".unicodeScalars.contains(scalar) { result.append("\\") }
                    result.append(scalar)
                }
            }
        }
        return String(result)
    }

    /// Whether bash could see more in the scalar than the scalar: all of ASCII but what is known to
    /// be plain everywhere in a word.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ",", "+", "%": false
        default: scalar.isASCII
        }
    }
}

extension BashLine {
    /// Reads a line from left to right.
    private struct Reader {
        private(set) var words: [String] = []
        private(set) var quote = Quote.none
        private var scalars = String.UnicodeScalarView()
        private var hasWord = false
        private(set) var isRedirection = false

        var word: String { String(scalars) }

        init(_ line: ArraySlice<Unicode.Scalar>) {
            var rest = line
            while let scalar = rest.popFirst() {
                switch quote {
                case .single:
                    if scalar == "'" { quote = .none } else { scalars.append(scalar) }
                case .double:
                    if scalar == "\"" {
                        quote = .none
                    } else if scalar == "\\", let next = rest.first,
                        "\\\"$`".unicodeScalars.contains(next)
                    {
                        scalars.append(next)
                        rest.removeFirst()
                    } else {
                        scalars.append(scalar)
                    }
                case .none: takePlain(scalar, &rest)
                }
            }
        }

        private mutating func takePlain(
            _ scalar: Unicode.Scalar, _ rest: inout ArraySlice<Unicode.Scalar>
        ) {
            switch scalar {
            case " ", "\t", "\n": finish()
            case "<", ">":
                // A number right before it says which file is meant, and is no word.
                if hasWord, word.allSatisfy(\.isNumber) { scalars = .init(); hasWord = false }
                finish()
                isRedirection = true
            case ";", "|", "(", ")":
                finish()
                words = []
                isRedirection = false
            case "&":
                // `>&` and `&>` are redirections, the others end a command.
                if isRedirection && !hasWord || rest.first == ">" { break }
                finish()
                words = []
            case "'": quote = .single; hasWord = true
            case "\"": quote = .double; hasWord = true
            case "\\":
                hasWord = true
                if let next = rest.popFirst() { scalars.append(next) }
            default:
                hasWord = true
                scalars.append(scalar)
            }
        }

        private mutating func finish() {
            guard hasWord else { return }
            if !isRedirection { words.append(word) }
            isRedirection = false
            scalars = .init()
            hasWord = false
        }
    }
}
