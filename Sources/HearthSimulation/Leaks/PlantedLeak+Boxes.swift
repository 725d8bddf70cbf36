import HearthHousehold
import HearthSodium
import HearthWire

extension PlantedLeak {
    /// A slot that nobody needs holds the sender key for the owner: nothing of it shows on the way.
    func plantBoxForOwner(_ world: World) {
        let dice = Dice(seed: world.seed, purpose: "boxes for owners")
        world.network.intercept = { [unowned world] from, _, frame in
            guard case .record(let record) = frame, record.key.kind == .bundle,
                let list = ListID(octets: record.key.stream.octets),
                let home = world.history?.ownerNodes[list]?.sorted().first,
                let owner = Self.seed(on: world.nodes[home]),
                let author = Self.seed(on: from),
                var body = try? BundleBody(octets: record.payload),
                let sender = body.slots.lazy.compactMap({ author.sealing().open($0) }).first
            else { return [frame] }
            var numbers = dice.stream(record.version.counter, UInt64(from.index))
            let ephemeral = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &numbers) }
            guard
                let box = SealedBoxes.seal(
                    sender, to: owner.sealing().publicKey, ephemeralSeed: ephemeral)
            else { return [frame] }
            body.slots[BundleBody.slotCount - 1] = box
            return [.record(record.forged(version: record.version, payload: body.octets))]
        }
    }

    private static func seed(on node: SimulatedNode) -> Seed? {
        node.store.rows(MemberRow.self).first.flatMap { Seed(octets: $0.seed) }
    }
}
