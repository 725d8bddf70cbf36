import Foundation
import HearthAPI

/// Somebody who goes on living with her lists, whatever becomes of the nodes.
struct Person {
    let home: TestHome
    let neighbours: Neighbours
    let book: Book
    let tally: Tally
    var dice: Dice
    private var made = 3

    init(
        _ home: TestHome, _ neighbours: Neighbours, _ book: Book, _ tally: Tally, _ dice: Dice
    ) {
        self.home = home
        self.neighbours = neighbours
        self.book = book
        self.tally = tally
        self.dice = dice
    }

    /// Does one thing, if her node is there to do it.
    mutating func act() async throws {
        if dice.happens(25) { return try await answerInbox() }
        if let own = neighbours.circles.first(where: { $0.owner.name == home.name }),
            dice.happens(50)
        {
            return try await tend(own)
        }
        let others = neighbours.circles.filter { circle in
            circle.friends.contains { $0.name == home.name }
        }
        guard let circle = others.randomElement(using: &dice) else { return }
        try await give(circle)
    }

    private mutating func tries(_ arguments: String...) async throws -> Answer {
        try await tries(arguments)
    }

    private mutating func tries(_ arguments: [String]) async throws -> Answer {
        let answer = try await home.attempts(arguments)
        var isAcknowledged = false
        if case .acknowledged = answer { isAcknowledged = true }
        tally.count {
            $0.acts += 1
            $0.acknowledged += isAcknowledged ? 1 : 0
        }
        return answer
    }

    private mutating func answerInbox() async throws {
        guard case .acknowledged(let text) = try await home.attempts("inbox") else { return }
        let entries = try JSONDecoder().decode([InboxEntry].self, from: Data(text.utf8))
        for entry in entries { _ = try await tries("accept", entry.id, "--yes") }
    }

    // MARK: Her own list

    private mutating func tend(_ circle: Neighbours.Circle) async throws {
        let there = book.wishes(of: home.name).filter { $1.state == .there }.keys.sorted()
        switch Int.random(in: 0..<10, using: &dice) {
        case 0..<3:
            made += 1
            let wish = "Wish \(made)"
            let answer = try await tries(
                ["wish", "add", wish, "--list", circle.title] + Neighbours.price(of: made))
            switch answer {
            case .acknowledged: book.note(wish, of: home.name) { $0.state = .there }
            case .unknown: book.note(wish, of: home.name) { $0.state = .unsure }
            case .refused: break
            }
        case 3..<6:
            guard let wish = there.randomElement(using: &dice) else { return }
            let notes = "Notes \(UInt16.random(in: 0 ... .max, using: &dice))"
            let answer = try await tries(
                "wish", "edit", "\(circle.title)/\(wish)", "--notes", notes)
            switch answer {
            case .acknowledged: book.note(wish, of: home.name) { $0.notes = [notes] }
            case .unknown: book.note(wish, of: home.name) { $0.notes.insert(notes) }
            case .refused: break
            }
        case 6:
            guard there.count > 2, let wish = there.randomElement(using: &dice) else { return }
            let answer = try await tries(
                "wish", "delete", "\(circle.title)/\(wish)", "--yes")
            switch answer {
            case .acknowledged: book.note(wish, of: home.name) { $0.state = .deleted }
            case .unknown: book.note(wish, of: home.name) { $0.state = .unsure }
            case .refused: break
            }
        default:
            // Whom she shares with already is refused.
            guard let friend = circle.friends.randomElement(using: &dice) else { return }
            _ = try await tries("share", circle.title, "--with", friend.name)
        }
    }

    // MARK: A friend's list

    private mutating func give(_ circle: Neighbours.Circle) async throws {
        let owner = circle.owner.name
        let place = circle.friends.firstIndex { $0.name == home.name } ?? 0
        if place >= 2, dice.happens(30) {
            // Knocking again is refused once she has knocked.
            _ = try await tries("friend", "add", circle.link)
            return
        }
        let wishes = book.wishes(of: owner)
        guard let wish = wishes.keys.sorted().randomElement(using: &dice) else { return }
        let path = circle.path(wish)
        let (command, wanted): ([String], Book.Claim)
        switch wishes[wish]?.claims[home.name] ?? .none {
        // So long that none lapses while anybody looks.
        case .none where dice.happens(20):
            (command, wanted) = (["hold", path, "--minutes", "900", "--yes"], .held)
        case .none where dice.happens(35):
            (command, wanted) = (["chip-in", path, "15 EUR", "--yes"], .chippedIn)
        case .none: (command, wanted) = (["reserve", path, "--yes"], .reserved)
        case .held where dice.happens(30):
            (command, wanted) = (["reserve", path, "--yes"], .reserved)
        case .held where dice.happens(50), .reserved where dice.happens(50):
            (command, wanted) = (["bought", path], .bought)
        case .held, .reserved, .chippedIn, .bought, .unsure:
            (command, wanted) = (["free", path], .none)
        }
        let answer = try await tries(command)
        let name = home.name
        switch answer {
        case .acknowledged: book.note(wish, of: owner) { $0.claims[name] = wanted }
        case .unknown: book.note(wish, of: owner) { $0.claims[name] = .unsure }
        case .refused(let code) where code == "notReserved":
            book.note(wish, of: owner) { $0.claims[name] = Book.Claim.none }
        case .refused: break
        }
    }
}
