/// The packs of words that the caller has: those of lists that they read, and those that the program brings.
package struct ShowWordPacks: Operation {
    package typealias Answer = [WordPackInfo]
    package static let path = "words/packs"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

package struct WordPackInfo: Codable, Sendable, Hashable {
    /// The id of the list.
    package var list: String
    package var title: String
    package var owner: String
    package var isOwn: Bool
    package var mayEdit: Bool
    /// The program brings it.
    package var isBuiltIn: Bool
    /// BCP 47, of its words.
    package var languages: [String]
    /// Of its words, 1 to 4.
    package var levels: [Int]
    package var words: Int
    /// The languages whose words come from it, for the caller.
    package var learned: [String]

    package init(
        list: String, title: String, owner: String, isOwn: Bool, mayEdit: Bool, isBuiltIn: Bool,
        languages: [String], levels: [Int], words: Int, learned: [String]
    ) {
        self.list = list
        self.title = title
        self.owner = owner
        self.isOwn = isOwn
        self.mayEdit = mayEdit
        self.isBuiltIn = isBuiltIn
        self.languages = languages
        self.levels = levels
        self.words = words
        self.learned = learned
    }
}

/// The words of a pack, by their letters. It says no meaning.
package struct ShowWordPack: Operation {
    package typealias Answer = WordPackShown
    package static let path = "words/pack"
    package static let askers = Askers.everybody
    package static let isReading = true

    package var list: String
    /// How many to leave out at the start.
    package var from: String?
    /// At most so many; 200 if nothing is said, 500 at most.
    package var count: String?

    package init(list: String, from: Int? = nil, count: Int? = nil) {
        self.list = list
        self.from = from.map(String.init)
        self.count = count.map(String.init)
    }
}

package struct WordPackShown: Codable, Sendable, Hashable {
    package var pack: WordPackInfo
    package var entries: [PackEntryInfo]

    package init(pack: WordPackInfo, entries: [PackEntryInfo]) {
        self.pack = pack
        self.entries = entries
    }
}

package struct PackEntryInfo: Codable, Sendable, Hashable {
    /// `PACK/ITEM`, ids.
    package var path: String
    package var word: String
    package var language: String
    package var level: Int
    /// The only day on which it is the word, `2026-11-22`.
    package var day: String?
    /// Whether it has a second sentence or a definition, meanings that are wrong, and a translation.
    package var hasHints: Bool
    package var hasChoice: Bool
    package var hasTranslation: Bool
    package var isRead: Bool

    package init(
        path: String, word: String, language: String, level: Int, day: String?, hasHints: Bool,
        hasChoice: Bool, hasTranslation: Bool, isRead: Bool
    ) {
        self.path = path
        self.word = word
        self.language = language
        self.level = level
        self.day = day
        self.hasHints = hasHints
        self.hasChoice = hasChoice
        self.hasTranslation = hasTranslation
        self.isRead = isRead
    }
}

/// All that an entry says, its meanings too: for those who may change it.
package struct ShowPackEntry: Operation {
    package typealias Answer = PackEntry
    package static let path = "words/entry"
    package static let askers = Askers.everybody
    package static let isReading = true

    /// `PACK/ITEM`.
    package var entry: String

    package init(entry: String) { self.entry = entry }
}

package struct PackEntry: Codable, Sendable, Hashable {
    package var path: String
    package var word: String
    package var text: String
    package var language: String
    package var level: Int
    package var partOfSpeech: String
    package var ipa: String?
    package var meanings: [WordTexts]
    package var wrong: [WordTexts]
    package var translations: [WordTexts]
    package var sentence: String?
    package var definition: String?
    package var forms: [String]
    package var day: String?
    package var tags: [String]
    package var source: String?
    /// Changes when what it says does; for `EditPackEntry.ifMatch`.
    package var etag: String
    package var photos: [PhotoInfo]
    /// The hashes of the sounds in which word and text are read aloud.
    package var readingWord: String?
    package var readingText: String?

    package init(
        path: String, word: String, text: String, language: String, level: Int,
        partOfSpeech: String, ipa: String?, meanings: [WordTexts], wrong: [WordTexts],
        translations: [WordTexts], sentence: String?, definition: String?, forms: [String],
        day: String?, tags: [String], source: String?, etag: String, photos: [PhotoInfo],
        readingWord: String?, readingText: String?
    ) {
        self.path = path
        self.word = word
        self.text = text
        self.language = language
        self.level = level
        self.partOfSpeech = partOfSpeech
        self.ipa = ipa
        self.meanings = meanings
        self.wrong = wrong
        self.translations = translations
        self.sentence = sentence
        self.definition = definition
        self.forms = forms
        self.day = day
        self.tags = tags
        self.source = source
        self.etag = etag
        self.photos = photos
        self.readingWord = readingWord
        self.readingText = readingText
    }
}

/// Texts in one language.
package struct WordTexts: Codable, Sendable, Hashable {
    package var language: String
    package var texts: [String]

    package init(language: String, texts: [String]) {
        self.language = language
        self.texts = texts
    }
}

/// What is written of an entry; nil: as it is. Empty takes away.
package protocol WordWriting: Sendable {
    var text: String? { get }
    /// What counts as right, the one that is shown first.
    var meanings: [String]? { get }
    /// Of meanings, of wrong ones and of the translation; nil: the caller's.
    var meaningLanguage: String? { get }
    /// BCP 47, of word and text; nil of a new one: that of the pack's first word.
    var language: String? { get }
    /// 1 to 4; nil of a new one: 2.
    var level: Int? { get }
    /// `noun`, `verb`, `adjective`, `adverb` or `other`.
    var partOfSpeech: String? { get }
    var ipa: String? { get }
    /// A second sentence with the word, and what it means in its own language.
    var sentence: String? { get }
    var definition: String? { get }
    var wrong: [String]? { get }
    var translation: String? { get }
    /// The word as it stands in the text; nil, or none: found there.
    var forms: [String]? { get }
    /// `2026-11-22`: the only day on which it is the word.
    var onDay: String? { get }
    var tags: [String]? { get }
    var source: String? { get }
}

/// Writes a word into a pack. Word, text and meanings are enough.
package struct AddPackEntry: Creating, WordWriting {
    package typealias Answer = PackEntry
    package static let path = "words/entry/add"
    package static let askers = Askers.everybody

    /// At random. The first 16 of its digits are the id of the entry.
    package var id: NewID
    package var list: String
    package var word: String
    package var text: String?
    package var meanings: [String]?
    package var meaningLanguage: String?
    package var language: String?
    package var level: Int?
    package var partOfSpeech: String?
    package var ipa: String?
    package var sentence: String?
    package var definition: String?
    package var wrong: [String]?
    package var translation: String?
    package var forms: [String]?
    package var onDay: String?
    package var tags: [String]?
    package var source: String?

    package init(
        list: String, word: String, text: String? = nil, meanings: [String]? = nil,
        meaningLanguage: String? = nil, language: String? = nil, level: Int? = nil,
        partOfSpeech: String? = nil, ipa: String? = nil, sentence: String? = nil,
        definition: String? = nil, wrong: [String]? = nil, translation: String? = nil,
        forms: [String]? = nil, onDay: String? = nil, tags: [String]? = nil,
        source: String? = nil, id: NewID = .random()
    ) {
        self.id = id
        self.list = list
        self.word = word
        self.text = text
        self.meanings = meanings
        self.meaningLanguage = meaningLanguage
        self.language = language
        self.level = level
        self.partOfSpeech = partOfSpeech
        self.ipa = ipa
        self.sentence = sentence
        self.definition = definition
        self.wrong = wrong
        self.translation = translation
        self.forms = forms
        self.onDay = onDay
        self.tags = tags
        self.source = source
    }
}

/// Changes what is given of an entry, leaves the rest.
package struct EditPackEntry: Operation, WordWriting {
    package typealias Answer = PackEntry
    package static let path = "words/entry/edit"
    package static let askers = Askers.everybody

    /// `PACK/ITEM`.
    package var entry: String
    package var word: String?
    package var text: String?
    package var meanings: [String]?
    package var meaningLanguage: String?
    package var language: String?
    package var level: Int?
    package var partOfSpeech: String?
    package var ipa: String?
    package var sentence: String?
    package var definition: String?
    package var wrong: [String]?
    package var translation: String?
    package var forms: [String]?
    package var onDay: String?
    package var tags: [String]?
    package var source: String?
    /// Hashes of its sounds in which word and text are read aloud (`PhotoInfo.hash`); empty: none.
    package var readingWord: String?
    package var readingText: String?
    /// The `etag` of what the caller saw.
    package var ifMatch: String?

    package init(
        entry: String, word: String? = nil, text: String? = nil, meanings: [String]? = nil,
        meaningLanguage: String? = nil, language: String? = nil, level: Int? = nil,
        partOfSpeech: String? = nil, ipa: String? = nil, sentence: String? = nil,
        definition: String? = nil, wrong: [String]? = nil, translation: String? = nil,
        forms: [String]? = nil, onDay: String? = nil, tags: [String]? = nil,
        source: String? = nil, readingWord: String? = nil, readingText: String? = nil,
        ifMatch: String? = nil
    ) {
        self.entry = entry
        self.word = word
        self.text = text
        self.meanings = meanings
        self.meaningLanguage = meaningLanguage
        self.language = language
        self.level = level
        self.partOfSpeech = partOfSpeech
        self.ipa = ipa
        self.sentence = sentence
        self.definition = definition
        self.wrong = wrong
        self.translation = translation
        self.forms = forms
        self.onDay = onDay
        self.tags = tags
        self.source = source
        self.readingWord = readingWord
        self.readingText = readingText
        self.ifMatch = ifMatch
    }
}
