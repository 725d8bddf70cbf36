/// A word of a command line that people paste into a shell.
package enum ShellWord {
    /// The word as a shell takes it for one, with any text in it: as it is where nothing in it means
    /// anything to a shell, else in quotes.
    package static func quoted(_ word: String) -> String {
        if !word.isEmpty, word.first != "-", word.allSatisfy(isPlain) { return word }
        let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
        return "'" + pieces.joined(separator: "'\\''") + "'"
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
            || (character.isASCII && "-_./:@,+%".contains(character))
    }
}
