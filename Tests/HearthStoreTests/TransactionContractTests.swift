import HearthHousehold
import HearthReplication
import HearthRows
import HearthSimulation
import HearthSodium
import HearthWire
import Testing

@Suite("Transactions")
struct TransactionContractTests {
    static let cases = StoreKind.allCases.flatMap { kind in
        [Durability.full, .relaxed].map { (kind, $0) }
    }

    @Test("What is thrown comes out, and nothing of the transaction stays", arguments: cases)
    func rollback(_ kind: StoreKind, _ durability: Durability) throws {
        try kind.with { store in
            try store.transaction(.full) { content in
                try content.put(peer(1, lastHeard: 1))
                try content.put(record(counter: 1))
                try content.putBeat(cell(sequence: 1))
            }
            #expect(throws: Refusal.self) {
                try store.transaction(durability) { content in
                    try content.put(peer(1, lastHeard: 2))
                    try content.put(peer(2))
                    try content.removeRecord(record().key)
                    try content.putBeat(cell(sequence: 2))
                    try content.putEarly(cell(sub: 1))
                    #expect(try content.rows(PeerRow.self).count == 2)
                    throw Refusal()
                }
            }
            try store.transaction(.full) { content throws in
                #expect(try content.rows(PeerRow.self) == [peer(1, lastHeard: 1)])
                #expect(try content.record(record().key) == record())
                #expect(try content.beatCells(in: fixed(1)) == [cell(sequence: 1)])
                #expect(try content.earlyCells(in: fixed(1)).isEmpty)
            }
        }
    }

    @Test("What the body returns is returned, and what it put is there", arguments: cases)
    func commit(_ kind: StoreKind, _ durability: Durability) throws {
        try kind.with { store in
            let result = try store.transaction(durability) { content in
                try content.put(peer(1))
                return 42
            }
            #expect(result == 42)
            let nothing: Int? = try store.transaction(durability) { _ in nil }
            #expect(nothing == nil)
            #expect(try store.transaction(.full) { try $0.rows(PeerRow.self) } == [peer(1)])
        }
    }

    @Test("A store in memory goes back to a snapshot, and forward again")
    func snapshots() throws {
        let store = MemoryStore()
        try store.transaction(.full) { try $0.put(peer(1)) }
        let before = store.snapshot()
        try store.transaction(.full) { content in
            try content.put(peer(2))
            try content.put(record())
        }
        let after = store.snapshot()
        store.restore(before)
        #expect(store.rows(PeerRow.self) == [peer(1)])
        #expect(store.record(record().key) == nil)
        store.restore(after)
        #expect(store.rows(PeerRow.self) == [peer(1), peer(2)])
        #expect(store.record(record().key) == record())
    }
}
