import Foundation

/// Tells what names a thing from the words with which apps and people hand it on: "Check out this item!".
enum SharingWords {
    /// What is named; nil: all of it hands on.
    static func thing(in phrase: String) -> String? {
        var rest = phrase[...]
        // "Look! I found this on The Corner Shop: Red kite".
        while let end = rest.firstMatch(of: sentenceEnd)?.range {
            guard handsOn(words(in: rest[..<end.lowerBound])) else { break }
            rest = rest[end.upperBound...]
        }
        let said = words(in: rest)
        guard !said.isEmpty, !handsOn(said) else { return nil }
        let plain = said.map { $0.lowercased() }
        guard let first = plain.firstIndex(where: { !all.contains($0) }), first > 0,
            leads.contains(where: { plain[..<first].starts(with: $0) })
                || openers.contains(plain[0]) && plain[..<first].contains(where: things.contains)
        else { return rest.startIndex == phrase.startIndex ? phrase : unquoted(rest) }
        return unquoted(rest[said[first - 1].endIndex...])
    }

    /// What stands in quotes in front of a place, as in `"Red kite" on The Corner Shop`; else all of it, from its
    /// first word or quote on.
    private static func unquoted(_ text: Substring) -> String {
        let start = text.drop { !$0.isLetter && !$0.isNumber && !isOpening($0) }
        guard let first = start.first, quotes.contains(first),
            let end = start.dropFirst().firstIndex(where: quotes.contains)
        else { return String(start).trimmed }
        let behind = words(in: start[end...])
        guard behind.first.map({ places.contains($0.lowercased()) }) ?? true else {
            return String(start).trimmed
        }
        return String(start[..<end].dropFirst()).trimmed
    }

    /// Whether a phrase begins with the sign: quotes, brackets, symbols and amounts of money.
    private static func isOpening(_ sign: Character) -> Bool {
        quotes.contains(sign) || sign == "(" || sign == "[" || sign.isSymbol
    }

    /// Whether there is nothing but handing on.
    private static func handsOn(_ words: [Substring]) -> Bool {
        let plain = words.map { $0.lowercased() }
        return !words.isEmpty && (plain.allSatisfy(all.contains) || endsWithPlace(words, plain))
    }

    /// Whether words that hand on say that this is where the thing is: "I found this on …".
    static func isPlace(_ phrase: String, in handing: String) -> Bool {
        let name = words(in: phrase[...]).map { $0.lowercased() }
        let plain = words(in: handing[...]).map { $0.lowercased() }
        return !name.isEmpty
            && plain.indices.contains {
                places.contains(plain[$0]) && plain[($0 + 1)...].starts(with: name)
            }
    }

    /// Whether a phrase is the name of the shop at a link alone.
    static func isShop(_ phrase: String, at link: String) -> Bool {
        guard let host = URL(string: link)?.host()?.lowercased() else { return false }
        let letters = phrase.lowercased().filter { $0.isLetter || $0.isNumber }
        let labels = host.split(separator: ".").map { String($0.filter { $0 != "-" }) }
        return ([labels.joined(), labels.drop { $0 == "www" }.joined()] + labels).contains(letters)
    }

    /// "I found this on …", "Schau, was ich bei … gefunden habe": a name follows one of these words, and is where.
    private static func endsWithPlace(_ words: [Substring], _ plain: [String]) -> Bool {
        guard let first = plain.firstIndex(where: { !all.contains($0) }),
            let last = plain.lastIndex(where: { !all.contains($0) }),
            // "Den här i storlek 38" says something.
            words[first].contains(where: \.isUppercase), last - first < 3
        else { return false }
        // "The" and the like belong to the name.
        let before = plain[..<first].lastIndex(where: places.contains)
        return before.map { first - $0 <= 2 } ?? false && plain.contains(where: things.contains)
    }

    private static func words(in text: Substring) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }
    }

    // Regular expressions are not Sendable. Nothing changes it, so every task may read it.

    nonisolated(unsafe) private static let sentenceEnd = /[:!?.…](?=\s)/
    private static let quotes: Set<Character> = ["\"", "“", "”", "„", "»", "«"]
    /// After these comes what is named, without a sign between.
    private static let leads = [
        "check out", "checkout", "look at", "take a look at", "have a look at", "kolla in",
        "kolla på", "spana in", "titta på", "ta en titt på", "schau dir", "sieh dir", "schau mal",
        "sjekk ut", "tjek",
    ].map { $0.split(separator: " ").map(String.init) }
    private static let places: Set = words(
        "on at from via in with hos på från i med bei auf von mit chez sur de en")
    /// What stands for the thing, or for its having been handed on.
    private static let things: Set = words(
        """
        this it item items product products thing shared sent link page article found offer deal detta
        denna det den här produkt produkten vara varan sak saken delat delad skickat länk sida artikel
        annons annonsen auktion auktionen listing ad post pin anzeige beitrag
        hittade hittat erbjudande dies das diese dieses diesen artikel produkt geteilt gesendet gefunden
        angebot dette denne produktet varen fundet funnet delt sendt fant fandt ce cet cette produit article
        trouvé partagé esto este esta producto encontré
        """)
    /// What such a phrase begins with.
    private static let openers: Set = words(
        """
        check checkout look see take have hey hi hello share shared sharing i just wow found sent kolla
        titta spana se ser hej dela delar delade delat jag skickat schau schaut guck sieh teile teilen
        geteilt ich hallo sjekk tjek se kig del deler jeg regarde regardez partager partagé je mira
        compartir
        """)
    private static let fillers: Set = words(
        """
        at att möchte empfehlen könnte gefallen dir mir uns euch in till ta titt
        out a an the my you your for me is of to what that here there might like thought would could
        love great amazing awesome cool nice good now and or think we ve ll m s d re shop store app
        website site web online get buy view open now click tap phone iphone ipad android mobile
        something in ut på en ett till dig du er min mitt vad som av vi och eller fin bra snyggt bästa
        köp nu butik appen app mobil telefon från för tror skulle gilla tips tipsar om mal mal an was
        habe für dich den der die ein eine einen im in meinem handy aus hier sieh jetzt kaufen shop
        ud til deg dig jeg fra min på en et un une le la les pour toi vous j ai que un una el lo para ti
        """)
    private static let all = places.union(things).union(openers).union(fillers)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
