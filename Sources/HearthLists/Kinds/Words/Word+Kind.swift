package import HearthWire

extension Word: ItemKind {
    package static let listKind = ListKind.words

    package init?(takenFrom message: inout Hearth_V1_Item) throws(PartError) {
        guard case .word(let word) = message.body else { return nil }
        try self.init(message: word)
    }

    package func put(into message: inout Hearth_V1_Item) { message.word = self.message }

    package func check() throws(PartError) {
        guard Self.levels.contains(level), LanguageCode.isOne(language) else { throw .malformed }
        guard meanings.count <= 10, wrong.count <= 10, translations.count <= 10, hints.count <= 5,
            forms.count <= 20
        else { throw .overLimit }
        for one in meanings + wrong {
            guard LanguageCode.isOne(one.language) else { throw .malformed }
            guard one.texts.count <= 12 else { throw .overLimit }
            for text in one.texts { try Self.meaningRule.checkPart(text) }
        }
        for one in translations + hints {
            guard LanguageCode.isOne(one.language) else { throw .malformed }
        }
        for one in translations { try Self.translationRule.checkPart(one.text) }
        for one in hints { try TextRule.name.checkPart(one.text) }
        for form in forms { try Self.meaningRule.checkPart(form) }
        try Self.pronunciationRule.checkPart(ipa)
        try Self.sourceRule.checkPart(source)
    }

    package static let meaningRule = TextRule(limit: 80, mayBeEmpty: false)
    package static let translationRule = TextRule(limit: 4000, hasLines: true, mayBeEmpty: false)
    package static let pronunciationRule = TextRule(limit: 100)
    package static let sourceRule = TextRule(limit: 300)

    /// Meanings are not looked through: a search would tell them before they are guessed.
    package var texts: [String] { [] }

    package static var hasUniqueNames: Bool { false }

    package static let room = "words"
    package static let maximumOctets: Int? = 40_000
}

/// Codes of languages (BCP 47): 2 to 12 small letters, digits and hyphens, the first of them a letter.
package enum LanguageCode {
    package static func isOne(_ code: String) -> Bool {
        let octets = Array(code.utf8)
        return (2...12).contains(octets.count) && isLetter(octets[0])
            && octets.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }

    private static func isLetter(_ octet: UInt8) -> Bool { (0x61...0x7A).contains(octet) }
}

extension ListKind {
    /// Packs of words.
    package static let words = ListKind("words") ?? .wishes
    /// What a member learned.
    package static let wordLog = ListKind("word-log") ?? .wishes
}

extension Item {
    package var word: Word? { known as? Word }
}
