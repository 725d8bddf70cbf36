import HearthLists

/// Lines that a messenger writes itself, in the place of a picture or about how it works: no wishes.
enum ChatNotice {
    /// Characters of one; what is longer says something else.
    private static let limit = 300

    static func isOne(_ line: Substring) -> Bool {
        guard line.utf8.count <= 4 * limit else { return false }
        let words = FoldedText.forSearch(String(line.prefix(limit)))
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let last = words.last else { return false }
        // "image omitted", "<Media har utelämnats>", "IMG_0001.jpg (file attached)".
        if words.count <= 4, omitted.contains(last),
            words.dropLast().contains(where: media.contains)
        {
            return true
        }
        let said = words.joined(separator: " ")
        return encrypted.contains { said.contains($0) }
    }

    private static let media: Set<String> = [
        "image", "video", "audio", "sticker", "gif", "media", "document", "contact", "card",
        "photo",
        "bild", "bilden", "film", "ljud", "klistermarke", "dokument", "kontaktkort", "medium",
        "medien",
        "bilde", "billede",
    ]
    private static let omitted: Set<String> = [
        "omitted", "utelamnad", "utelamnat", "utelamnats", "utelamnade", "weggelassen",
        "ausgeschlossen", "utelatt", "udeladt", "omis", "omitido", "omitida",
    ]
    private static let encrypted = [
        "end to end encrypted", "totalstrackskrypterade", "ende zu ende verschlusselt",
        "ende til ende kryptert", "chiffres de bout en bout", "cifrados de extremo a extremo",
    ]
}
