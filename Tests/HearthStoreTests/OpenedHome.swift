import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import Testing

@testable import HearthStore

/// A household taken up where a store left it.
final class OpenedHome {
    let store: SQLiteStore
    var household: Household
    private var now: WallTime
    let first = Caller(member: "First")

    init(_ store: SQLiteStore, at now: WallTime) throws {
        self.store = store
        self.now = now
        household = try store.transaction(.full) { content in
            let work = Work(store: content, now: now)
            let secret = try #require(
                try Settings.octets(.nodeSecret, work).flatMap { NodeSecret(octets: $0) })
            return try Household(
                node: secret.publicKey, clock: SlotClock(slotSeconds: 1), addresses: [],
                entropy: SystemEntropy(), work)
        }
    }

    func asks<Request: HearthAPI.Operation>(
        _ operation: Request, _ caller: Caller
    ) throws -> Request.Answer {
        var caller = caller
        caller.place = .home
        return try store.transaction(.full) { content in
            try household.perform(operation, as: caller, Work(store: content, now: now)).0
        }
    }

    func unlock(_ member: String, _ passphrase: String) throws -> Caller {
        var caller = Caller(member: member)
        caller.session = try asks(Unlock(passphrase: passphrase), caller).token
        return caller
    }
}
