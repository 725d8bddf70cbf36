import HearthAPI

extension NewsWords {
    /// For those who give.
    static var ofGiving: [NewsWords] { ofTalk + ofClaims + ofTimes }

    @NewsWordsBuilder private static var ofTalk: [NewsWords] {
        NewsWords(.whisper) { told in
            guard told.count == 1 else {
                return Text(
                    count: told.count,
                    one: "1 new whisper\(told.onOwners). `hearth whispers` shows it.",
                    other:
                        "\(told.count) new whispers\(told.onOwners). `hearth whispers` shows them."
                )
            }
            return told.news.wish == nil
                ? Text("\(told.person) whispered\(told.on): “\(told.words)”")
                : Text("\(told.person) whispered about “\(told.item)”\(told.on): “\(told.words)”")
        }
        NewsWords(.idea) { told in
            guard told.count == 1 else {
                return Text(
                    count: told.count,
                    one: "1 new surprise idea\(told.forOwners). `hearth idea list` shows it.",
                    other:
                        "\(told.count) new surprise ideas\(told.forOwners). `hearth idea list` shows them."
                )
            }
            return Text("\(told.person) has a surprise idea\(told.forList): “\(told.item)”.")
        }
    }

    @NewsWordsBuilder private static var ofClaims: [NewsWords] {
        NewsWords(.reservedChanged) {
            Text(
                "“\($0.item)”\($0.on), which is in your cart, was changed. `hearth cart` shows how."
            )
        }
        NewsWords(.reservedGone) {
            Text("“\($0.item)” was taken off \($0.named($0.list)). It stays in your cart.")
        }
        NewsWords(.reservedMoved) { told in
            let list = told.named(told.list, under: Text("this list"))
            return Text("“\(told.item)” was moved to \(list), and what you reserved went along.")
        }
        NewsWords(.reservedElsewhere) { told in
            let list = told.named(told.list, under: Text("this list"))
            return Text(
                "“\(told.item)” was moved to \(list). Others read it: your cart asks whether they may see what you reserved."
            )
        }
        NewsWords(.turn) {
            Text("You are first in line now: “\($0.item)”\($0.on) is yours.")
        }
        NewsWords(.overtaken) {
            Text("You wait in line for “\($0.item)”\($0.on), behind \($0.others.description).")
        }
        NewsWords(.boughtTwice) {
            Text(
                "“\($0.item)”\($0.on) was bought twice: by you and by \($0.others.description).")
        }
        NewsWords(.boughtTwiceOver) {
            Text("“\($0.item)”\($0.on) is not bought twice any more. What you bought counts.")
        }
        NewsWords(.priceMet) {
            Text("Together you have enough for “\($0.item)”\($0.on).")
        }
    }

    @NewsWordsBuilder private static var ofTimes: [NewsWords] {
        NewsWords(.holdEnding) { Text("Your hold on “\($0.item)”\($0.on) lapses soon.") }
        NewsWords(.holdLapsed) { Text("Your hold on “\($0.item)”\($0.on) has lapsed.") }
        NewsWords(.reminder) { told in
            told.count == 1
                ? Text(
                    "You have not bought “\(told.item)”\(told.on) yet. The date is \(told.dueDate)."
                )
                : Text(
                    count: told.count,
                    one: "You have not bought 1 wish\(told.on) yet. The date is \(told.dueDate).",
                    other:
                        "You have not bought \(told.count) wishes\(told.on) yet. The date is \(told.dueDate)."
                )
        }
    }
}

extension ToldNews {
    /// Who was first, or bought the same.
    fileprivate var others: People { People(detail.split(separator: ", ").map(String.init)) }

    /// What a reminder is of: by the day, as it may be read on a later one. Who crossed that day on a journey is told
    /// on the next.
    fileprivate var dueDate: Text {
        guard let days = Int(news.detail ?? ""), (-2...3660).contains(days),
            let told = LocalTime(news.at, in: LocalTime.dayZone),
            let due = LocalTime.day(told.day, adding: days)
        else { return Text(verbatim: "?") }
        return DateText.date(due)
    }
}
