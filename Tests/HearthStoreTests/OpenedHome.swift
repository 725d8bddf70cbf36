import HearthAPI
import HearthHome
import HearthHousehold
import HearthReplication
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

    /// The beat cells of these lists.
    func cells(on lists: [String], _ caller: Caller) throws -> [Cell] {
        let ids = try lists.map { try asks(ShowList(list: $0), caller).list.id }
        return try store.transaction(.full) { content in
            try content.rows(KnownListRow.self).filter { ids.contains($0.list.hex) }
                .flatMap { try content.beatCells(in: $0.list) }
        }
    }

    /// What is sent to Aunt's home when it is connected, and holds no cells of some lists.
    func meetsAunt(holdingNothingOf lists: [ListID]) throws -> [Directive] {
        try store.transaction(.full) { content in
            let node = try #require(
                try content.rows(FriendRow.self).first { $0.isVerified }?.node)
            let id = household.newSessionID()
            let events: [HouseholdEvent] = [
                .connected(
                    id, peer: node, isInitiator: false, address: "", place: NetworkPlace("")),
                .received(id, .hello(Hello(features: Hello.knowsPeer, clock: 0))),
                .received(id, .have(lists.map { HaveVector(list: $0, entries: []) })),
            ]
            return try household.handle(events, Work(store: content, now: now))
        }
    }

    func wake(after wait: Duration) throws {
        now = now.adding(wait)
        try store.transaction(.full) { content in
            _ = try household.handle(.wake, Work(store: content, now: now))
        }
    }
}
