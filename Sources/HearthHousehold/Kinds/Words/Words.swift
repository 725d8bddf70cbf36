import HearthAPI
import HearthLists
import HearthReplication

extension HouseholdKind {
    static let words = HouseholdKind(
        operations: [
            ShowWords.self, ShowWord.self, GuessWord.self, HelpWithWord.self, KeepWord.self,
            OneMoreWord.self, ShowWordDays.self, FindWords.self, ShowWordPacks.self,
            ShowWordPack.self, ShowPackEntry.self, AddPackEntry.self, EditPackEntry.self,
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
        if let day = item.wordDay {
            return WordDayFields(learned: day.entries.filter(\.isLearned).map(\.name))
        }
        return item.keptWord.map { _ in WordDayFields.empty }
    }

    static let wordProgress = HouseholdKind(
        operations: [ShowTogether.self, ShareProgress.self, HideProgress.self]
    ) { item, _ in
        item.wordStanding.map {
            WordStandingFields(
                language: $0.language, level: $0.level, streak: $0.streak, learned: $0.learned,
                points: $0.points)
        }
    }
}
