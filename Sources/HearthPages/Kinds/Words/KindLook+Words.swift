import HearthAPI
import HearthLanguage

extension KindLook {
    static let words = KindLook(
        kind: WordFields.kind, icon: { _ in "words" },
        count: { Text(count: $0, one: "1 word", other: "\($0) words") },
        files: PageFiles(PackageResources.Words.files), onPhone: .words)

    static let wordLog = KindLook(
        kind: WordDayFields.kind, icon: { _ in "words" },
        count: { Text(count: $0, one: "1 day", other: "\($0) days") })
}

extension KindLook {
    static let wordProgress = KindLook(
        kind: WordStandingFields.kind, icon: { _ in "words" },
        count: { Text(count: $0, one: "1 language", other: "\($0) languages") })
}

extension KindOnPhone {
    /// Today, the days ahead without meanings, favourites and the calendar; a guess waits and is judged at home.
    static let words = KindOnPhone(
        pages: ["/words", "/words/ahead", "/words/days", "/words/favourites"],
        acts: ["words/guess": .other(), "words/favourite": .other()],
        gone: ["unknownWord"])
}

extension NewsLook {
    static let words = [NewsLook(.wordWaits, icon: "words", at: .page("/words"))]
}
