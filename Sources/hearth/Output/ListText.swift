import HearthAPI

/// Lists and wishes, for a person.
enum ListText {
    static func lists(_ lists: [ListInfo]) -> Table {
        var table = Table("LIST", "WISHES", "PEOPLE", "OCCASION", "DATE", "NOTE")
        for list in lists {
            var notes: [String] = []
            if list.isTray { notes.append("tray") }
            if list.isArchived { notes.append("archived") }
            if list.role == "keeper" { notes.append("you are a keeper") }
            if !list.coOwners.isEmpty {
                notes.append("owned with " + list.coOwners.joined(separator: ", "))
            }
            if !list.awaitedOwners.isEmpty {
                notes.append("not said yes: " + list.awaitedOwners.joined(separator: ", "))
            }
            switch list.state {
            case "open": break
            case "passphrase":
                notes.append("an owner lives here too: set a passphrase to reserve")
            default: notes.append("not arrived yet")
            }
            table.add(
                path(of: list), String(list.items), list.readers > 0 ? String(list.readers) : "",
                list.occasion, list.date, notes.joined(separator: ", "))
        }
        return table
    }

    /// What to write for the list in other commands.
    static func path(of list: ListInfo) -> String {
        let title = list.title ?? list.id
        return list.isOwn ? title : list.owner + "/" + title
    }

    static func heading(of list: ListInfo) -> String {
        let title = list.title ?? "A list that has not arrived yet"
        if list.isOwn, !list.coOwners.isEmpty {
            return "\(title) (yours, with \(list.coOwners.joined(separator: ", ")))"
        }
        return list.isOwn ? "\(title) (yours)" : "\(title) (of \(list.owner))"
    }

    static func facts(of list: ListInfo) -> Facts {
        var facts = Facts()
        facts.add("Occasion", list.occasion)
        facts.add("Date", list.date)
        facts.add("Notes", list.notes)
        facts.add("Archived", list.isArchived ? "yes" : nil)
        return facts
    }

    static func wishes(_ wishes: [WishInfo]) -> Table {
        var table = Table(
            "WISH", "PRICE", "STORE", "PLACE", "NUMBER", "PRIORITY", "OCCASION", "DATE", "RESERVED")
        for wish in wishes {
            table.add(
                wish.isKnown ? wish.name : "\(wish.name) (made by a newer Hearth)", wish.price,
                wish.store, wish.place, wish.quantity, wish.priority, wish.occasion, wish.date,
                wish.standing.map(GivingText.summary))
        }
        return table
    }

    static func facts(of wish: WishInfo) -> Facts {
        var facts = Facts()
        facts.add("List", wish.list)
        facts.add("Made by", wish.isKnown ? nil : "a newer Hearth: update to see all of it")
        facts.add("Price", wish.price)
        facts.add("Store", wish.store)
        facts.add("Place", wish.place)
        facts.add("Link", wish.link)
        facts.add("Number", wish.quantity)
        facts.add("Priority", wish.priority)
        facts.add("Occasion", wish.occasion)
        facts.add("Date", wish.date)
        facts.add("Tags", wish.tags.joined(separator: ", "))
        facts.add("Notes", wish.notes)
        facts.add(
            "Reserved",
            wish.standing.map { GivingText.lines($0).joined(separator: "\n") })
        return facts
    }
}
