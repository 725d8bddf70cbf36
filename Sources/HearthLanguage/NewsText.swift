package import HearthAPI

extension NewsInfo {
    /// The news in a sentence or two.
    package var text: Text {
        let person = person ?? "?"
        let list = list ?? "?"
        let place = place.string
        let wish = wish ?? "?"
        let words = detail ?? "…"
        let days = detail ?? "0"
        switch kind {
        case .knock: return Text("\(person) wants to be your friend. `hearth inbox` asks you.")
        case .friendAccepted: return Text("\(person) is your friend now.")
        case .friendRenamed: return Text("\(detail ?? "?") is called \(person) now.")
        case .offer:
            return Text("\(person) wants to share “\(list)” with you. `hearth inbox` asks you.")
        case .listArrived: return Text("Arrived: \(place).")
        case .listEnded:
            return self.list == nil
                ? Text("\(person) does not share a list with you any more.")
                : Text("“\(list)” of \(person) is not shared with you any more.")
        case .dateChanged:
            return detail.map { Text("The date of \(place) is \($0) now.") }
                ?? Text("No date any more: \(place).")
        case .wishAdded:
            return counted(
                Text("New on \(place): “\(wish)”."),
                Text("New wishes on \(place): \(count)."))
        case .wishChanged:
            return counted(
                Text("Changed on \(place): “\(wish)”."),
                Text("Changed wishes on \(place): \(count)."))
        case .wishGone:
            return counted(
                Text("No longer on \(place): “\(wish)”."),
                Text("Wishes that are gone from \(place): \(count)."))
        case .comment:
            return counted(
                self.wish == nil
                    ? Text("\(person) wrote on \(place): “\(words)”")
                    : Text("\(person) wrote about “\(wish)” on \(place): “\(words)”"),
                Text("New comments on \(place): \(count). `hearth comments` shows them."))
        case .whisper:
            return counted(
                self.wish == nil
                    ? Text("\(person) whispered on \(place): “\(words)”")
                    : Text("\(person) whispered about “\(wish)” on \(place): “\(words)”"),
                Text("New whispers on \(place): \(count). `hearth whispers` shows them."))
        case .idea:
            return counted(
                Text("A surprise idea of \(person) for \(place): “\(wish)”."),
                Text("New surprise ideas for \(place): \(count). `hearth idea list` shows them."))
        case .ask:
            return self.list == nil
                ? Text("\(person) asks you to wish for more. `hearth inbox` shows it.")
                : Text("\(person) asks for more wishes on “\(list)”. `hearth inbox` shows it.")
        case .thanks:
            return Text(
                "\(person) tells you of a gift from “\(list)”. `hearth thanks` shows it.")
        case .birthday:
            return Text("The birthday of \(person) is on \(detail ?? "?").")
        case .storage:
            return Text(
                "From \(detail ?? "?") on, this home's disk refused what was written. It works again."
            )
        case .clockWrong: return clockText
        case .reservedChanged:
            return Text(
                "“\(wish)” on \(place), which is in your cart, changed. `hearth cart` shows how."
            )
        case .reservedGone:
            return Text(
                "“\(wish)” was taken off \(place). It stays in your cart.")
        case .reservedMoved:
            return Text(
                "“\(wish)” was moved to \(place), and what you reserved went along.")
        case .reservedElsewhere:
            return Text(
                "“\(wish)” was moved to \(place). Others read that list: your cart asks whether they may see what you reserved."
            )
        case .turn:
            return Text("You are first in line now: “\(wish)” on \(place) is yours.")
        case .overtaken:
            return Text(
                "You wait in line for “\(wish)” on \(place): \(detail ?? "?") was before you.")
        case .boughtTwice:
            return Text(
                "Bought twice: “\(wish)” on \(place), by you and by \(detail ?? "?").")
        case .boughtTwiceOver:
            return Text(
                "Not bought twice any more: “\(wish)” on \(place). What you bought counts.")
        case .priceMet:
            return Text("All together, you have the price of “\(wish)” on \(place).")
        case .holdEnding:
            return Text("Your hold on “\(wish)” on \(place) lapses soon.")
        case .holdLapsed:
            return Text("Your hold on “\(wish)” on \(place) has lapsed.")
        case .reminder:
            return counted(
                Text("Not bought yet: “\(wish)” on \(place). Days that are left: \(days)."),
                Text("Not bought yet: \(count) wishes on \(place). Days that are left: \(days)."))
        }
    }

    /// Of one wish or word, or of several.
    private func counted(_ one: Text, _ several: Text) -> Text { count == 1 ? one : several }

    /// The same words as in the node's status.
    private var clockText: Text {
        let detail = detail ?? "+?"
        return AlarmNotice(
            detail.hasPrefix("-") ? .clockBehind : .clockAhead, detail: String(detail.dropFirst())
        ).text
    }

    /// The list it is about, with whose it is.
    private var place: Text {
        let list = list ?? "?"
        return owner.map { Text("“\(list)” of \($0)") } ?? Text("your list “\(list)”")
    }
}
