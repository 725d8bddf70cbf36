import HearthAPI
import HearthHousehold
import HearthRows
import HearthSimulation
import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

/// What an owner is told, and what a partner is who gives on the owner's node.
@Suite("News on an owner's node")
struct BlindNewsTests {
    /// When the owner's row changed, and how large it was.
    private struct Written: Equatable {
        let at: Int64
        let byteCount: Int
    }

    /// Friends elsewhere do something or not, while a partner of the owner's waits on her node.
    private func written(withSecrets: Bool) throws -> (rows: [Written], news: [NewsKind]) {
        let mates = try Mates()
        let (world, story) = (mates.world, mates.story)
        try world.perform(VerifyFriend(friend: "Mate", verified: true), on: story.first)
        // The partner waits in line for what the first friend has, or nobody does anything.
        try world.perform(ReserveWish(wish: story.kettle), on: story.first)
        world.day()
        try world.perform(ReserveWish(wish: story.kettle), on: mates.node, as: mates.mate)
        world.beat()
        #expect(try mates.mateSees() == ["First", "Mate"])
        try world.readAll(of: mates.node, as: mates.mate)
        let owner = try #require(
            mates.node.store.rows(MemberRow.self).first { $0.protection.isEmpty }?.identity)
        var rows: [Written] = []
        var last: [NewsRow] = []
        let start = world.now
        for second in 0..<400 {
            switch second {
            case 30, 150:
                try world.perform(
                    AddComment(on: story.list, text: "Which colour?"), on: story.second)
            case 77 where withSecrets:
                try world.perform(FreeWish(wish: story.kettle), on: story.first)
                try world.perform(ReserveWish(wish: story.marbles), on: story.second)
                try world.perform(
                    AddWhisper(about: story.list, text: "Who orders the cake?"), on: story.first)
                try world.perform(AddIdea(list: story.list, name: "Balloon"), on: story.first)
            case 148 where withSecrets:
                try world.perform(
                    ReserveWish(wish: story.marbles), on: mates.node, as: mates.mate)
            case 200 where withSecrets:
                try world.perform(FreeWish(wish: story.marbles), on: story.second)
            default: break
            }
            for _ in 0..<10 {
                world.run(for: .milliseconds(100))
                let now = mates.node.store.rows(NewsRow.self).filter { $0.member == owner }
                if now != last {
                    rows.append(
                        Written(
                            at: world.now.since(start).components.seconds,
                            byteCount: now.reduce(0) { $0 + $1.octets.count }))
                }
                last = now
            }
        }
        return (rows, try world.unread(of: mates.node, as: mates.mate).map(\.kind))
    }

    @Test("The owner's news are written in the same moments and as large, whatever is reserved")
    func same() throws {
        let without = try written(withSecrets: false)
        let with = try written(withSecrets: true)
        #expect(without.rows == with.rows)
        // The row of before, and one of each comment.
        #expect(without.rows.count == 3)
        // And yet her partner is told.
        for secret in [NewsKind.turn, .whisper, .idea] {
            #expect(with.news.contains(secret))
            #expect(!without.news.contains(secret))
        }
    }

    @Test("What a housemate does on her list is told in the same house")
    func housemate() throws {
        let mates = try Mates()
        try mates.world.readAll(of: mates.node, as: mates.mate)
        try mates.world.perform(
            AddWish(list: "Birthday", name: "Lamp"), on: mates.node, as: mates.owner)
        mates.world.settle()
        let news = try mates.world.unread(of: mates.node, as: mates.mate)
        #expect(news.map(\.kind) == [.wishAdded])
        #expect(news.first?.wish == "Lamp")
    }

    @Test("Whatever friends do, an owner is told the same")
    func owner() throws {
        func told(withSecrets: Bool) throws -> [NewsInfo] {
            let story = try Birthday(meeting: true)
            if withSecrets {
                try story.world.perform(ReserveWish(wish: story.kettle), on: story.first)
                story.world.settle()
                try story.world.perform(ReserveWish(wish: story.kettle), on: story.second)
                try story.world.perform(FreeWish(wish: story.kettle), on: story.first)
                try story.world.perform(
                    AddWhisper(about: story.kettle, text: "Mine is green"), on: story.first)
                try story.world.perform(
                    AddIdea(list: story.list, name: "Balloon"), on: story.second)
            } else {
                story.world.settle()
            }
            try story.world.perform(DeleteItem(item: "Birthday/Kettle"), on: story.owner)
            story.world.beat()
            return try story.world.unread(of: story.owner)
        }
        #expect(try told(withSecrets: true) == told(withSecrets: false))
    }
}
