import HearthLanguage

/// A word of the command line that begins with a dash and may be a name or a text: "-20% voucher", "-- see you".
enum DashedWord {
    /// The short options that there are; a word of these is none of a name.
    private static let options: Set<String> = ["-h", "-y"]
    private static let missingValue = "Missing value for '"

    /// What to do about it; nil where no such word is what is wrong. `message`: what the parser says;
    /// `isHelp`: it read letters of the word as a wish for help.
    static func hint(for arguments: [String], _ message: String, isHelp: Bool) -> Text? {
        let words = Array(arguments.prefix { $0 != "--" })
        if message.hasPrefix(missingValue) {
            let option = String(
                message.dropFirst(missingValue.count).prefix { $0 != " " && $0 != "'" })
            // What could be no option was tied to it.
            guard let place = words.firstIndex(of: option), place + 1 < words.count,
                DashedValue.isDashed(words[place + 1])
            else { return nil }
            let value = "\(option)=\(ShellWord.quoted(words[place + 1]))"
            return Text(
                "“\(words[place + 1])” is an option. If it is the value of \(option), write \(value)."
            )
        }
        let isMissing = message.hasPrefix("Missing expected argument")
        let isUnknown = isHelp || message.hasPrefix("Unknown option '-")
        let name = words.first { isOdd($0) && (isUnknown || $0.contains(" ")) }
        guard let name = name ?? (isMissing ? words.first(where: isName) : nil) else { return nil }
        return Text("“\(name)” begins with a dash. If it is a name or a text, put -- before it.")
    }

    private static func isName(_ word: String) -> Bool {
        word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 1 && !options.contains(word)
    }

    /// It was taken for several short options or a long one, and can be none.
    private static func isOdd(_ word: String) -> Bool {
        if word.hasPrefix("--") { return word.prefix { $0 != "=" }.contains(where: \.isWhitespace) }
        return isName(word) && word.count > 2
            && !word.dropFirst().allSatisfy { $0.isLetter || $0 == "=" }
    }
}
