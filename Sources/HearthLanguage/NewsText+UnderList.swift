package import HearthAPI

extension NewsInfo {
    /// The news under a heading that names the list.
    package var textUnderList: Text {
        let person = person ?? "?"
        let wish = wish ?? "?"
        let words = detail ?? "…"
        switch kind {
        case .knock, .friendAccepted, .friendRenamed, .friendMoved, .birthday, .storage,
            .clockWrong, .guestCame, .housemateCame, .backupOverdue, .backupsEnded:
            return text
        case .due: return Text("“\(wish)” is due.")
        case .keptTwice where count > 1:
            return isOwnCopy
                ? Text(
                    "Others wrote \(count) notes at the same time as you. What you wrote is kept beside them."
                )
                : Text(
                    "\(count) notes were written by two people at the same time. What each of them wrote is kept."
                )
        case .notesKept where count > 1:
            return isOwnCopy
                ? Text(
                    "Other notes that you wrote in \(count) places came from another home. They are kept there, for you alone."
                )
                : Text(
                    "Others changed what you wrote in \(count) places at the same time as you. What you wrote is kept there, for you alone."
                )
        case .keptTwice:
            return isOwnCopy
                ? Text(
                    "\(person) wrote “\(wish)” at the same time as you. What you wrote is kept beside it."
                )
                : Text(
                    "\(person) wrote “\(wish)” at the same time as somebody else. What they wrote is kept beside it."
                )
        case .notesKept where isOwnCopy:
            return Text(
                "Other notes that you wrote for “\(wish)” came from another home. They are kept there, for you alone."
            )
        case .notesKept where listKind != nil:
            return Text(
                "\(person) changed “\(wish)” at the same time as you. What you wrote is kept there, for you alone."
            )
        case .notesKept:
            return Text(
                "\(person) changed the notes of “\(wish)” at the same time as you. What you wrote is kept there, for you alone."
            )
        case .takenOffLate:
            return Text(
                "\(person) had been taken off the list before it was put back here. That came only now: until now they could read it."
            )
        case .roleDiffers:
            return Text(
                "By what came from another home now, \(person) may only read the list. Here they may write on it: look whether that is right."
            )
        case .roleChanged:
            return Text(
                "\(person) lets you only read the list from now on. What you wrote stays on it.")
        case .offer where detail == Self.moreRole:
            return Text("\(person) asks whether you also want to change this list.")
        case .offer: return Text("\(person) wants to share this list with you.")
        case .listArrived: return Text("You can see the list now.")
        case .listEnded: return Text("The list is not shared with you any more.")
        case .dateChanged:
            return date.map { Text("The date is \($0) now.") }
                ?? Text("The list has no date any more.")
        case .wishAdded where detail == Self.lines && count > 1:
            guard isByOne else {
                return Text(count: count, one: "1 new line.", other: "\(count) new lines.")
            }
            return Text(
                count: count, one: "\(person) added 1 line.",
                other: "\(person) added \(count) lines.")
        case .wishAdded:
            guard count == 1 else {
                guard listKind == nil else {
                    return Text(count: count, one: "1 new item.", other: "\(count) new items.")
                }
                return Text(count: count, one: "1 new wish.", other: "\(count) new wishes.")
            }
            return isByOne
                ? Text("\(person) added “\(wish)”.") : Text("“\(wish)” is new.")
        case .wishChanged:
            guard count == 1 else {
                guard listKind == nil else {
                    return Text(
                        count: count, one: "1 item was changed.",
                        other: "\(count) items were changed.")
                }
                return Text(
                    count: count, one: "1 wish was changed.",
                    other: "\(count) wishes were changed.")
            }
            return isByOne
                ? Text("\(person) changed “\(wish)”.") : Text("“\(wish)” was changed.")
        case .wishGone:
            guard count == 1 else {
                guard listKind == nil else {
                    return Text(
                        count: count, one: "1 item is no longer on the list.",
                        other: "\(count) items are no longer on the list.")
                }
                return Text(
                    count: count, one: "1 wish is no longer on the list.",
                    other: "\(count) wishes are no longer on the list.")
            }
            return isByOne
                ? Text("\(person) removed “\(wish)”.")
                : Text("“\(wish)” is no longer on the list.")
        case .comment:
            guard count == 1 else {
                return Text(count: count, one: "1 new comment.", other: "\(count) new comments.")
            }
            return self.wish == nil
                ? Text("\(person) wrote: “\(words)”")
                : Text("\(person) wrote about “\(wish)”: “\(words)”")
        case .whisper:
            guard count == 1 else {
                return Text(count: count, one: "1 new whisper.", other: "\(count) new whispers.")
            }
            return self.wish == nil
                ? Text("\(person) whispered: “\(words)”")
                : Text("\(person) whispered about “\(wish)”: “\(words)”")
        case .idea:
            guard count == 1 else {
                return Text(
                    count: count, one: "1 new surprise idea.",
                    other: "\(count) new surprise ideas.")
            }
            return Text("\(person) has a surprise idea: “\(wish)”.")
        case .ask: return Text("\(person) asks for more wishes on this list.")
        case .thanks: return Text("\(person) tells you of a gift.")
        case .reservedChanged: return Text("“\(wish)”, which is in your cart, was changed.")
        case .reservedGone: return Text("“\(wish)” was taken off the list. It stays in your cart.")
        case .reservedMoved:
            return Text("“\(wish)” was moved to this list, and what you reserved went along.")
        case .reservedElsewhere:
            return Text(
                "“\(wish)” was moved to this list. Others read it: your cart asks whether they may see what you reserved."
            )
        case .turn: return Text("You are first in line now: “\(wish)” is yours.")
        case .overtaken:
            return Text("You wait in line for “\(wish)”, behind \(others.description).")
        case .boughtTwice:
            return Text("“\(wish)” was bought twice: by you and by \(others.description).")
        case .boughtTwiceOver:
            return Text("“\(wish)” is not bought twice any more. What you bought counts.")
        case .priceMet: return Text("All together, you have the price of “\(wish)”.")
        case .holdEnding: return Text("Your hold on “\(wish)” lapses soon.")
        case .holdLapsed: return Text("Your hold on “\(wish)” has lapsed.")
        case .reminder:
            return count == 1
                ? Text("You have not bought “\(wish)” yet. The date is \(dueDate).")
                : Text(
                    count: count,
                    one: "You have not bought 1 wish yet. The date is \(dueDate).",
                    other: "You have not bought \(count) wishes yet. The date is \(dueDate).")
        }
    }
}

extension NewsInfo {
    /// Whether a copy is of what the reader wrote.
    var isOwnCopy: Bool { detail == Self.ownCopy }
}
