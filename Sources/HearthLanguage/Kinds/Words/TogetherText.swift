package import HearthAPI

/// How people learn words, for themselves and for friends.
package enum TogetherText {
    /// In which friends can stand.
    package static var orders: [(name: String, label: Text)] {
        [
            ("streak", Text("Days in a row")), ("week", Text("Points of the week")),
            ("learned", Text("Words learned")),
        ]
    }

    package static func learned(_ count: Int) -> Text {
        Text(count: count, one: "1 word learned", other: "\(count) words learned")
    }

    package static func facts(_ own: WordNumbers) -> [Text] {
        [WordText.streak(own.streak), learned(own.learned), WordText.points(own.points)]
    }

    package static func short(_ friend: FriendStanding) -> [Text] {
        guard !friend.languages.isEmpty else { return [Text("nothing yet")] }
        return friend.languages.flatMap { one in
            [
                Text("\(WordText.language(one.language)): \(WordText.streak(one.streak))"),
                learned(one.learned),
            ] + (one.isSameWord ? [Text("the same word as you today")] : [])
        }
    }

    package static func rows(_ one: StandingInfo) -> [(name: Text, number: String)] {
        [
            (Text("Level"), "\(one.level)"), (Text("Days in a row"), "\(one.streak)"),
            (Text("Most days in a row"), "\(one.bestStreak)"),
            (Text("Words learned"), "\(one.learned)"), (Text("Points"), "\(one.points)"),
            (Text("Points of seven days"), "\(one.weekPoints.first ?? 0)"),
            (
                Text("The seven days before"),
                "\(one.weekPoints.dropFirst().first ?? 0)"
            ),
        ]
    }

    /// What somebody says of themselves.
    package static func told(_ own: [WordNumbers]) -> Text {
        let sentences = own.map { one in
            let name = WordText.language(one.language ?? "")
            return Text(
                count: one.learned, one: "I know 1 word in \(name) now.",
                other: "I know \(one.learned) words in \(name) now.")
        }
        return Text(verbatim: sentences.map(\.string).joined(separator: " "))
    }

    /// What those see to whom it is shown.
    package static func promise(_ shown: TogetherShown) -> Text {
        guard let next = shown.next else {
            return Text(
                "Nobody. You can show friends your level, days in a row, words learned, points and achievements: numbers through yesterday, written once a day at five in the morning. Never when you learned, and no word."
            )
        }
        return Text(
            "They see numbers through yesterday, never when you learned, and no word. It is written next \(LocalTime.near(next)); if your passphrase is needed then, at the next full hour at which you are signed in. A new level, a reset and a language that you stop are told then too."
        )
    }
}

/// Packs of words.
package enum WordPackText {
    package static func title(_ pack: WordPackInfo) -> String {
        guard pack.isBuiltIn, let language = pack.languages.first else { return pack.title }
        return Text("Hearth's own: \(WordText.language(language))").string
    }

    package static func facts(_ pack: WordPackInfo) -> [Text] {
        var facts = [
            Text(count: pack.words, one: "1 word", other: "\(pack.words) words")
        ]
        facts += pack.languages.map(WordText.language)
        if !pack.isOwn { facts.append(Text(verbatim: pack.owner)) }
        if !pack.learned.isEmpty { facts.append(Text("your words come from it")) }
        return facts
    }
}
