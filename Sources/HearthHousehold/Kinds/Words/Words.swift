import HearthAPI
import HearthLists
import HearthReplication

extension HouseholdKind {
    static let words = HouseholdKind(
        operations: [
            ShowWords.self, ShowWord.self, GuessWord.self, HelpWithWord.self, KeepWord.self,
            OneMoreWord.self, ShowWordDays.self, FindWords.self,
        ]
    ) { item, _ in
        item.word.map { WordFields(language: $0.language, level: $0.level) }
    }

    static let wordLog = HouseholdKind(
        operations: [
            ShowWordProgress.self, LearnLanguage.self, ShowPlacement.self, SetWords.self,
            ResetWords.self,
        ]
    ) { item, _ in
        item.wordDay.map { day in
            WordDayFields(learned: day.entries.filter(\.isLearned).map(\.name))
        }
    }
}
