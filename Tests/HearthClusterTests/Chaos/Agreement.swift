import Foundation
import HearthAPI
import HearthCircle
import HearthLists
import HearthSodium
import HearthWire
import Testing

/// What must be true of a circle once everybody is back.
extension Neighbours.Circle {
    /// Where its members still see different things, or other things than were acknowledged.
    func disagreements(_ book: Book) async throws -> [String] {
        var found: [String] = []
        let hers = try await owner.ask(GivenList.self, "list", "show", title).items
        let readers = try await reading(at: owner)
        if readers != Set(friends.map(\.name) + [owner.name]) {
            found.append("\(title) is read by \(readers.sorted())")
        }
        found += lost(among: hers, book)
        var standings: [String: [String: [String]]] = [:]
        for friend in friends {
            let place = "\(owner.name)/\(title)"
            let theirs = try await friend.ask(GivenList.self, "list", "show", place).items
            if theirs.map(Self.wording) != hers.map(Self.wording) {
                found.append("\(friend.name) sees \(theirs.map(Self.wording)) on \(title)")
            }
            if try await reading(at: friend, place) != readers {
                found.append("\(friend.name) sees other readers of \(title)")
            }
            for item in theirs {
                let queue = item.standing?.queue ?? []
                standings[item.name, default: [:]][friend.name] =
                    queue.map { "\($0.name) \($0.state) \($0.units) \($0.waiting)" }
                    + (item.standing?.unreadable == 0 ? [] : ["unreadable cells"])
                found += lost(in: queue, of: item.name, book)
            }
            found += try await lost(inCartOf: friend, book)
        }
        for (wish, views) in standings.sorted(by: { $0.key < $1.key })
        where Set(views.values).count > 1 {
            found.append("\(title)/\(wish) stands as \(views)")
        }
        return found
    }

    private func reading(at home: TestHome, _ path: String? = nil) async throws -> Set<String> {
        let readers = try await home.ask([ReaderInfo].self, "list", "who", path ?? title)
        return Set(readers.filter { $0.state == .reading }.map(\.name))
    }

    private static func wording(_ wish: GivenWish) -> String {
        "\(wish.id) \(wish.name) \(wish.notes ?? "-")"
    }

    // MARK: Acknowledged, and not there

    private func lost(among items: [GivenWish], _ book: Book) -> [String] {
        book.wishes(of: owner.name).sorted { $0.key < $1.key }.compactMap { name, wish in
            let item = items.first { $0.name == name }
            return switch wish.state {
            case .there where item == nil: "\(title)/\(name) was added and is not there"
            case .deleted where item != nil: "\(title)/\(name) was deleted and is there"
            case .there where !wish.notes.contains(item?.notes):
                "\(title)/\(name) says \(item?.notes ?? "-") and not \(wish.notes)"
            default: nil
            }
        }
    }

    private func lost(in queue: [Holder], of wish: String, _ book: Book) -> [String] {
        friends.compactMap { friend in
            let claim = book.wishes(of: owner.name)[wish]?.claims[friend.name] ?? .none
            let holder = queue.first { $0.name == friend.name }
            let isRight =
                switch claim {
                case .none: holder == nil
                case .held: holder.isOne(of: .held, .waiting, .otherMode)
                case .reserved: holder.isOne(of: .reserved, .waiting, .otherMode)
                case .chippedIn: holder.isOne(of: .chippedIn, .waiting, .otherMode)
                case .bought: holder.isOne(of: .bought, .boughtTwice, .otherMode)
                case .unsure: true
                }
            return isRight ? nil : "\(friend.name) has \(claim) \(title)/\(wish) and is \(queue)"
        }
    }

    /// A claim is in its maker's cart, be the wish still there or not.
    private func lost(inCartOf friend: TestHome, _ book: Book) async throws -> [String] {
        let cart = try await friend.ask(CartInfo.self, "cart").entries
            .filter { $0.list == title }.map(\.wish)
        return book.wishes(of: owner.name).sorted { $0.key < $1.key }.compactMap { name, wish in
            switch wish.claims[friend.name] ?? .none {
            case .held, .reserved, .chippedIn, .bought:
                cart.contains(name) ? nil : "\(friend.name) lost \(title)/\(name) from the cart"
            case .none:
                cart.contains(name) ? "\(friend.name) has \(title)/\(name) in the cart" : nil
            case .unsure: nil
            }
        }
    }
}

/// What must never be in the owner's hands.
extension Neighbours.Circle {
    /// Looks at the answers she gets and at everything that lies in her home.
    ///
    /// - Returns: how many claims of others were looked for.
    func expectBlindOwner() async throws -> Int {
        let detail = try await owner.ask(GivenList.self, "list", "show", title)
        #expect(detail.items.allSatisfy { $0.standing == nil })
        for item in detail.items {
            let wish = try await owner.ask(GivenWish.self, "wish", "show", "\(title)/\(item.name)")
            #expect(wish.standing == nil)
        }
        let cart = try await owner.ask(CartInfo.self, "cart")
        #expect(!cart.entries.contains { $0.list == title })

        let list = try #require(ListID(hex: detail.list.id))
        // A bundle of new keys, which a day begins with, may lie there a moment before its cell.
        let (view, circle) = try await eventually(
            "a friend opens the cell of every other in the home of \(owner.name)"
        ) { () -> (DatabaseView, CircleView)? in
            let view = try DatabaseView(owner)
            let circle = try CircleView(view, of: list)
            let areOpened = try friends.allSatisfy { try sheet(of: $0, in: circle) != nil }
            return areOpened ? (view, circle) : nil
        }
        // There is something to open: a cell of every friend, and one of them can.
        #expect(circle.cells.count == friends.count)
        let values = try view.values()
        let seeds = values.filter { $0.table == "members" && $0.column == "seed" }
        let seed = try #require(seeds.first.flatMap { Seed(octets: $0.octets) })
        #expect(circle.openedBoxes(by: seed.sealing()) == 0)
        #expect(circle.openedCells(by: seed.storageKey()) == 0)
        // Keys of hers for other lists are here too, and open nothing of this one.
        for value in values where value.octets.count == 32 || value.table == "circle_keys" {
            for start in value.octets.indices.dropLast(31) {
                let key = SymmetricKey(octets: Array(value.octets[start..<start + 32]))
                let isOpened = circle.openedCells(by: try #require(key)) > 0
                #expect(!isOpened, "\(value.table).\(value.column) opens a cell of \(title)")
            }
        }
        return try expectNoTrace(of: circle)
    }

    private func expectNoTrace(of circle: CircleView) throws -> Int {
        let files = try owner.files()
        var count = 0
        for friend in friends {
            let (key, sheet) = try #require(try sheet(of: friend, in: circle))
            #expect(Search.files(files, holding: key.secret.copy()).isEmpty)
            #expect(Search.files(files, holding: sheet).isEmpty)
            for claim in try ClaimSheet.decode(sheet).claims {
                var writer = OctetWriter()
                claim.write(to: &writer)
                // Item and kind of claim; and when it was made, with the number of pieces.
                #expect(Search.files(files, holding: Array(writer.octets[..<9])).isEmpty)
                #expect(Search.files(files, holding: Array(writer.octets[9...])).isEmpty)
                count += 1
            }
        }
        return count
    }

    /// - Returns: the friend's sender key and sheet of claims, opened by another friend; `nil` while
    ///   there is none that the key of the bundle opens.
    private func sheet(
        of friend: TestHome, in circle: CircleView
    ) throws -> (SymmetricKey, [UInt8])? {
        let identity = try #require(
            try DatabaseView(friend).octets("identity", of: "members").first
                .flatMap { IdentityKey(octets: $0) })
        let other = try #require(friends.first { $0.name != friend.name })
        let reader = try #require(
            try DatabaseView(other).octets("seed", of: "members").first
                .flatMap { Seed(octets: $0) })
        guard let key = circle.senderKey(of: identity, with: reader.sealing()) else { return nil }
        return circle.sheet(of: identity, with: key).map { (key, $0) }
    }
}

extension Holder? {
    fileprivate func isOne(of states: ClaimState...) -> Bool {
        map { states.contains($0.state) } ?? false
    }
}
