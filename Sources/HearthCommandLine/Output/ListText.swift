import HearthAPI
import HearthLanguage

/// Lists and wishes, for a person.
enum ListText {
    static func lists(_ lists: [ListInfo]) -> Table {
        let isOfWishes = lists.allSatisfy(\.isOfWishes)
        var table = Table(
            Text("LIST"), isOfWishes ? Text("WISHES") : Text("ITEMS"), Text("PEOPLE"),
            Text("OCCASION"), Text("DATE"),
            Text("NOTE"))
        for list in lists {
            var notes: [String] = []
            if list.isTray { notes.append(Text("tray").string) }
            if KindCommands.of(list.kind) == nil {
                notes.append(Text("made by a newer Hearth").string)
            } else if !list.isOfWishes {
                notes.append(Language.current.text(ofKind: list.kind))
            }
            if list.isArchived { notes.append(Text("archived").string) }
            if list.role == .keeper { notes.append(Text("you are a keeper").string) }
            if !list.coOwners.isEmpty {
                let names = list.coOwners.joined(separator: ", ")
                notes.append(Text("owned with \(names)").string)
            }
            if !list.awaitedOwners.isEmpty {
                let names = list.awaitedOwners.joined(separator: ", ")
                notes.append(Text("not said yes: \(names)").string)
            }
            switch list.state {
            case .open: break
            case .passphrase:
                notes.append(
                    Text("an owner lives here too: set a passphrase to reserve").string)
            case .waiting: notes.append(Text("not arrived yet").string)
            case .unreadable: notes.append(Text("cannot be read here").string)
            }
            table.add(
                list.isTray ? list.shownTitle ?? list.path : list.path,
                String(list.items),
                list.readers > 0 ? String(list.readers) : "",
                Words.occasion(list.occasion), list.date, notes.joined(separator: ", "))
        }
        return table
    }

    static func heading(of list: ListInfo) -> Text {
        let title = list.shownTitle ?? Text("A list that has not arrived yet").string
        if list.isOwn, !list.coOwners.isEmpty {
            let names = list.coOwners.joined(separator: ", ")
            return Text("\(title) (yours, with \(names))")
        }
        return list.isOwn ? Text("\(title) (yours)") : Text("\(title) (\(Text(whose: list.owner)))")
    }

    static func facts(of list: ListInfo) -> Facts {
        var facts = Facts()
        facts.add(Text("Occasion"), Words.occasion(list.occasion))
        facts.add(Text("Date"), list.date)
        facts.add(Text("Notes"), list.notes)
        facts.add(Text("Archived"), list.isArchived ? Words.yesOrNo(true) : nil)
        return facts
    }

    static func wishes(_ wishes: [GivenWish]) -> Table {
        let columns = WishField.allCases.filter(\.isColumn)
        var table = Table(
            [Text("WISH")] + columns.map { Text(verbatim: $0.label.string.uppercased()) }
                + [Text("RESERVED")])
        for wish in wishes {
            table.add(
                [wish.isKnown ? wish.name : Text("\(wish.name) (made by a newer Hearth)").string]
                    + columns.map { field in wish.wish.fields[field].map(field.shown) }
                    + [wish.standing.map(GivingText.summary)])
        }
        return table
    }

    /// Wishes that were looked for, on any list.
    static func found(_ found: [ShownFind]) -> Table {
        let isGiven = found.contains { $0.item.standing != nil }
        var table = Table(
            [
                found.allSatisfy { $0.item.kind == WishBody.kind } ? Text("WISH") : Text("ITEM"),
                Text("PRICE"), Text("STORE"), Text("TAGS"),
            ]
                + (isGiven ? [Text("RESERVED")] : []))
        for one in found {
            table.add(
                [
                    shownPath(of: one), Words.price(one.item.price), one.item.store,
                    one.item.tags.joined(separator: ", "),
                ] + (isGiven ? [one.item.standing.map(GivingText.summary)] : []))
        }
        return table
    }

    /// Its path in words of the reader's language, where it is on no list.
    private static func shownPath(of found: ShownFind) -> String {
        let item = found.item.wish
        guard item.isInTray == true, item.kind != WishBody.kind else { return found.path }
        return NamePath([item.listName, item.name]).text
    }

    /// Surprise ideas, and who had them.
    static func ideas(_ ideas: [GivenWish]) -> Table {
        var table = Table(
            Text("IDEA"), Text("PRICE"), Text("IDEA OF"), Text("RESERVED"))
        for idea in ideas {
            table.add(
                idea.name, Words.price(idea.price), idea.ideaOf,
                idea.standing.map(GivingText.summary))
        }
        return table
    }

    static func facts(of wish: GivenWish) -> Facts {
        var facts = Facts()
        facts.add(Text("Surprise idea of"), wish.ideaOf)
        facts.add(Text("List"), wish.listName)
        facts.add(
            Text("Made by"),
            wish.isKnown ? nil : Text("a newer Hearth: update to see all of it").string)
        for field in WishField.allCases where field != .notes {
            facts.add(field.label, wish.wish.fields[field].map(field.shown))
        }
        facts.add(Text("Tags"), wish.tags.joined(separator: ", "))
        facts.add(WishField.notes.label, wish.notes)
        facts.add(Text("Photos"), PhotoText.lines(wish.photos).joined(separator: "\n"))
        for owner in wish.ownerSizes {
            facts.add(Text("\(Text(whose: owner.name)) sizes"), ProfileText.line(owner.sizes))
        }
        facts.add(
            Text("Reserved"),
            wish.standing.map { standing in
                let reach = standing.reach.map { ReachText.lines($0, owner: wish.owner) } ?? []
                return (GivingText.lines(standing) + reach.map(\.string)).joined(separator: "\n")
            })
        return facts
    }
}

extension WishField {
    /// A value as a person reads it.
    func shown(_ value: String) -> String {
        switch form {
        case .line, .notes, .link, .position, .date: value
        case .price: Words.price(value) ?? value
        case .quantity: Words.quantity(value) ?? value
        case .priority: Words.priority(value) ?? value
        case .occasion: Words.occasion(value) ?? value
        }
    }

    /// Whether a table of wishes has room for it.
    fileprivate var isColumn: Bool {
        switch form {
        case .line, .price, .quantity, .priority, .occasion, .date: true
        case .position, .link, .notes: false
        }
    }
}
