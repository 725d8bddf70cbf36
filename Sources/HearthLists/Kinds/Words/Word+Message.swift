import HearthSodium
import HearthWire
import SwiftProtobuf

extension Word {
    /// - Throws: `.malformed` for a day that is none.
    init(message: Hearth_V1_Word) throws(PartError) {
        self.init(language: message.language, level: Int(message.level))
        ipa = message.ipa
        partOfSpeech = PartOfSpeech(rawValue: message.partOfSpeech) ?? .other
        meanings = message.meanings.map { InLanguage($0.language, $0.texts) }
        wrong = message.wrong.map { InLanguage($0.language, $0.texts) }
        translations = message.translations.map { TextInLanguage($0.language, $0.text) }
        hints = message.hints.map { TextInLanguage($0.language, $0.text) }
        forms = message.forms
        source = message.source
        if message.hasDay {
            guard let day = Day(message: message.day) else { throw .malformed }
            self.day = day
        }
        readingWord = Int(message.readingWord)
        readingText = Int(message.readingText)
        carried = Carried(of: message)
    }

    var message: Hearth_V1_Word {
        var message = Hearth_V1_Word()
        message.language = language
        message.level = UInt32(level)
        message.ipa = ipa
        message.partOfSpeech = partOfSpeech.rawValue
        message.meanings = meanings.map(\.message)
        message.wrong = wrong.map(\.message)
        message.translations = translations.map(\.message)
        message.hints = hints.map(\.message)
        message.forms = forms
        message.source = source
        if let day { message.day = day.message }
        message.readingWord = UInt32(readingWord)
        message.readingText = UInt32(readingText)
        message.unknownFields = carried.storage
        return message
    }
}

extension Word.InLanguage {
    fileprivate var message: Hearth_V1_WordMeaning {
        var message = Hearth_V1_WordMeaning()
        message.language = language
        message.texts = texts
        return message
    }
}

extension Word.TextInLanguage {
    fileprivate var message: Hearth_V1_WordText {
        var message = Hearth_V1_WordText()
        message.language = language
        message.text = text
        return message
    }
}
