/// Counts how many code points belong to one letter, while a text is read.
///
/// A letter is what is shown as one sign: not only marks make one long, but joined emoji, Hangul and more. So
/// Unicode's own rules decide where one ends (UAX #29, grapheme clusters).
struct LetterMeter {
    private var previous: Unicode.Scalar = "\n"
    private var recognizer: Unicode._CharacterRecognizer?
    private var count = 0

    /// Below the first combining mark all are letters of their own.
    private static let firstMark: UInt32 = 0x300

    /// Takes the next one.
    ///
    /// - Throws: `ReadingBound.letter`.
    mutating func take(_ scalar: Unicode.Scalar) throws(ReadingBound) {
        // The common case first.
        let isPlain = scalar.value < 0x7F && scalar.value >= 0x20
        // What is taken out of every text later would only hide how much belongs together then.
        if !isPlain, WishText.isTakenOut(scalar) { return }
        if scalar.value < Self.firstMark, previous.value < Self.firstMark {
            (previous, recognizer, count) = (scalar, nil, 1)
            return
        }
        var rules = recognizer ?? Self.recognizer(after: previous)
        let isNext = rules.hasBreak(before: scalar)
        (previous, recognizer, count) = (scalar, rules, isNext ? 1 : count + 1)
        guard count <= ReadingBound.letter.limit else { throw .letter }
    }

    private static func recognizer(after scalar: Unicode.Scalar) -> Unicode._CharacterRecognizer {
        var rules = Unicode._CharacterRecognizer()
        _ = rules.hasBreak(before: scalar)
        return rules
    }

    /// Ends a text: what comes next belongs to no letter of it.
    mutating func end() { self = LetterMeter() }

    /// Takes all of a text.
    ///
    /// - Throws: `ImportError.beyond` with the octets that were read.
    static func check(_ text: String) throws(ImportError) {
        var meter = LetterMeter()
        var octets = 0
        for scalar in text.unicodeScalars {
            octets += UTF8.width(scalar)
            do { try meter.take(scalar) } catch { throw .beyond(error, at: octets) }
        }
    }
}
