import HearthAPI
import HearthLists
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire

extension AddPackEntry: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PackEntry {
        let open = try household.list(at: list, for: asker, work)
        let first = open.merged.items.lazy.compactMap(\.word?.language).first
        var entry = Word(
            language: first ?? asker.caller.language ?? "en", level: WordBook.firstLevel)
        entry.meanings = []
        let writer = asker.caller.language
        let made = try household.add(
            entry, to: open.id.hex, name: word, id: id, at: ItemPlace(), by: asker, work
        ) { _, item in
            try put(into: &item, of: writer)
            guard item.word?.meanings.isEmpty == false else {
                throw HearthError(.meaningMissing, ["name": item.name])
            }
        }
        return try household.packEntry(at: "\(open.id)/\(made.id)", for: asker, work)
    }
}

extension EditPackEntry: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PackEntry {
        let writer = asker.caller.language
        let edited = try household.edit(
            entry, of: Word.self, name: word, to: ItemPlace(), ifMatch: ifMatch, by: asker, work
        ) { household, item in
            try put(into: &item, of: writer)
            guard var word = item.word else { return }
            guard !word.meanings.isEmpty else {
                throw HearthError(.meaningMissing, ["name": item.name])
            }
            func reading(_ hash: String, of item: Item) throws -> Int {
                guard !hash.isEmpty else { return 0 }
                let index = try household.photoIndex(hash, of: item)
                return item.attachments[...index].count(where: \.isSound)
            }
            if let readingWord { word.readingWord = try reading(readingWord, of: item) }
            if let readingText { word.readingText = try reading(readingText, of: item) }
            item.body = .known(word)
        }
        return try household.packEntry(at: "\(edited.listID)/\(edited.id)", for: asker, work)
    }
}

extension ShowPackEntry: UseCase {
    func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PackEntry {
        try household.packEntry(at: entry, for: asker, work)
    }
}

extension WordWriting {
    /// Puts what is said into an entry. `writer`: the language of who writes.
    ///
    /// - Throws: `HearthError`: `languageMalformed`, `numberOutOfRange`, `partOfSpeechUnknown`, `textTooLong`,
    ///   `wordNotInText`, `dateMalformed`.
    fileprivate func put(into item: inout Item, of writer: String?) throws {
        guard var word = item.word else { return }
        if let text { item.text = try Names.cleaned(text, field: "text", rule: .notes) }
        if let tags { try item.setTags(tags) }
        if let language = language?.nilIfEmpty { word.language = try Self.code(language) }
        if let level {
            guard Word.levels.contains(level) else {
                throw HearthError(
                    .numberOutOfRange,
                    [
                        "field": "level", "lowest": "\(Word.levels.lowerBound)",
                        "highest": "\(Word.levels.upperBound)",
                    ])
            }
            word.level = level
        }
        if let partOfSpeech = partOfSpeech?.nilIfEmpty {
            guard let part = Word.PartOfSpeech(rawValue: partOfSpeech) else {
                throw HearthError(
                    .partOfSpeechUnknown,
                    [
                        "value": partOfSpeech,
                        "candidates": Word.PartOfSpeech.allCases.map(\.rawValue)
                            .joined(separator: ", "),
                    ])
            }
            word.partOfSpeech = part
        }
        if let onDay { word.day = try onDay.nilIfEmpty.map { try Day.typed($0) } }
        try putTexts(into: &word, of: try Self.code(meaningLanguage?.nilIfEmpty ?? writer ?? "en"))
        let given = try forms.map {
            try $0.filter { !$0.isEmpty }.map {
                try Names.cleaned($0, field: "forms", rule: Word.meaningRule)
            }
        }
        word.findForms(of: item.name, in: item.text, given: given ?? word.forms)
        guard word.pieces(of: item.text).contains(where: \.isWord) else {
            throw HearthError(.wordNotInText, ["name": item.name])
        }
        item.body = .known(word)
    }

    private func putTexts(into word: inout Word, of language: String) throws {
        func texts(_ typed: [String], field: String) throws -> [String] {
            let cleaned = try typed.filter { !$0.allSatisfy(\.isWhitespace) }.map {
                try Names.cleaned($0, field: field, rule: Word.meaningRule)
            }
            guard cleaned.count <= Word.textLimit else {
                throw HearthError(
                    .numberOutOfRange,
                    ["field": field, "lowest": "1", "highest": "\(Word.textLimit)"])
            }
            return cleaned
        }
        if let meanings { word.meanings.set(try texts(meanings, field: "meanings"), in: language) }
        if let wrong { word.wrong.set(try texts(wrong, field: "wrong"), in: language) }
        if let ipa {
            word.ipa = try Names.cleaned(ipa, field: "ipa", rule: Word.pronunciationRule)
        }
        if let source {
            word.source = try Names.cleaned(source, field: "source", rule: Word.sourceRule)
        }
        if let translation {
            word.translations.removeAll { $0.language == language }
            if !translation.allSatisfy(\.isWhitespace) {
                word.translations.append(
                    .init(
                        language,
                        try Names.cleaned(
                            translation, field: "translation", rule: Word.translationRule)))
            }
        }
        guard sentence != nil || definition != nil else { return }
        let own = word.ownHints
        func hint(_ text: String?, field: String) throws -> [Word.TextInLanguage] {
            guard let text, !text.allSatisfy(\.isWhitespace) else { return [] }
            return [.init(word.language, try Names.cleaned(text, field: field, rule: .name))]
        }
        word.hints =
            try hint(sentence ?? own.sentence, field: "sentence")
            + hint(definition ?? own.definition, field: "definition")
    }

    /// - Throws: `HearthError.languageMalformed`.
    private static func code(_ typed: String) throws(HearthError) -> String {
        let code = typed.lowercased()
        guard LanguageCode.isOne(code) else {
            throw HearthError(.languageMalformed, ["value": typed])
        }
        return code
    }
}

extension Word {
    /// Texts of one kind and language that an entry takes.
    fileprivate static let textLimit = 12

    /// The second sentence has the word in it; what is left is the definition.
    fileprivate var ownHints: (sentence: String?, definition: String?) {
        let sentence = hints.first { pieces(of: $0.text).contains(where: \.isWord) }?.text
        return (sentence, hints.first { $0.text != sentence }?.text)
    }
}

extension [Word.InLanguage] {
    fileprivate mutating func set(_ texts: [String], in language: String) {
        removeAll { $0.language == language }
        if !texts.isEmpty { append(.init(language, texts)) }
    }
}

extension Array {
    fileprivate var nilIfEmpty: [Element]? { isEmpty ? nil : self }
}

extension Household {
    /// - Throws: `HearthError`: `unknownWord`, `otherKind`, `notEditor`.
    fileprivate mutating func packEntry(
        at path: String, for asker: Asker, _ work: Work
    ) throws -> PackEntry {
        let (open, item) = try item(at: path, for: asker, work)
        try open.check(holds: .words)
        _ = try editor(of: open, asker)
        guard let word = item.word else { throw HearthError(.unknownWord, ["name": path]) }
        let photos = photos(of: item, in: open)
        let readings = word.readings(among: item.attachments)
        let own = word.ownHints
        func texts(_ all: [Word.InLanguage]) -> [WordTexts] {
            all.map { WordTexts(language: $0.language, texts: $0.texts) }
        }
        return PackEntry(
            path: "\(open.id)/\(item.id)", word: item.name, text: item.text,
            language: word.language, level: word.level,
            partOfSpeech: word.partOfSpeech.rawValue, ipa: word.ipa.nilIfEmpty,
            meanings: texts(word.meanings), wrong: texts(word.wrong),
            translations: word.translations.map {
                WordTexts(language: $0.language, texts: [$0.text])
            }, sentence: own.sentence, definition: own.definition, forms: word.forms,
            day: word.day?.description, tags: item.tags, source: word.source.nilIfEmpty,
            etag: EntityTags.tag(of: item), photos: photos,
            readingWord: readings.word.map { photos[$0].hash },
            readingText: readings.text.map { photos[$0].hash })
    }
}
