package import HearthAPI
import HearthLanguage

/// What somebody has learned, and what they reached.
package struct WordProgressView: PageContent {
    package static let template = "word-progress"

    let rows: [Numbers]
    let achievements: [Achievement]
    let isEmpty: Bool

    struct Numbers: Sendable {
        let language: Text
        let facts: [Fact]
    }

    struct Fact: Sendable {
        let name: Text
        let number: String
    }

    struct Achievement: Sendable {
        let text: Text
        let points: Text
        let isReached: Bool
    }

    package init(_ shown: WordProgressShown) {
        let all = shown.languages.count == 1 ? shown.languages : shown.languages + [shown.all]
        rows = all.map { one in
            Numbers(
                language: one.language.map(WordText.language) ?? Text("All languages"),
                facts: [
                    Fact(name: Text("Words learned"), number: "\(one.learned)"),
                    Fact(name: Text("At the first try"), number: "\(one.atOnce)"),
                    Fact(name: Text("Caught up"), number: "\(one.caughtUp)"),
                    Fact(name: Text("Days in a row"), number: "\(one.streak)"),
                    Fact(name: Text("Most days in a row"), number: "\(one.bestStreak)"),
                    Fact(name: Text("Points"), number: "\(one.points)"),
                    Fact(name: Text("Points of seven days"), number: "\(one.weekPoints)"),
                ])
        }
        achievements = shown.achievements.map {
            Achievement(
                text: WordAchievementText.text($0.name), points: WordText.points($0.points),
                isReached: $0.isReached)
        }
        isEmpty = shown.all.learned == 0
    }
}
