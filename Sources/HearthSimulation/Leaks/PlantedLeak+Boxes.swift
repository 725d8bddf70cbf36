import HearthHousehold
import HearthRows
import HearthSodium
import HearthWire

/// The leaks that are about the slots of bundles.
extension PlantedLeak {
    func plantRandomSlot(_ world: World) {
        let dice = Dice(seed: world.seed, purpose: "random slots")
        changeBundles(world) { from, record, body in
            var octets = dice.stream(record.version.counter, UInt64(from.index))
            for index in body.slots.indices.suffix(8) {
                body.slots[index] = Self.octets(BundleBody.slotByteCount, &octets)
            }
        }
    }

    /// A slot that nobody needs holds the sender key for the owner: nothing of it shows on the way.
    func plantBoxForOwner(_ world: World) {
        let dice = Dice(seed: world.seed, purpose: "boxes for owners")
        changeBundles(world) { [unowned world] from, record, body in
            guard let list = ListID(octets: record.key.stream.octets),
                let home = world.history?.ownerNodes[list]?.sorted().first,
                let owner = Self.seed(on: world.nodes[home]),
                let author = Self.seed(on: from),
                let sender = body.slots.lazy.compactMap({ author.sealing().open($0) }).first
            else { return }
            var numbers = dice.stream(record.version.counter, UInt64(from.index))
            guard
                let box = SealedBoxes.seal(
                    sender, to: owner.sealing().publicKey,
                    ephemeralSeed: Self.octets(32, &numbers))
            else { return }
            body.slots[BundleBody.slotCount - 1] = box
        }
    }

    /// Changes what nodes send of bundles, under signatures that do not fit.
    private func changeBundles(
        _ world: World, _ change: @escaping (SimulatedNode, Record, inout BundleBody) -> Void
    ) {
        world.network.intercept = { from, _, frame in
            guard case .record(let record) = frame, record.key.kind == .bundle,
                var body = try? BundleBody(octets: record.payload)
            else { return [frame] }
            change(from, record, &body)
            let signature = record.signature
            return [
                .record(
                    Record(key: record.key, version: record.version, payload: body.octets) {
                        _, _ in signature
                    })
            ]
        }
    }

    private static func octets(_ count: Int, _ numbers: inout DiceStream) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
    }

    private static func seed(on node: SimulatedNode) -> Seed? {
        node.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) }
    }
}
