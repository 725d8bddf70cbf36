package import HearthAPI
import HearthRecovery
import HearthRows
package import HearthSimulation
package import HearthSodium
import HearthWire

@testable import HearthHome
@testable import HearthHousehold

/// What was packed up of somebody who moves out, and what opens it.
package struct PackedUp {
    package let seed: Seed
    let home: SimulatedNode
    let snapshot: MemoryStore.Snapshot
}

extension World {
    /// Packs up somebody in a home in which others live too, as the node does it.
    package func packUp(
        in old: SimulatedNode, as caller: Caller, passphrase: String? = nil
    ) throws -> PackedUp {
        let code = try perform(
            ShowRecoveryCode(passphrase: passphrase), on: old, as: caller
        ).code
        let seed = try RecoveryCode(typed: code).seed
        var home = old.household
        try old.store.transaction(.full) { tables in
            _ = try home?.beginMoving(
                seed.identity().publicKey, Work(store: tables, now: old.now))
        }
        old.household = home
        return PackedUp(seed: seed, home: old, snapshot: old.store.snapshot())
    }

    /// Makes a home of what was packed up, as `hearth restore` does it.
    package func restore(_ pack: PackedUp, as household: String) throws -> SimulatedNode {
        let old = pack.home
        let new = try addEmpty(household)
        stop(new)
        new.store.restore(pack.snapshot)
        func copy(of key: NodeKey, _ work: Work) throws -> Household {
            try Household(node: key, clock: clock, addresses: [], entropy: new.entropy, work)
        }
        try new.store.transaction(.full) { tables in
            let work = Work(store: tables, now: now)
            var copy = try copy(of: old.key, work)
            try copy.keepOnly(pack.seed.identity().publicKey, homeAt: [old.address], work)
        }
        try new.store.transaction(.full) { tables in
            let work = Work(store: tables, now: now)
            var copy = try copy(of: new.key, work)
            try copy.comeBack(work, from: now)
            try copy.arrive(pack.seed, work)
        }
        try start(new)
        return new
    }

    /// Has somebody move from a home in which others live too.
    package func moveOut(
        of old: SimulatedNode, as caller: Caller, passphrase: String? = nil, to household: String
    ) throws -> SimulatedNode {
        try restore(packUp(in: old, as: caller, passphrase: passphrase), as: household)
    }
}
