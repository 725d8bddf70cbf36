import Foundation

/// Tells what names a thing from the words with which apps and people hand it on: "Check out this item!".
enum SharingWords {
    /// What is named; nil: all of it hands on.
    static func thing(in phrase: String) -> String? {
        let words = phrase.split { !$0.isLetter && !$0.isNumber }
        let plain = words.map { $0.lowercased() }
        guard !words.isEmpty, !plain.allSatisfy(all.contains) else { return nil }
        if endsWithPlace(plain) { return nil }
        guard openers.contains(plain[0]),
            let first = plain.firstIndex(where: { !all.contains($0) })
        else { return phrase }
        let between = phrase[words[first - 1].endIndex..<words[first].startIndex]
        // A single word may belong to the name: "Look book".
        guard first > 1 || between.contains(where: { !$0.isWhitespace }) else { return phrase }
        return String(phrase[words[first].startIndex...])
    }

    /// Whether a phrase is the name of the shop at a link alone.
    static func isShop(_ phrase: String, at link: String) -> Bool {
        guard let host = URL(string: link)?.host()?.lowercased() else { return false }
        let letters = phrase.lowercased().filter { $0.isLetter || $0.isNumber }
        let labels = host.split(separator: ".").map { String($0.filter { $0 != "-" }) }
        return ([labels.joined(), labels.drop { $0 == "www" }.joined()] + labels).contains(letters)
    }

    /// "I found this on …": what follows the last of these words is where.
    private static func endsWithPlace(_ words: [String]) -> Bool {
        guard let place = words.lastIndex(where: places.contains), words.count - place <= 5 else {
            return false
        }
        let before = words[..<place]
        return before.allSatisfy(all.contains) && before.contains(where: things.contains)
    }

    private static let places: Set = words(
        "on at from via in with hos på från i med bei auf von mit chez sur de en")
    /// What stands for the thing, or for its having been handed on.
    private static let things: Set = words(
        """
        this it item items product products thing shared sent link page article found offer deal detta
        denna det den här produkt produkten vara varan sak saken delat delad skickat länk sida artikel
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
