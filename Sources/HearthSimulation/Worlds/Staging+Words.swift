import HearthAPI

extension Staging {
    /// Says, asks or tells something openly.
    func speak(_ act: Act) {
        let person = act.person
        switch act.kind {
        case .say(let list, let number, let text):
            let items = (try? see(ShowList(list: path(list, for: person)), by: person).items) ?? []
            let wish = items.isEmpty ? nil : items[number % items.count].name
            // One in three is about the list as a whole.
            let subject =
                path(list, for: person)
                + (number.isMultiple(of: 3) ? "" : wish.map { "/" + $0 } ?? "")
            ask(AddComment(on: subject, text: text), act) { staging, comment in
                staging.knowledge.said(
                    comment.id, seat: .init(person: person, list: list),
                    home: staging.home(person), at: act.moment)
            }
        case .takeBack(let list):
            let own = (try? see(ShowComments(on: path(list, for: person)), by: person))?.comments
                .first { $0.isCaller }
            guard let own else { return }
            knowledge.tookBack(own.id, seat: .init(person: person, list: list))
            ask(DeleteComment(comment: own.id), act)
        case .askForMore(let list):
            ask(AskForWishes(of: path(list, for: person), text: "More?"), act)
        case .tellOwner(let list, let name):
            ask(
                TellOwner(
                    list: path(list, for: person), gifts: [GiftRequest(wish: name)], isSure: true),
                act)
        case .tellSize(let size):
            let value = "\(size)"
            knowledge.sizes[person] = .some(nil)
            ask(EditProfile(sizes: [SizeInfo(label: "Shoes", value: value)]), act) { staging, _ in
                staging.knowledge.told(
                    value, of: person, home: staging.home(person), at: act.moment)
            }
        case .rename(let number):
            let name = "\(blueprint.people[person].name) (\(number))"
            knowledge.names[person] = .some(nil)
            ask(EditProfile(name: name), act) { staging, _ in
                staging.knowledge.renamed(
                    name, person, home: staging.home(person), at: act.moment)
            }
        default: break
        }
    }
}
