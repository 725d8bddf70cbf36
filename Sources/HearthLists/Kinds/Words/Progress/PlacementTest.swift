package import HearthKinds

/// The short test that finds a level: a word in a sentence, four meanings, and "I do not know"
/// (protocol-spec/words.md, "Levels").
package struct PlacementSet: Sendable {
    /// Those that this program brings, by language.
    package static let table = KindTable<PlacementSet>([])

    package struct Question: Hashable, Sendable {
        package let word: String
        package let form: String
        package let sentence: String
        package let meaning: [String: String]
        package let wrong: [String: [String]]

        package init(
            word: String, form: String, sentence: String, meaning: [String: String],
            wrong: [String: [String]]
        ) {
            self.word = word
            self.form = form
            self.sentence = sentence
            self.meaning = meaning
            self.wrong = wrong
        }

        /// Meanings to choose from, in an order that follows from the word, and which of them is right.
        package func options(in language: String) -> (texts: [String], right: Int)? {
            guard let right = meaning[language], var texts = wrong[language] else { return nil }
            let place = word.utf8.reduce(0) { $0 + Int($1) } % (texts.count + 1)
            texts.insert(right, at: place)
            return (texts, place)
        }
    }

    package let language: String
    private let read: @Sendable () -> [[Question]]

    /// `questions`: by level, from 1; read when they are asked for.
    package init(language: String, questions: @escaping @Sendable () -> [[Question]]) {
        self.language = language
        read = questions
    }

    package var questions: [[Question]] { read() }
}

/// A test as far as it is answered.
package struct PlacementTest: Sendable {
    package static let length = 12
    private static let first = 2

    /// What was asked so far, and whether it was answered right.
    package private(set) var asked: [(level: Int, isRight: Bool)] = []
    private var used = [Int](repeating: 0, count: 4)
    private var level = first
    private var rights = 0
    private let questions: [[PlacementSet.Question]]

    /// `answers`: whether each was right, in order; more than the test has are left out.
    package init(_ set: PlacementSet, answers: [Bool]) {
        questions = set.questions
        for answer in answers where question != nil { take(answer) }
    }

    /// What is asked next; nil: the test is over.
    package var question: PlacementSet.Question? {
        guard asked.count < Self.length, questions.indices.contains(level - 1) else {
            return nil
        }
        let of = questions[level - 1]
        return of.indices.contains(used[level - 1]) ? of[used[level - 1]] : nil
    }

    /// The highest level of which two of three were right; the first where there is none.
    package var result: Int {
        Word.levels.last { level in
            let of = asked.filter { $0.level == level }
            let right = of.count(where: \.isRight)
            return right >= 2 && right * 3 >= of.count * 2
        } ?? Word.levels.lowerBound
    }

    private mutating func take(_ isRight: Bool) {
        asked.append((level, isRight))
        used[level - 1] += 1
        rights = isRight ? rights + 1 : 0
        if !isRight {
            level = max(Word.levels.lowerBound, level - 1)
        } else if rights == 2 {
            level = min(Word.levels.upperBound, level + 1)
            rights = 0
        }
    }
}
