import HearthAPI
import HearthLists
import HearthSimulation
import HearthTestHomes
import Testing

@testable import HearthHousehold

@Suite("The table of what a wish can say")
struct WishFieldTests {
    private let story: Birthday
    private var world: World { story.world }

    init() throws { story = try Birthday() }

    /// A value for each field, as an answer gives it back; lines are as long as they may be.
    private static let full: WishFields = {
        var fields = WishFields(tags: ["new"])
        for field in WishField.allCases {
            fields[field] =
                switch field.form {
                case .line(let limit): String(repeating: "é", count: limit)
                case .notes: "Notes\nin lines"
                case .link: "https://example.org/wish"
                case .price: "199.50 SEK"
                case .position: "59.3293,18.0686"
                case .quantity: "3"
                case .priority: "high"
                case .occasion: "birthday"
                case .date: "2027-05-31"
                }
        }
        return fields
    }()

    @Test("Every field is written, comes to a friend, is told when it changes, and can be cleared")
    func everyField() throws {
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        try world.perform(
            EditWish(wish: "Birthday/Kettle", fields: Self.full), on: story.owner)
        world.settle()
        let read = try world.perform(ShowItem(item: story.kettle), on: story.first)
        #expect(read.given.wish.fields == Self.full)
        let entry = try #require(try world.perform(ShowCart(), on: story.first).entries.first)
        let told = WishField.allCases.filter(\.isToldToGivers)
        #expect(entry.changes.map(\.field) == told.map { .said($0) })
        for field in WishField.allCases where field.saysWhichOne {
            #expect(entry.fields[field] == Self.full[field])
        }
        var cleared = WishFields(tags: [])
        for field in WishField.allCases { cleared[field] = "" }
        try world.perform(EditWish(wish: "Birthday/Kettle", fields: cleared), on: story.owner)
        world.settle()
        let empty = try world.perform(ShowItem(item: story.kettle), on: story.first)
        #expect(empty.given.wish.fields == WishFields(tags: []))
    }

    @Test("A line that is too long is refused by its name")
    func tooLong() throws {
        for field in WishField.allCases {
            guard case .line(let limit) = field.form else { continue }
            var fields = WishFields()
            fields[field] = String(repeating: "x", count: limit + 1)
            expectRefusal(.textTooLong) {
                try world.perform(
                    EditWish(wish: "Birthday/Kettle", fields: fields), on: story.owner)
            }
        }
    }
}
