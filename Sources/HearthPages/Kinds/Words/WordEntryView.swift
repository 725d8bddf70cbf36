package import HearthAPI
import HearthLanguage
import HearthLists

/// The form for a new word of a pack, or for changing one.
package struct WordEntryView: PageContent {
    package static let template = "word-entry"
    package static let saysProblem = true

    /// What the form calls itself when it is sent.
    package static let form = "word"

    let isNew: Bool
    let list: String
    let path: String?
    let etag: String?
    let meaningLanguage: String
    let meaningLabel: Text
    let word: String
    let text: String
    let meanings: String
    let levels: [Choice]
    let language: String
    let parts: [Choice]
    let sentence: String
    let definition: String
    let wrong: String
    let translation: String
    let ipa: String
    let forms: String
    let onDay: String
    let source: String
    let photos: [AttachmentView]
    let waiting: [WaitingFile]
    let hasPhotos: Bool
    let wordSounds: [Choice]
    let textSounds: [Choice]
    let hasSounds: Bool
    /// What is rarer is seen at once, where it says something or was refused.
    let isOpen: Bool
    let cancel: String
    let problem: String?

    /// `entry`: nil for a new one, on the list with the id `list`, whose words are in `language`.
    package init(
        _ entry: PackEntry?, list: String, language: String?, problem: Problem?
    ) {
        func value(_ field: String, _ current: String?) -> String {
            problem?.typed(field, in: Self.form) ?? current ?? ""
        }
        isNew = entry == nil
        self.list = list
        path = entry?.path
        etag = entry.map { value("ifMatch", $0.etag) }
        let reader = Language.current.code
        let inOne = { (all: [WordTexts]?) in
            all?.first { $0.language == reader } ?? all?.first
        }
        meaningLanguage = inOne(entry?.meanings)?.language ?? reader
        let inThis = { [meaningLanguage] (all: [WordTexts]?) in
            all?.first { $0.language == meaningLanguage }?.texts.joined(separator: "\n")
        }
        meaningLabel = Text("What it means, in \(WordText.language(meaningLanguage))")
        word = value("word", entry?.word)
        text = value("text", entry?.text)
        meanings = value("meanings", inThis(entry?.meanings))
        let level = value("level", entry.map { "\($0.level)" } ?? "2")
        levels = (1...4).map {
            Choice(value: "\($0)", label: WordText.level($0), isChosen: "\($0)" == level)
        }
        self.language = value("language", entry?.language ?? language ?? reader)
        let part = value("partOfSpeech", entry?.partOfSpeech ?? "other")
        parts = Word.PartOfSpeech.allCases.map {
            Choice(
                value: $0.rawValue, label: WordText.partOfSpeech($0.rawValue),
                isChosen: $0.rawValue == part)
        }
        sentence = value("sentence", entry?.sentence)
        definition = value("definition", entry?.definition)
        wrong = value("wrong", inThis(entry?.wrong))
        translation = value("translation", inThis(entry?.translations))
        ipa = value("ipa", entry?.ipa)
        forms = value("forms", entry?.forms.joined(separator: "\n"))
        onDay = value("onDay", entry?.day)
        source = value("source", entry?.source)
        let place = (entry?.path ?? "").split(separator: "/").map(String.init)
        photos = (entry?.photos ?? []).map {
            AttachmentView(
                $0, on: list, place.last ?? "", named: entry?.word ?? "", isSmall: true)
        }
        waiting = problem.map { $0.form == Self.form ? $0.photos : [] } ?? []
        hasPhotos = !photos.isEmpty || !waiting.isEmpty
        let sounds = photos.filter { $0.sound != nil }
        wordSounds = Self.choices(among: sounds, chosen: entry?.readingWord)
        textSounds = Self.choices(among: sounds, chosen: entry?.readingText)
        hasSounds = !sounds.isEmpty
        isOpen = problem != nil
        cancel = entry.map { "/words/word?word=\($0.path)" } ?? "/lists/\(list)"
        self.problem = problem?.message
    }

    private static func choices(among sounds: [AttachmentView], chosen: String?) -> [Choice] {
        sounds.map {
            Choice(
                value: $0.hash, label: Text(verbatim: $0.sound ?? ""), isChosen: $0.hash == chosen)
        }
    }
}
