import HearthSodium
package import HearthWire

/// What became of one word on a day (protocol-spec/words.md, "Word logs").
package struct WordEntry: Hashable, Sendable {
    package var pack: ListID
    package let item: ItemID
    /// The word as it was shown: its pack may be gone.
    package var name: String
    package var level: Int
    /// It is the word of that day; else one more.
    package var isOfDay: Bool
    package var guesses = 0
    /// 0 to 5.
    package var hints = 0
    package var result: Result = .seen
    /// When it was solved; nil: it is not.
    package var solved: WallTime?
    /// It was solved on a later day.
    package var isLate = false
    package var isFavourite = false
    package var points = 0
    /// The id of the last guess: told twice, it counts once.
    package var lastGuess: ItemID?
    var carried = Carried()

    package init(pack: ListID, item: ItemID, name: String, level: Int, isOfDay: Bool) {
        self.pack = pack
        self.item = item
        self.name = name
        self.level = level
        self.isOfDay = isOfDay
    }

    package enum Result: Int, Sendable, Comparable {
        case seen, shown, meant, chosen, guessed

        package static func < (left: Result, right: Result) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// Guesses that are counted.
    private static let mostGuesses = 10_000

    /// Counts one more guess, up to as many as a reader takes.
    package mutating func countGuess() { guesses = min(Self.mostGuesses, guesses + 1) }

    /// Whether its meaning may be shown.
    package var isSolved: Bool { result != .seen }

    /// Whether the word counts as learned.
    package var isLearned: Bool { result > .shown }

    /// At the first try, without a hint.
    package var isAtOnce: Bool { result == .guessed && hints == 0 && guesses <= 1 }
}

extension WordEntry {
    /// What tells its word from others: whoever writes a pack chooses the ids of its entries.
    var key: [UInt8] { pack.octets + item.octets }

    var isValid: Bool {
        Word.levels.contains(level) && (0...100).contains(points) && (0...5).contains(hints)
            && (0...Self.mostGuesses).contains(guesses)
            && (solved?.milliseconds ?? 0) < Int64(ListLimits.milliseconds)
    }

    /// The same word of two contents of a day: the better result with its points, at the earlier time. Whether it is
    /// kept is as the first says.
    package func merged(with other: WordEntry) -> WordEntry {
        var joined = other.rank > rank ? other : self
        joined.guesses = max(guesses, other.guesses)
        joined.hints = max(hints, other.hints)
        joined.isFavourite = isFavourite
        joined.isOfDay = isOfDay || other.isOfDay
        return joined
    }

    /// By which the better one is found: result, not late, points, the earlier time.
    private var rank: (Int, Int, Int, Int64) {
        (result.rawValue, isLate ? 0 : 1, points, -(solved?.milliseconds ?? .max))
    }
}
