import HearthSodium
import HearthWire
import Testing

@Suite("What is seen of a name")
struct VisibleTextTests {
    @Test(
        "What nobody sees is left out",
        arguments: [
            ("B\u{200B}o", "Bo"), ("Bo\u{2060}", "Bo"), ("\u{FEFF}Bo", "Bo"), ("B\u{AD}o", "Bo"),
            ("B\u{34F}o", "Bo"), ("B\u{200E}o\u{200F}\u{61C}", "Bo"), ("Bo\u{2063}\u{2064}", "Bo"),
            ("\u{202E}oB\u{202C}", "oB"), ("\u{2067}Bo\u{2069}", "Bo"), ("Bo\u{206A}", "Bo"),
            ("Bo\u{E0041}\u{E007F}", "Bo"), ("Bo\u{E0001}", "Bo"), ("B\u{115F}\u{1160}o", "Bo"),
            ("Bo\u{3164}", "Bo"), ("Bo\u{FFA0}", "Bo"), ("Bo\u{FE0F}", "Bo"), ("Bo\u{FE00}", "Bo"),
            ("Bo\u{E0100}", "Bo"), ("B\u{200D}o", "Bo"), ("B\u{200C}o", "Bo"), ("Bo\u{200D}", "Bo"),
            ("Bo\u{FFF9}x\u{FFFB}", "Box"), ("Bo\u{17B4}", "Bo"), ("Bo\u{1D173}", "Bo"),
            ("Bo\u{2800}", "Bo"), ("Bo\u{2800}Ek", "Bo Ek"), ("Bo \u{200B}", "Bo"),
            ("Bo\u{1D159}", "Bo"), ("Bo\u{16FE4}", "Bo"), ("Bo\u{180E}", "Bo"),
            ("Bo 2\u{FE0F}", "Bo 2"),
            ("\u{200D}", ""), ("\u{3164}\u{115F}", ""), ("\u{2800}\u{200B} ", ""), ("", ""),
            // One joiner suffices; a second one nobody sees.
            ("👩\u{200D}\u{200D}🚒", "👩\u{200D}🚒"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"),
            ("👩\u{200D}", "👩"), ("\u{200D}👩", "👩"), ("🇸\u{200D}🇪", "🇸🇪"),
            ("🏴\u{E0067}\u{E0062}", "🏴"),
            ("👩\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "👩"),
            ("می\u{200C}\u{200C}خواهم", "می\u{200C}خواهم"), ("سلام\u{200C}", "سلام"),
        ])
    func unseen(name: String, seen: String) {
        #expect(Array(VisibleText.of(name).unicodeScalars) == Array(seen.unicodeScalars))
    }

    static let needed = [
        "Bo", "Åsa Öberg", "O'Neill-Łódź", "Zoë 100%", "李雷", "김민준", "Нина", "שרה", "Μαρία",
        "a\u{301}e\u{308}",
        // Emoji: families, professions, skin, keys, flags, styles.
        "👨\u{200D}👩\u{200D}👧", "👩🏽\u{200D}🚒", "🏳\u{FE0F}\u{200D}🌈", "🏃🏻\u{200D}♀\u{FE0F}",
        "❤\u{FE0F}\u{200D}🔥",
        "1\u{FE0F}\u{20E3}", "☺\u{FE0E}", "🇸🇪", "🏴\u{200D}☠\u{FE0F}", "©\u{FE0F}",
        "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Mac",
        "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
        // Persian, Urdu, Syriac; Marathi, Sinhala, Malayalam, Bengali, Kannada; Mongolian; a Japanese name.
        "می\u{200C}خواهم", "نامه\u{200C}ای", "ه\u{200D}", "क्\u{200D}ष", "क्\u{200C}ष", "ක්\u{200D}රි",
        "ന്\u{200D}",
        "র\u{200D}্য", "ರ್\u{200C}", "ᠠ\u{180B}", "葛\u{E0100}",
    ]

    @Test("What a script or an emoji needs stays", arguments: needed)
    func kept(name: String) {
        #expect(Array(VisibleText.of(name).unicodeScalars) == Array(name.unicodeScalars))
    }

    @Test("What is seen once is seen the same again, and in time")
    func stable() {
        let unseen = [
            "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{E0067}", "\u{E007F}", "\u{94D}", "👩", "م", "🏴",
            " ", "a",
        ]
        var text = ""
        for first in unseen {
            for second in unseen {
                for third in unseen {
                    let once = VisibleText.of(first + second + third)
                    #expect(VisibleText.of(once) == once)
                    text += first + second + third
                }
            }
        }
        #expect(VisibleText.of(text).unicodeScalars.count < text.unicodeScalars.count)
    }

    @Test(
        "A card is taken whatever cannot be seen in its name, and shows what can",
        arguments: [
            ("Bo\u{200B}", "Bo"), ("\u{E0042}Bo\u{3164}", "Bo"),
            ("Bo #1a2b\u{200B}3c4d", "Bo #1a2b3c4d"),
            ("👩\u{200D}🚒", "👩\u{200D}🚒"),
        ])
    func card(name: String, seen: String) throws {
        #expect(try CardBody(record: Sample.card(name: name)).name == seen)
    }

    @Test(
        "Of a name of which nothing is seen the short id is shown",
        arguments: ["\u{200B}", "\u{3164}\u{3164}", "\u{2800}", "\u{E0041}\u{200D}"])
    func nothing(name: String) throws {
        let record = try Sample.card(name: name)
        #expect(try CardBody(record: record).name == "#" + record.key.author.hex.prefix(8))
    }
}
