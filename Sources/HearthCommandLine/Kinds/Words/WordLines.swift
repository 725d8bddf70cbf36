import HearthAPI
import HearthLanguage

/// Words as the command line shows them.
enum WordLines {
    static func say(_ answer: WordAnswer, _ console: Console) {
        console.say(WordText.verdict(answer))
        let word = answer.word
        if word.isSolved {
            console.say(Text("\(word.word): \(word.meanings.prefix(6).joined(separator: ", "))"))
            console.say(
                Text("\(WordText.points(word.points)) · \(WordText.streak(answer.streak))"))
        } else if let hint = word.hints.last {
            sayHint(hint, console)
        }
    }

    static func say(_ word: WordShown, _ console: Console) {
        let facts = [word.day, word.ipa].compactMap(\.self).joined(separator: " · ")
        let name = SafeText.line(word.word)
        console.say([facts.isEmpty ? name : "\(name) · \(SafeText.line(facts))"])
        if let pack = word.pack, !pack.isEmpty { console.say(Text("From “\(pack)”")) }
        if word.isRepetition { console.say(Text("You have learned this word before.")) }
        console.say([""])
        for line in word.text.map({ $0.isWord ? "*\($0.text)*" : $0.text }).joined()
            .split(separator: "\n", omittingEmptySubsequences: false)
        {
            console.say([SafeText.line(String(line))])
        }
        console.say([""])
        for hint in word.hints where !word.isSolved { sayHint(hint, console) }
        if word.isSolved {
            console.say(Text("\(word.word): \(word.meanings.prefix(6).joined(separator: ", "))"))
        } else {
            console.say(Text("What does it mean? `hearth word guess` answers."))
        }
    }

    private static func sayHint(_ hint: WordHintInfo, _ console: Console) {
        if let text = WordText.hint(hint) { console.say(text) }
        guard hint.kind == .choice else { return }
        for (number, meaning) in hint.texts.enumerated() {
            console.say(["  \(number + 1)  \(SafeText.line(meaning))"])
        }
    }

    static func table(_ found: WordsFound) -> Table {
        var table = Table([
            Text("WORD"), Text("LANGUAGE"), Text("LEVEL"), Text("MEANING"), Text("KEPT"),
        ])
        for one in found.words {
            table.add([
                one.word, WordText.language(one.language).string, "\(one.level)", one.meaning,
                one.isFavourite ? "★" : nil,
            ])
        }
        return table
    }
}
