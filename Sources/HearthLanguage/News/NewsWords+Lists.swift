import HearthAPI

extension NewsWords {
    /// About lists, and about items of every kind.
    @NewsWordsBuilder static var ofLists: [NewsWords] {
        NewsWords(.offer) { told in
            let title = Text("“\(told.title)”")
            if told.news.detail == NewsInfo.moreRole {
                let list = told.named(title, under: Text("this list"))
                return Text(
                    "\(told.person) asks whether you also want to change \(list). `hearth inbox` asks you."
                )
            }
            let list = told.named(title, under: Text("this list"))
            return Text(
                "\(told.person) wants to share \(list) with you. `hearth inbox` asks you.")
        }
        NewsWords(.listArrived) {
            $0.isUnderList
                ? Text("You can see the list now.") : Text("Now there is \($0.ownersList).")
        }
        NewsWords(.listEnded) { told in
            if told.isUnderList { return Text("The list is not shared with you any more.") }
            return told.news.list == nil
                ? Text("\(told.person) does not share a list with you any more.")
                : Text(
                    "\(Text(whose: told.person)) list “\(told.title)” is not shared with you any more."
                )
        }
        NewsWords(.dateChanged) { told in
            guard let date = told.news.detail.map(DateText.date) else {
                return told.isUnderList
                    ? Text("The list has no date any more.")
                    : Text("The date of \(told.ownersList) is gone.")
            }
            return told.isUnderList
                ? Text("The date is \(date) now.")
                : Text("The date of \(told.ownersList) is \(date) now.")
        }
        NewsWords(.wishAdded) { $0.itemsAdded }
        NewsWords(.wishChanged) { told in
            told.ofOneChanged
                ?? Text(
                    count: told.count, one: "1 item\(told.onOwners) was changed.",
                    other: "\(told.count) items\(told.onOwners) were changed.")
        }
        NewsWords(.wishGone) { told in
            let list = told.named(told.ownersList)
            return told.ofOneGone
                ?? Text(
                    count: told.count, one: "1 item is no longer on \(list).",
                    other: "\(told.count) items are no longer on \(list).")
        }
        NewsWords(.comment) { told in
            guard told.count == 1 else {
                return Text(
                    count: told.count,
                    one: "1 new comment\(told.onOwners). `hearth comments` shows it.",
                    other:
                        "\(told.count) new comments\(told.onOwners). `hearth comments` shows them."
                )
            }
            return told.news.wish == nil
                ? Text("\(told.person) wrote\(told.on): “\(told.words)”")
                : Text("\(told.person) wrote about “\(told.item)”\(told.on): “\(told.words)”")
        }
        NewsWords(.due, push: Text("Something is due. Look at it in Hearth.")) {
            // An item, or the list.
            guard $0.news.wish == nil else { return Text("“\($0.item)”\($0.on) is due.") }
            return $0.isUnderList
                ? Text("The list is due.")
                : Text("“\($0.title)”\(Text(verbatim: "")) is due.")
        }
        NewsWords(.takenOffLate) { told in
            told.isUnderList
                ? Text(
                    "\(told.person) had been taken off the list before it was put back here. That came only now: until now they could read it."
                )
                : Text(
                    "\(told.person) had been taken off “\(told.title)” before it was put back here. That came only now: until now they could read it."
                )
        }
        NewsWords(.roleDiffers) { told in
            let list = told.named(Text("“\(told.title)”"))
            return Text(
                "By what came from another home now, \(told.person) may only read \(list). Here they may write on it: look whether that is right."
            )
        }
        NewsWords(.roleChanged) { told in
            let list = told.named(Text("“\(told.title)”"))
            return Text(
                "\(told.person) lets you only read \(list) from now on. What you wrote stays on it."
            )
        }
    }
}

extension ToldNews {
    var itemsAdded: Text {
        ofOneAdded
            ?? Text(
                count: count, one: "1 new item\(onOwners).",
                other: "\(count) new items\(onOwners).")
    }

    /// What is said of one item that came, was changed or went; nil: it is about several.
    var ofOneAdded: Text? {
        guard count == 1 else { return nil }
        return isByOne
            ? Text("\(person) added “\(item)”\(to).") : Text("“\(item)” is new\(on).")
    }

    var ofOneChanged: Text? {
        guard count == 1 else { return nil }
        return isByOne
            ? Text("\(person) changed “\(item)”\(on).") : Text("“\(item)”\(on) was changed.")
    }

    var ofOneGone: Text? {
        guard count == 1 else { return nil }
        return isByOne
            ? Text("\(person) removed “\(item)”\(from).")
            : Text("“\(item)” is no longer on \(named(list)).")
    }
}
