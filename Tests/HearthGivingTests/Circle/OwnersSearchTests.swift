import Foundation
import HearthAPI
import HearthSimulation
import HearthTestHomes
import Testing

@Suite("What an owner finds")
struct OwnersSearchTests {
    /// The answer as it goes over the wire.
    private func search(_ mates: Mates, as caller: Caller) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(
            try mates.world.perform(FindItems(text: "e"), on: mates.node, as: caller))
    }

    @Test(
        "An owner finds the same, octet for octet, while a giver on their node reads, buys and takes back"
    )
    func same() throws {
        let mates = try Mates()
        let (world, node, mate) = (mates.world, mates.node, mates.mate)
        let before = try search(mates, as: mates.owner)
        let free = try search(mates, as: mate)
        let steps: [() throws -> Void] = [
            { try world.perform(ReserveWish(wish: mates.story.kettle), on: node, as: mate) },
            { try world.perform(MarkBought(wish: mates.story.kettle), on: node, as: mate) },
            { _ = try world.perform(FindItems(text: "kettle"), on: node, as: mate) },
            { try world.perform(ShowCart(), on: node, as: mate) },
            {
                try world.perform(
                    MarkBought(wish: mates.story.kettle, bought: false), on: node, as: mate)
            },
            { try world.perform(FreeWish(wish: mates.story.kettle), on: node, as: mate) },
        ]
        for (index, step) in steps.enumerated() {
            try step()
            #expect(try search(mates, as: mates.owner) == before)
            world.beat()
            #expect(try search(mates, as: mates.owner) == before)
            // The giver's own answer does tell.
            #expect(try (search(mates, as: mate) == free) == (index == steps.count - 1))
        }
        #expect(!String(decoding: before, as: UTF8.self).contains("standing"))
    }
}
