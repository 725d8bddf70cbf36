import Foundation
import HearthAPI
import Testing

@Suite("What was acknowledged is there, however a node ends")
struct AcknowledgedTests {
    enum Ending: String, CaseIterable, Sendable {
        case killed, powerCut

        /// How often: more with `HEARTH_KILLED=500` and `HEARTH_POWERCUT=200`.
        var count: Int {
            let wanted = ProcessInfo.processInfo.environment["HEARTH_" + rawValue.uppercased()]
            return wanted.flatMap { Int($0) } ?? 8
        }
    }

    /// What people were told is so.
    private struct Book {
        var wishes: Set<String> = ["Kettle", "Marbles"]
        var isReserved = false
        var whispers = 0
    }

    @Test("After every act the node ends, and starts with all of it", arguments: Ending.allCases)
    func acts(_ ending: Ending) async throws {
        try await withWorld { world in
            let owner = try await world.household("Owner")
            let friend = try await world.household("Friend")
            try await owner.shareBirthday(with: [friend])
            try await friend.sees(wishes: ["Kettle", "Marbles"], on: "Owner/Birthday")
            var disks: [ForgetfulDisk] = []
            for home in [owner, friend] where ending == .powerCut {
                try await home.stop()
                let disk = try ForgetfulDisk(home: home.path, folder: world.folder)
                home.setting.wrapper = disk.wrapper
                disks.append(disk)
                try await home.start()
            }
            var book = Book()
            for number in 0..<ending.count {
                let isOwner = number % 2 == 0
                try await Self.act(number, &book, owner, friend)
                let home = isOwner ? owner : friend
                try await home.crash()
                if ending == .powerCut { try disks[isOwner ? 0 : 1].forget() }
                try await home.start()
                if isOwner {
                    let names = try await owner.items(of: "Birthday").map(\.name)
                    #expect(Set(names) == book.wishes && names.count == book.wishes.count)
                } else {
                    let cart = try await friend.ask(CartInfo.self, "cart").entries
                    #expect(cart.map(\.wish) == (book.isReserved ? ["Kettle"] : []))
                    let said = try await friend.ask(WhispersInfo.self, "whispers", "Owner/Birthday")
                    #expect(said.whispers.count == book.whispers)
                }
            }
        }
    }

    @Test("A disk that loses what it was asked to keep is found out")
    func planted() async throws {
        try await withWorld(beat: 60) { world in
            let home = try await world.household("Owner")
            try await home.does("list", "new", "Birthday")
            try await home.does("wish", "add", "Kettle", "--list", "Birthday")
            try await home.stop()
            let disk = try ForgetfulDisk(home: home.path, folder: world.folder, losing: "-wal")
            home.setting.wrapper = disk.wrapper
            try await home.start()
            try await home.does("wish", "add", "Marbles", "--list", "Birthday")
            try await home.crash()
            try disk.forget()
            try await home.start()
            #expect(try await home.items(of: "Birthday").map(\.name) == ["Kettle"])
        }
    }

    private static func act(
        _ number: Int, _ book: inout Book, _ owner: TestHome, _ friend: TestHome
    ) async throws {
        switch number % 8 {
        case 0, 2, 4:
            try await owner.does("wish", "add", "Wish \(number)", "--list", "Birthday")
            book.wishes.insert("Wish \(number)")
        case 6:
            try await owner.does("wish", "delete", "Birthday/Wish \(number - 2)", "--yes")
            book.wishes.remove("Wish \(number - 2)")
        case 1, 5:
            try await friend.does("reserve", "Owner/Birthday/Kettle", "--yes")
            book.isReserved = true
        case 3:
            try await friend.does("whisper", "Owner/Birthday", "Said once", "--yes")
            book.whispers += 1
        default:
            if book.whispers > 0 {
                try await friend.does("whisper", "delete", "Owner/Birthday", "Said once")
                book.whispers -= 1
            }
            try await friend.does("free", "Owner/Birthday/Kettle")
            book.isReserved = false
        }
    }
}
