import HearthAPI
import HearthLanguage

/// A wish in the cart.
struct CartRow: Sendable {
    /// The same as long as it is there.
    let id: String
    let href: String
    let path: String
    let name: String
    let picture: String?
    /// Whose it is and on which list, as far as no heading says so.
    let from: String
    let status: Text
    let kind: String
    let price: String?
    let store: String?
    let map: String?
    let webMap: String?
    let place: String?
    let link: String?
    let linkHost: String?
    let date: Text?
    let note: Text?
    /// Which one is meant.
    let which: [Text]
    let notes: String?
    /// Takes the claim to the list where the wish is now.
    let moved: Moved?
    /// More is the member's than is wished for now.
    let tooMany: Text?
    let changes: [Text]
    let hasChanges: Bool
    let steps: [Step]
    /// Where the owner is told of what was given.
    let tell: Tell?
    let leaveLabel: Text
    let isDue: Bool

    /// In days: what is so near is said by how far off it is.
    private static let near = -7...99

    struct Moved: Sendable {
        let path: String
    }

    /// Bought, then given; and what takes the last of them back.
    struct Step: Sendable {
        let operation: String
        /// What is noted, and whether it is so or not after all.
        let field: String
        let value: Bool
        let label: Text
        let isNext: Bool

        init(_ operation: String, _ field: String, _ value: Bool, _ label: Text) {
            self.operation = operation
            self.field = field
            self.value = value
            self.label = label
            isNext = value
        }

        static let buy = Step(MarkBought.path, "bought", true, Text("I have bought it"))
        static let notBought = Step(MarkBought.path, "bought", false, Text("Undo the purchase"))
        static let give = Step(MarkGiven.path, "given", true, Text("I have given it"))
        static let notGiven = Step(MarkGiven.path, "given", false, Text("Not given yet"))
    }

    struct Tell: Sendable {
        let href: String
        let label: Text
    }

    init(_ entry: CartEntry, isUnderPerson: Bool) {
        id = "\(entry.listID)/\(entry.wishID)"
        href = "/lists/\(entry.listID)/\(entry.wishID)"
        path = entry.path
        self.name = entry.wish
        picture = entry.photoHash.map {
            PhotoAddress.of($0, on: entry.listID, entry.wishID, isSmall: true)
        }
        from = isUnderPerson ? entry.list : "\(entry.owner) · \(entry.list)"
        (kind, status) = Self.status(of: entry)
        price =
            entry.amount.map { Language.current.amount($0) }
            ?? entry.price.map { Language.current.price($0) }
        store = entry.store
        map = PlaceMap.onPhone(place: entry.place, position: nil)
        webMap = PlaceMap.onWeb(place: entry.place, position: nil)
        place = entry.place
        link = entry.link.flatMap { WishView.isOpenable($0) ? $0 : nil }
        linkHost = entry.link.flatMap(WishView.host)
        date = entry.date.map { date in
            entry.daysLeft.flatMap { Self.near.contains($0) ? DateText.countdown(days: $0) : nil }
                ?? DateText.date(date)
        }
        note = Self.note(of: entry)
        notes = entry.notes
        moved = entry.movedTo.map { Moved(path: $0.path) }
        tooMany = entry.wanted.map { ClaimText.tooMany(entry.units, of: $0) }
        which = WishField.allCases.filter(\.saysWhichOne).compactMap { field in
            entry.fields[field].map { Text("\(field.label): \($0)") }
        }
        changes = entry.changes.map { $0.text { $0.shown($1, today: nil) } }
        hasChanges = !entry.changes.isEmpty
        steps = Self.steps(of: entry)
        tell = Self.tell(entry)
        leaveLabel =
            entry.state == .waiting ? Text("Leave the line") : Text("Release it")
        isDue = entry.isDue
    }

    private static func steps(of entry: CartEntry) -> [Step] {
        // Of a list that is gone there is nothing to be said to anybody.
        guard entry.note != .listGone else { return [] }
        // What the owner was told is taken back where it was told.
        if entry.isGiven { return entry.isTold ? [] : [.notGiven] }
        return switch entry.state {
        case .reserved, .held, .chippedIn: [.buy]
        case .bought: [.give, .notBought]
        case .boughtTwice: [.notBought]
        case .lapsed, .waiting, .otherMode: []
        }
    }

    /// Once the day is over, and where there is none.
    private static func tell(_ entry: CartEntry) -> Tell? {
        guard entry.isGiven, entry.note != .listGone, entry.daysLeft ?? -1 < 0 else { return nil }
        return Tell(
            href: "/lists/\(entry.listID)/thanks",
            label: entry.isTold
                ? Text("You have told \(entry.owner)") : Text("Tell \(entry.owner)"))
    }

    private static func status(of entry: CartEntry) -> (String, Text) {
        if entry.isGiven { return ("given", Text("Given")) }
        switch entry.state {
        case .reserved:
            return entry.units > 1
                ? ("mine", Text("Reserved: \(entry.units)")) : ("mine", Text("Reserved by you"))
        case .held: return ("mine", WishStatus.heldForYou(until: entry.until))
        case .lapsed: return ("lapsed", Text("The hold has lapsed"))
        case .chippedIn: return ("mine", Text("You chip in"))
        case .bought: return ("bought", Text("Bought by you"))
        case .waiting:
            return entry.position == 1
                ? ("waiting", Text("You are next in line"))
                : ("waiting", Text("You wait in line"))
        case .boughtTwice:
            return ("twice", Text("Bought twice, also by \(People(entry.ahead).description)"))
        case .otherMode: return ("waiting", WishStatus.notCounted(chipsIn: entry.amount != nil))
        }
    }

    private static func note(of entry: CartEntry) -> Text? {
        switch entry.note {
        case .gone: Text("It was taken off the list. You still have it here.")
        case .moved:
            entry.movedTo.map {
                Text(
                    "It is on “\($0.list)” now, which other people read too. They do not see that you give it."
                )
            }
        case .listGone: Text("The list is gone. You still have it here.")
        case .underWay: Text("News of it is on the way from your friend's home.")
        case nil: nil
        }
    }
}
