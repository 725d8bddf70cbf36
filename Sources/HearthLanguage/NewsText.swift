package import HearthAPI

extension NewsInfo {
    /// The news in a sentence or two, with the list that it is about.
    package var text: Text {
        let person = person ?? "?"
        let wish = wish ?? "?"
        let words = detail ?? "…"
        switch kind {
        case .knock: return Text("\(person) wants to be your friend. `hearth inbox` asks you.")
        case .friendAccepted: return Text("\(person) is your friend now.")
        case .friendMoved:
            return Text(
                "\(person) uses Hearth on another computer now. Ask them if that surprises you.")
        case .friendRenamed: return Text("\(detail ?? "?") is called \(person) now.")
        case .offer where detail == Self.moreRole:
            return Text(
                "\(person) asks whether you also want to change “\(listTitle)”. `hearth inbox` asks you."
            )
        case .offer:
            return Text(
                "\(person) wants to share “\(listTitle)” with you. `hearth inbox` asks you.")
        case .listArrived: return Text("Now there is \(ownersList).")
        case .listEnded:
            return list == nil
                ? Text("\(person) does not share a list with you any more.")
                : Text(
                    "\(Text(whose: person)) list “\(listTitle)” is not shared with you any more.")
        case .dateChanged:
            return date.map { Text("The date of \(ownersList) is \($0) now.") }
                ?? Text("The date of \(ownersList) is gone.")
        case .wishAdded where detail == Self.lines && count > 1: return linesText
        case .wishAdded:
            guard count == 1 else {
                guard listKind == nil else {
                    return Text(
                        count: count, one: "1 new item on \(ownersList).",
                        other: "\(count) new items on \(ownersList).")
                }
                return Text(
                    count: count, one: "1 new wish on \(ownersList).",
                    other: "\(count) new wishes on \(ownersList).")
            }
            return isByOne
                ? Text("\(person) added “\(wish)” to \(place).")
                : Text("“\(wish)” is new on \(place).")
        case .wishChanged:
            guard count == 1 else {
                guard listKind == nil else {
                    return Text(
                        count: count, one: "1 item on \(ownersList) was changed.",
                        other: "\(count) items on \(ownersList) were changed.")
                }
                return Text(
                    count: count, one: "1 wish on \(ownersList) was changed.",
                    other: "\(count) wishes on \(ownersList) were changed.")
            }
            return isByOne
                ? Text("\(person) changed “\(wish)” on \(place).")
                : Text("“\(wish)” on \(place) was changed.")
        case .wishGone:
            guard count == 1 else {
                guard listKind == nil else {
                    return Text(
                        count: count, one: "1 item is no longer on \(ownersList).",
                        other: "\(count) items are no longer on \(ownersList).")
                }
                return Text(
                    count: count, one: "1 wish is no longer on \(ownersList).",
                    other: "\(count) wishes are no longer on \(ownersList).")
            }
            return isByOne
                ? Text("\(person) removed “\(wish)” from \(place).")
                : Text("“\(wish)” is no longer on \(place).")
        case .comment:
            guard count == 1 else {
                return Text(
                    count: count,
                    one: "1 new comment on \(ownersList). `hearth comments` shows it.",
                    other: "\(count) new comments on \(ownersList). `hearth comments` shows them.")
            }
            return self.wish == nil
                ? Text("\(person) wrote on \(place): “\(words)”")
                : Text("\(person) wrote about “\(wish)” on \(place): “\(words)”")
        case .whisper:
            guard count == 1 else {
                return Text(
                    count: count,
                    one: "1 new whisper on \(ownersList). `hearth whispers` shows it.",
                    other: "\(count) new whispers on \(ownersList). `hearth whispers` shows them.")
            }
            return self.wish == nil
                ? Text("\(person) whispered on \(place): “\(words)”")
                : Text("\(person) whispered about “\(wish)” on \(place): “\(words)”")
        case .idea:
            guard count == 1 else {
                return Text(
                    count: count,
                    one: "1 new surprise idea for \(ownersList). `hearth idea list` shows it.",
                    other:
                        "\(count) new surprise ideas for \(ownersList). `hearth idea list` shows them."
                )
            }
            return Text("\(person) has a surprise idea for \(place): “\(wish)”.")
        case .ask:
            return list == nil
                ? Text("\(person) asks you to wish for more. `hearth inbox` shows it.")
                : Text("\(person) asks for more wishes on “\(listTitle)”. `hearth inbox` shows it.")
        case .thanks:
            return Text(
                "\(person) tells you of a gift from “\(listTitle)”. `hearth thanks` shows it.")
        case .birthday:
            return Text("\(Text(whose: person)) birthday is on \(DateText.date(detail ?? "?")).")
        case .storage:
            return Text(
                "Since \(DateText.moment(detail ?? "?")), nothing could be saved in this home. It works again now."
            )
        case .backupOverdue:
            return detail.map { Text("No backup has been made since \(DateText.date($0)).") }
                ?? Text("No backup has been made yet.")
        case .backupsEnded:
            return Text(
                "Since the home was put back from a backup, none is made each day any more. `hearth backup show` says how to switch that on again."
            )
        case .due: return Text("“\(wish)” on \(place) is due.")
        case .keptTwice where count > 1:
            return isOwnCopy
                ? Text(
                    "Others wrote \(count) notes on \(place) at the same time as you. What you wrote is kept beside them."
                )
                : Text(
                    "\(count) notes on \(place) were written by two people at the same time. What each of them wrote is kept."
                )
        case .notesKept where count > 1:
            return isOwnCopy
                ? Text(
                    "Other notes that you wrote in \(count) places on \(place) came from another home. They are kept there, for you alone."
                )
                : Text(
                    "Others changed what you wrote in \(count) places on \(place) at the same time as you. What you wrote is kept there, for you alone."
                )
        case .keptTwice:
            return isOwnCopy
                ? Text(
                    "\(person) wrote “\(wish)” on \(place) at the same time as you. What you wrote is kept beside it."
                )
                : Text(
                    "\(person) wrote “\(wish)” on \(place) at the same time as somebody else. What they wrote is kept beside it."
                )
        case .notesKept where isOwnCopy:
            return Text(
                "Other notes that you wrote for “\(wish)” on \(place) came from another home. They are kept there, for you alone."
            )
        case .notesKept where listKind != nil:
            return Text(
                "\(person) changed “\(wish)” on \(place) at the same time as you. What you wrote is kept there, for you alone."
            )
        case .notesKept:
            return Text(
                "\(person) changed the notes of “\(wish)” on \(place) at the same time as you. What you wrote is kept there, for you alone."
            )
        case .takenOffLate:
            return Text(
                "\(person) had been taken off “\(listTitle)” before it was put back here. That came only now: until now they could read it."
            )
        case .roleDiffers:
            return Text(
                "By what came from another home now, \(person) may only read “\(listTitle)”. Here they may write on it: look whether that is right."
            )
        case .roleChanged:
            return Text(
                "\(person) lets you only read “\(listTitle)” from now on. What you wrote stays on it."
            )
        case .clockWrong: return clockText
        case .guestCame:
            return Text(
                "\(person) opened the link: “\(words)” is let in as theirs now. If it is not, take it away. `hearth devices` shows it."
            )
        case .housemateCame:
            return Text(
                "\(person) is in this home on Hearth. May \(person) see what you give? `hearth friend housemate \(person)` answers."
            )
        case .reservedChanged:
            return Text(
                "“\(wish)” on \(place), which is in your cart, was changed. `hearth cart` shows how."
            )
        case .reservedGone:
            return Text("“\(wish)” was taken off \(place). It stays in your cart.")
        case .reservedMoved:
            return Text("“\(wish)” was moved to \(place), and what you reserved went along.")
        case .reservedElsewhere:
            return Text(
                "“\(wish)” was moved to \(place). Others read that list: your cart asks whether they may see what you reserved."
            )
        case .turn:
            return Text("You are first in line now: “\(wish)” on \(place) is yours.")
        case .overtaken:
            return Text(
                "You wait in line for “\(wish)” on \(place), behind \(others.description).")
        case .boughtTwice:
            return Text(
                "“\(wish)” on \(place) was bought twice: by you and by \(others.description).")
        case .boughtTwiceOver:
            return Text(
                "“\(wish)” on \(place) is not bought twice any more. What you bought counts.")
        case .priceMet:
            return Text("All together, you have the price of “\(wish)” on \(place).")
        case .holdEnding:
            return Text("Your hold on “\(wish)” on \(place) lapses soon.")
        case .holdLapsed:
            return Text("Your hold on “\(wish)” on \(place) has lapsed.")
        case .reminder:
            return count == 1
                ? Text("You have not bought “\(wish)” on \(place) yet. The date is \(dueDate).")
                : Text(
                    count: count,
                    one: "You have not bought 1 wish on \(place) yet. The date is \(dueDate).",
                    other:
                        "You have not bought \(count) wishes on \(place) yet. The date is \(dueDate)."
                )
        }
    }
}

extension NewsInfo {
    var listTitle: String { list ?? "?" }

    /// Whether it is known who did it.
    var isByOne: Bool { person != nil }

    /// The list it is about, with whose it is.
    var ownersList: Text {
        owner.map { Text("\(Text(whose: $0)) list “\(listTitle)”") }
            ?? Text("your list “\(listTitle)”")
    }

    /// The same in a sentence that has named its owner already.
    private var place: Text {
        owner != nil && owner == person ? Text("“\(listTitle)”") : ownersList
    }

    /// Who was first, or bought the same.
    var others: People {
        People((detail ?? "?").split(separator: ", ").map(String.init))
    }

    private var linesText: Text {
        guard let person else {
            return Text(
                count: count, one: "1 new line on \(ownersList).",
                other: "\(count) new lines on \(ownersList).")
        }
        return Text(
            count: count, one: "\(person) added 1 line to \(place).",
            other: "\(person) added \(count) lines to \(place).")
    }

    /// The list's new date; nil: it has none any more.
    var date: Text? { detail.map(DateText.date) }

    /// What a reminder is of: by the day, as it may be read on a later one. Who crossed that day on a journey is told
    /// on the next.
    var dueDate: Text {
        guard let days = Int(detail ?? ""), (-2...3660).contains(days),
            let told = LocalTime(at, in: LocalTime.dayZone),
            let due = LocalTime.day(told.day, adding: days)
        else { return Text(verbatim: "?") }
        return DateText.date(due)
    }

    /// The same words as in the node's status.
    private var clockText: Text {
        let detail = detail ?? "+?"
        return AlarmNotice(
            detail.hasPrefix("-") ? .clockBehind : .clockAhead, detail: String(detail.dropFirst())
        ).text
    }
}
