import HearthSodium
package import HearthWire
import SwiftProtobuf

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a member learns, and when they are reminded: `ListHead.settings` of their word log.
package struct WordSettings: Hashable, Sendable {
    package static let languageLimit = 16
    package static let eveningRange = 0...1439
    package static let daysRange = 1...60

    /// The one that is shown first comes first.
    package var languages: [Learned] = []
    /// Minutes after midnight; nil: no reminder.
    package var evening: Int?
    /// After so many days without a word; nil: no reminder.
    package var afterDays: Int?
    private var carried = Carried()

    package init() {}

    package struct Learned: Hashable, Sendable {
        package let language: String
        package var level: Int
        /// From when on a day without a word is a missed one.
        package var since: Day
        /// The one whose words come; nil: the program's.
        package var pack: ListID?

        package init(language: String, level: Int, since: Day, pack: ListID? = nil) {
            (self.language, self.level, self.since) = (language, level, since)
            self.pack = pack
        }
    }

    /// What cannot be read or lies out of its range is as if nothing was said.
    package init(octets: [UInt8]) {
        guard let message = try? Hearth_V1_WordSettings(serializedBytes: octets) else { return }
        for one in message.languages.prefix(Self.languageLimit) {
            guard LanguageCode.isOne(one.language), Word.levels.contains(Int(one.level)),
                let since = Day(message: one.since),
                !languages.contains(where: { $0.language == one.language })
            else { continue }
            languages.append(
                Learned(
                    language: one.language, level: Int(one.level), since: since,
                    pack: ListID(octets: Array(one.pack))))
        }
        let minutes = Int(message.evening) - 1
        evening = Self.eveningRange.contains(minutes) ? minutes : nil
        afterDays =
            Self.daysRange.contains(Int(message.afterDays)) ? Int(message.afterDays) : nil
        carried = Carried(of: message)
    }

    package var octets: [UInt8] {
        var message = Hearth_V1_WordSettings()
        message.languages = languages.map { one in
            var learned = Hearth_V1_LearnedLanguage()
            learned.language = one.language
            learned.level = UInt32(one.level)
            learned.since = one.since.message
            if let pack = one.pack { learned.pack = Data(pack.octets) }
            return learned
        }
        message.evening = evening.map { UInt32($0) + 1 } ?? 0
        message.afterDays = afterDays.map { UInt32($0) } ?? 0
        message.unknownFields = carried.storage
        return (try? message.serializedBytes()) ?? []
    }

    package subscript(_ language: String) -> Learned? {
        languages.first { $0.language == language }
    }
}
