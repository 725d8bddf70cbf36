import HearthAPI
import Testing

@testable import HearthLanguage

@Suite("News in sentences")
struct NewsTextTests {
    @Test(
        "Whose something is, is said as each language does",
        arguments: [
            ("Anna", "Anna's", "Annas"), ("Jonas", "Jonas's", "Jonas"), ("Max", "Max's", "Max"),
            ("Heinz", "Heinz's", "Heinz"), ("ÅSS", "ÅSS's", "ÅSS"), ("Åsa B", "Åsa B's", "Åsa Bs"),
            ("Anna (1a2b)", "Anna (1a2b)'s", "Anna (1a2b):s"), ("", "'s", ""),
        ])
    func possessive(name: String, english: String, swedish: String) {
        #expect(Text(whose: name).string(in: .english) == english)
        #expect(Text(whose: name).string(in: .swedish) == swedish)
        // Also where it stands in another text.
        #expect(
            Text("\(Text(whose: name)) list “\("X")”").string(in: .swedish)
                == "\(swedish) lista ”X”")
    }

    private func news(
        _ kind: NewsKind, person: String? = "Anna", count: Int = 1, detail: String? = nil,
        owner: String? = "Anna"
    ) -> NewsInfo {
        NewsInfo(
            id: 1, kind: kind, at: "2026-10-01T12:00:00Z", isUnread: true, person: person,
            list: "Namnsdag", listID: "ab", owner: owner, wish: count == 1 ? "Tekoppar" : nil,
            wishID: nil, count: count, detail: detail)
    }

    @Test("Who did what, with the list or under its heading")
    func sentences() {
        func said(_ news: NewsInfo) -> [String] {
            [news.text, news.textUnderList].flatMap { text in
                [text.string(in: .english), text.string(in: .swedish)]
            }
        }
        #expect(
            said(news(.wishChanged)) == [
                "Anna changed “Tekoppar” on “Namnsdag”.", "Anna ändrade ”Tekoppar” på ”Namnsdag”.",
                "Anna changed “Tekoppar”.", "Anna ändrade ”Tekoppar”.",
            ])
        #expect(
            said(news(.wishAdded, count: 2)) == [
                "2 new wishes on Anna's list “Namnsdag”.",
                "2 nya önskningar på Annas lista ”Namnsdag”.",
                "2 new wishes.", "2 nya önskningar.",
            ])
        #expect(
            said(news(.listArrived, person: nil, owner: "Jonas")) == [
                "Now there is Jonas's list “Namnsdag”.", "Nu finns Jonas lista ”Namnsdag”.",
                "You can see the list now.", "Nu kan du se listan.",
            ])
        #expect(
            said(news(.comment, person: "Clara", detail: "Fina!", owner: nil)) == [
                "Clara wrote about “Tekoppar” on your list “Namnsdag”: “Fina!”",
                "Clara skrev om ”Tekoppar” på din lista ”Namnsdag”: ”Fina!”",
                "Clara wrote about “Tekoppar”: “Fina!”", "Clara skrev om ”Tekoppar”: ”Fina!”",
            ])
        #expect(
            said(news(.reminder, person: nil, detail: "7")) == [
                "You have not bought “Tekoppar” on Anna's list “Namnsdag” yet. The date is 8 October 2026.",
                "Du har inte köpt ”Tekoppar” på Annas lista ”Namnsdag” än. Datumet är den 8 oktober 2026.",
                "You have not bought “Tekoppar” yet. The date is 8 October 2026.",
                "Du har inte köpt ”Tekoppar” än. Datumet är den 8 oktober 2026.",
            ])
    }

    @Test(
        "Under a list's heading nothing names the list again, and no time is written as computers do"
    )
    func plain() {
        for kind in NewsKind.allCases {
            let detail: String? =
                switch kind {
                case .dateChanged, .birthday: "2026-12-24"
                case .storage, .holdEnding: "2026-10-01T08:00:00Z"
                case .reminder: "7"
                default: nil
                }
            for (count, listKind) in [(1, nil), (2, nil), (1, "notes"), (2, "notes")] {
                var news = news(kind, person: "Clara", count: count, detail: detail)
                news.listKind = listKind
                for language in Language.all {
                    #expect(!news.textUnderList.string(in: language).contains("Namnsdag"))
                    #expect(!news.text.string(in: language).contains("2026-"))
                }
            }
        }
    }
}
