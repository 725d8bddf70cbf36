/// Something that could stand where the cursor is.
struct Candidate: Equatable, Sendable {
    var text: String
    /// Whether more of the same word can follow, as after `LIST/`.
    var goesOn = false
    /// What it is, where that is not plain.
    var note = ""

    /// As a shell reads it: a mark, the text and the note, on one line.
    ///
    /// The texts are other people's: what a line or a terminal could not hold is never offered, so
    /// the first tab and the first line break are ours.
    var line: String {
        (goesOn ? "+" : "=") + text + (note.isEmpty ? "" : "\t" + note)
    }

    /// Those that begin with what is typed and fit on a line.
    ///
    /// Compared scalar by scalar, because what is typed already is cut off again by length.
    static func fitting(_ candidates: [Candidate], typed: String) -> [Candidate] {
        candidates.filter {
            $0.text == SafeText.line($0.text)
                && $0.text.unicodeScalars.starts(with: typed.unicodeScalars)
        }
    }
}

/// What a shell is to offer.
enum Offer: Equatable, Sendable {
    case words([Candidate])
    /// Files that the shell finds itself; of these endings, if any are named.
    case files([String])
    case folders

    /// The lines that the completion scripts read.
    var lines: [String] {
        switch self {
        case .words(let candidates): ["words"] + candidates.map(\.line)
        case .files(let endings): [(["files"] + endings).joined(separator: " ")]
        case .folders: ["folders"]
        }
    }
}
