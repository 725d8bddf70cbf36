/// The voices of espeak-ng, by the languages of texts.
package enum SpeechVoice {
    /// What the program calls the voice of a language (BCP 47); nil for what is no code of one.
    package static func named(_ language: String) -> String? {
        let isCode =
            (2...12).contains(language.utf8.count)
            && language.utf8.allSatisfy {
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-")
            } && !language.hasPrefix("-")
        return isCode ? language == "en" ? "en-gb" : language : nil
    }

    /// The text as it is spoken: two brackets would begin phonemes.
    package static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        plain.append(
            contentsOf: text.prefix(SpeechLimits.characters).unicodeScalars
                .map { $0 == "[" ? " " : $0 })
        return String(plain)
    }
}
