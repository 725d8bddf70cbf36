package import HearthAPI

extension NewsInfo {
    /// The news in a sentence or two.
    package var text: Text {
        let person = person ?? "?"
        let owner = owner ?? person
        let list = list ?? "?"
        let wish = wish ?? "?"
        switch kind {
        case .knock: return Text("\(person) wants to be your friend. `hearth inbox` asks you.")
        case .friendAccepted: return Text("\(person) is your friend now.")
        case .offer:
            return Text("\(person) wants to share “\(list)” with you. `hearth inbox` asks you.")
        case .listArrived: return Text("“\(list)” of \(owner) has arrived.")
        case .listEnded:
            return self.list == nil
                ? Text("\(person) does not share a list with you any more.")
                : Text("\(person) does not share “\(list)” with you any more.")
        case .dateChanged:
            return detail.map { Text("The date of “\(list)” of \(owner) is \($0) now.") }
                ?? Text("“\(list)” of \(owner) has no date any more.")
        case .wishAdded, .wishChanged, .wishGone: return wishText(wish, list, owner)
        case .comment, .whisper, .idea: return saidText(person, list, owner)
        case .ask:
            return self.list == nil
                ? Text("\(person) asks you to wish for more. `hearth inbox` shows it.")
                : Text("\(person) asks for more wishes on “\(list)”. `hearth inbox` shows it.")
        case .thanks:
            return Text(
                "\(person) tells you of a gift from “\(list)”. `hearth thanks` shows it.")
        case .birthday:
            return Text("The birthday of \(person) is on \(detail ?? "?").")
        default: return secretText(wish, list, owner)
        }
    }

    private func wishText(_ wish: String, _ list: String, _ owner: String) -> Text {
        switch kind {
        case .wishAdded:
            count == 1
                ? Text("New on “\(list)” of \(owner): “\(wish)”.")
                : Text("New wishes on “\(list)” of \(owner): \(count).")
        case .wishChanged:
            count == 1
                ? Text("Changed on “\(list)” of \(owner): “\(wish)”.")
                : Text("Changed wishes on “\(list)” of \(owner): \(count).")
        default:
            count == 1
                ? Text("No longer on “\(list)” of \(owner): “\(wish)”.")
                : Text("Wishes that are gone from “\(list)” of \(owner): \(count).")
        }
    }

    private func saidText(_ person: String, _ list: String, _ owner: String) -> Text {
        let words = detail ?? "…"
        switch (kind, count, wish) {
        case (.comment, 1, let wish?):
            return Text(
                "\(person) wrote about “\(wish)” on “\(list)” of \(owner): “\(words)”")
        case (.comment, 1, nil):
            return Text("\(person) wrote on “\(list)” of \(owner): “\(words)”")
        case (.comment, _, _):
            return Text(
                "New comments on “\(list)” of \(owner): \(count). `hearth comments` shows them.")
        case (.whisper, 1, let wish?):
            return Text(
                "\(person) whispered about “\(wish)” on “\(list)” of \(owner): “\(words)”")
        case (.whisper, 1, nil):
            return Text("\(person) whispered on “\(list)” of \(owner): “\(words)”")
        case (.whisper, _, _):
            return Text(
                "New whispers on “\(list)” of \(owner): \(count). `hearth whispers` shows them.")
        case (_, 1, let wish?):
            return Text("A surprise idea of \(person) for “\(list)” of \(owner): “\(wish)”.")
        default:
            return Text(
                "New surprise ideas for “\(list)” of \(owner): \(count). `hearth idea list` shows them."
            )
        }
    }

    private func secretText(_ wish: String, _ list: String, _ owner: String) -> Text {
        let other = detail ?? "?"
        switch kind {
        case .reservedChanged:
            return Text(
                "“\(wish)” on “\(list)” of \(owner), which is in your cart, changed. `hearth cart` shows how."
            )
        case .reservedGone:
            return Text(
                "“\(wish)” was taken off “\(list)” of \(owner). It stays in your cart.")
        case .turn:
            return Text("You are first in line now: “\(wish)” on “\(list)” of \(owner) is yours.")
        case .overtaken:
            return Text(
                "You wait in line for “\(wish)” on “\(list)” of \(owner): \(other) was before you.")
        case .boughtTwice:
            return Text(
                "Bought twice: “\(wish)” on “\(list)” of \(owner), by you and by \(other).")
        case .priceMet:
            return Text("All together, you have the price of “\(wish)” on “\(list)” of \(owner).")
        case .holdEnding:
            return Text("Your hold on “\(wish)” on “\(list)” of \(owner) lapses soon.")
        case .holdLapsed:
            return Text("Your hold on “\(wish)” on “\(list)” of \(owner) has lapsed.")
        default: return reminderText(wish, list, owner)
        }
    }

    private func reminderText(_ wish: String, _ list: String, _ owner: String) -> Text {
        let days = detail ?? "0"
        return count == 1
            ? Text(
                "Not bought yet: “\(wish)” on “\(list)” of \(owner). Days that are left: \(days).")
            : Text(
                "Not bought yet: \(count) wishes on “\(list)” of \(owner). Days that are left: \(days)."
            )
    }
}
