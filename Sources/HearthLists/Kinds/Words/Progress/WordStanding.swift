import HearthSodium
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How somebody learns one language, as chosen friends may see it: numbers through a day, and never a time, a day or a
/// word (protocol-spec/words.md, "Progress").
package struct WordStanding: Hashable, Sendable {
    package static let weekLimit = 8
    private static let numberLimit = 10_000_000
    private static let achievementLimit = 64

    package let language: String
    package var level: Int
    package var streak = 0
    package var bestStreak = 0
    package var learned = 0
    package var points = 0
    /// Of seven days each, the latest first.
    package var weekPoints: [Int] = []
    package var achievements: [String] = []
    /// Days since 1970-01-01: the last day that counts.
    package var through: Int
    /// That of the day's word.
    package var pack: ListID?
    private var carried = Carried()

    package init(language: String, level: Int, through: Int) {
        (self.language, self.level, self.through) = (language, level, through)
    }
}

extension WordStanding {
    /// Of what a log says through a day. `all`: of all languages.
    package init(
        _ progress: WordProgress, all: WordProgress, language: String, level: Int, through: Day,
        pack: ListID?
    ) {
        self.init(language: language, level: level, through: through.daysSinceEpoch)
        streak = progress.streak
        bestStreak = progress.bestStreak
        learned = progress.learned
        points = progress.points
        weekPoints = progress.weeks(Self.weekLimit)
        achievements = WordAchievement.allCases.filter { $0.isReached(all) }.map(\.rawValue)
        self.pack = pack
    }
}

extension WordStanding: ItemKind {
    package static let listKind = ListKind.wordProgress
    package static let isShown = false
    package static let room = "words"
    package static let listName = "Progress with words"
    package static let maximumOctets: Int? = 4_000

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .wordStanding(let told) = message.body else { return nil }
        self.init(
            language: told.language, level: Int(told.level), through: Int(told.through))
        streak = Int(told.streak)
        bestStreak = Int(told.bestStreak)
        learned = Int(told.learned)
        points = Int(told.points)
        weekPoints = told.weekPoints.map { Int($0) }
        achievements = told.achievements
        pack = try told.pack.isEmpty ? nil : .checked(told.pack)
        carried = Carried(of: told)
    }

    package func put(into message: inout Hearth_V1_Item) {
        var told = Hearth_V1_WordStanding()
        told.language = language
        told.level = UInt32(level)
        told.streak = UInt32(streak)
        told.bestStreak = UInt32(bestStreak)
        told.learned = UInt32(learned)
        told.points = UInt32(points)
        told.weekPoints = weekPoints.map { UInt32($0) }
        told.achievements = achievements
        told.through = UInt32(through)
        if let pack { told.pack = Data(pack.octets) }
        told.unknownFields = carried.storage
        message.wordStanding = told
    }

    package func check() throws(PartError) {
        guard Word.levels.contains(level), LanguageCode.isOne(language) else { throw .malformed }
        guard weekPoints.count <= Self.weekLimit, achievements.count <= Self.achievementLimit,
            ([streak, bestStreak, learned, points, through] + weekPoints)
                .allSatisfy({ (0...Self.numberLimit).contains($0) })
        else { throw .overLimit }
        for name in achievements { try Self.achievement.checkPart(name) }
    }

    private static let achievement = TextRule(limit: 40, mayBeEmpty: false)

    package var texts: [String] { [] }

    package static var hasUniqueNames: Bool { false }

    package func itemID(on list: ListID) -> ItemID? { Self.id(of: language, on: list) }

    /// BLAKE2b-64 over "hearth/1 word standing", the id of the list (16 octets) and the language.
    package static func id(of language: String, on list: ListID) -> ItemID {
        ItemID(
            hashing: Array("hearth/1 word standing".utf8), list.octets, Array(language.utf8))
    }
}

extension ListKind {
    /// What a member tells friends of how they learn.
    package static let wordProgress = ListKind("word-progress") ?? .wishes
}

extension Item {
    package var wordStanding: WordStanding? { known as? WordStanding }
}
