import HearthAPI

extension Staging {
    /// Copies wishes, brings some in, or puts one elsewhere.
    func arrange(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .orderWish(let list, let number, let place):
            guard let wish = wish(number, on: list, seenBy: person) else { return }
            compare(on: list, seenBy: person)
            knowledge.orders(list)
            ask(
                OrderItems(
                    items: ["\(wish.list)/\(wish.name)"], placement: .at, number: place), act
            ) { staging, _ in
                // A home that was put back may have a wish that was deleted since: then it stays, for
                // it was given a place after that.
                let path = staging.path(list, for: person)
                let there =
                    (try? staging.see(ShowList(list: path), by: person).items.map(\.wish)) ?? []
                staging.knowledge.placed(there, on: list)
            }
        case .copyWish(let list, let number, let own):
            guard let wish = wish(number, on: list, seenBy: person) else { return }
            ask(
                CopyWish(
                    wish: path(list, for: person) + "/" + wish.name,
                    to: blueprint.lists[own].title), act
            ) { staging, copy in
                staging.knowledge.know(copy, on: own, home: staging.home(person), at: act.moment)
            }
        case .importWishes(let list, let count):
            let title = blueprint.lists[list].title
            let wishes = (1...count).map {
                ImportedWish(line: $0, name: "Imported \($0) at \(act.moment)")
            }
            ask(
                ImportWishes(
                    lists: [ImportedList(title: title, wishes: wishes)], target: .present), act
            ) { staging, _ in
                let there =
                    (try? staging.see(ShowList(list: title), by: person).items.map(\.wish)) ?? []
                for wish in there where wishes.contains(where: { $0.name == wish.name }) {
                    staging.knowledge.know(
                        wish, on: list, home: staging.home(person), at: act.moment)
                }
            }
        default: break
        }
    }

    /// What stands on a list of several owners as one of them sees it, who is about to change a wish, or
    /// with nil any of them.
    func compare(_ wish: ItemInfo? = nil, on list: Int, seenBy person: Int) {
        guard blueprint.lists[list].owners.count > 1 else { return }
        let seen =
            (try? see(ShowList(list: path(list, for: person)), by: person).items.map(\.wish)) ?? []
        knowledge.compare(wish.map { [$0] } ?? seen, of: seen, on: list)
    }

    /// Reads what is told about reservations, or sorts the cart by hand.
    func arrangeSecretly(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .readNews: _ = try? see(ReadNews(), by: person)
        case .orderCart:
            guard let last = (try? see(ShowCart(), by: person))?.entries.last else { return }
            _ = try? see(OrderCart(wish: last.path, placement: .first), by: person)
        default: break
        }
    }
}
