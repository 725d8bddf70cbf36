import Foundation
import HearthWire

/// When a learned word comes again: the scheduler FSRS-6 with its published weights, without learning steps and without
/// chance, so that it follows from the log alone (github.com/open-spaced-repetition, "The Algorithm", FSRS-6).
package struct WordRepetition: Sendable {
    /// How well a word was known.
    package enum Grade: Int, Sendable {
        case again = 1
        case hard, good
    }

    private static let weights: [Double] = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
        1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]
    private static let decay = -weights[20]
    private static let factor = pow(0.9, 1 / decay) - 1
    private static let leastStability = 0.001
    private static let mostDays = 36_500.0

    /// Days until it is known nine times of ten.
    private var stability = 0.0
    /// 1 to 10.
    private var difficulty = 0.0
    /// Days since 1970-01-01; nil: it was never asked for.
    private var last: Int?

    package init() {}

    /// The day on which it comes again, in days since 1970-01-01; nil: it was never asked for.
    package var due: Int? {
        last.map { $0 + Int(min(Self.mostDays, max(1, stability.rounded(.toNearestOrEven)))) }
    }

    /// It was asked for on a day, and known so well. Days before the last one count as that.
    package mutating func take(_ grade: Grade, on day: Int) {
        let number = Double(grade.rawValue)
        if let last {
            let passed = Double(max(0, day - last))
            stability =
                passed < 1 ? sameDay(number) : grade == .again ? lost(passed) : kept(number, passed)
            difficulty = harder(number)
        } else {
            stability = Self.weights[grade.rawValue - 1]
            difficulty = Self.clamped(Self.firstDifficulty(number))
        }
        stability = max(Self.leastStability, stability)
        last = max(day, last ?? day)
    }

    private static func firstDifficulty(_ grade: Double) -> Double {
        weights[4] - exp(weights[5] * (grade - 1)) + 1
    }

    private static func clamped(_ difficulty: Double) -> Double { min(10, max(1, difficulty)) }

    /// How likely it is still known.
    private func retrievability(_ passed: Double) -> Double {
        pow(1 + Self.factor * passed / stability, Self.decay)
    }

    private func sameDay(_ grade: Double) -> Double {
        let w = Self.weights
        let more = exp(w[17] * (grade - 3 + w[18])) * pow(stability, -w[19])
        return stability * (grade > 1 ? max(1, more) : more)
    }

    private func kept(_ grade: Double, _ passed: Double) -> Double {
        let w = Self.weights
        let forgetting = exp(w[10] * (1 - retrievability(passed))) - 1
        let penalty = grade == 2 ? w[15] : 1
        return stability
            * (1 + exp(w[8]) * (11 - difficulty) * pow(stability, -w[9]) * forgetting * penalty)
    }

    private func lost(_ passed: Double) -> Double {
        let w = Self.weights
        let long =
            w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1)
            * exp(w[14] * (1 - retrievability(passed)))
        return min(long, stability / exp(w[17] * w[18]))
    }

    private func harder(_ grade: Double) -> Double {
        let w = Self.weights
        let damped = difficulty + (10 - difficulty) * -w[6] * (grade - 3) / 9
        return Self.clamped(w[7] * Self.firstDifficulty(4) + (1 - w[7]) * damped)
    }
}

extension WordEntry {
    /// In days since 1970-01-01, of UTC; nil: it is not solved.
    fileprivate var solvedDay: Int? { solved.map { Int($0.seconds / 86_400) } }

    /// How well the word was known; nil: it was not asked for to the end.
    var grade: WordRepetition.Grade? {
        switch result {
        case .seen: nil
        case .shown: .again
        case .chosen, .meant: .hard
        case .guessed: hints == 0 ? .good : .hard
        }
    }
}

extension WordProgress {
    /// At most so many come again on one day.
    package static let repetitionLimit = 5

    /// Words that are due by today, those that wait longest first. What was learned today is not among them.
    package var repetitions: [WordEntry] {
        var known: [[UInt8]: (state: WordRepetition, entry: WordEntry)] = [:]
        // What was caught up was asked for on the day on which that was done.
        let asked = dayEntries.map { (day: max($0.day, $0.entry.solvedDay ?? 0), entry: $0.entry) }
        for (day, entry) in asked.sorted(by: { $0.day < $1.day }) {
            guard let grade = entry.grade else { continue }
            var state = known[entry.key]?.state ?? WordRepetition()
            state.take(grade, on: day)
            known[entry.key] = (state, entry)
        }
        return known.values.compactMap { one in
            one.state.due.flatMap { $0 <= todaysNumber ? (due: $0, entry: one.entry) : nil }
        }
        .sorted { ($0.due, $0.entry.item) < ($1.due, $1.entry.item) }.map(\.entry)
    }

    /// How many words were solved today beside that of the day: those that were solved on an earlier day, and others.
    package var besideToday: (repeated: Int, more: Int) {
        let before = Set(
            dayEntries.filter { $0.day < todaysNumber && $0.entry.isSolved }.map(\.entry.key))
        let beside = dayEntries.filter {
            $0.day == todaysNumber && !$0.entry.isOfDay && $0.entry.isSolved
        }
        let repeated = beside.count { before.contains($0.entry.key) }
        return (repeated, beside.count - repeated)
    }
}
