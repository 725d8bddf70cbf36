import HearthHousehold
import HearthReplication
import HearthRows
import HearthSodium
import HearthWire
import Testing

@Suite("Stored records")
struct RecordContractTests {
    @Test("A record comes back octet for octet", arguments: StoreKind.allCases)
    func comesBack(_ kind: StoreKind) throws {
        try kind.with { store in
            let records = [
                record(payload: []), record(.blob, payload: [UInt8](0...255)),
                record(.card, name: RecordName(index: .max), incarnation: .max, counter: .max),
                record(
                    .part, name: RecordName(index: 1), payload: .init(repeating: 7, count: 1 << 20)),
            ]
            try store.transaction(.full) { content in
                for record in records { try content.put(record) }
            }
            try store.transaction(.full) { content throws in
                for record in records { #expect(try content.record(record.key) == record) }
                #expect(try content.record(HearthStoreTests.record(author: 2).key) == nil)
            }
        }
    }

    @Test("A record takes the place of any other version", arguments: StoreKind.allCases)
    func replaces(_ kind: StoreKind) throws {
        try kind.with { store in
            let newer = record(counter: 9)
            let older = record(counter: 3)
            try store.transaction(.full) { content in
                try content.put(newer)
                try content.put(older)
                #expect(try content.record(newer.key) == older)
                #expect(try content.stamps(in: fixed(1)) == [older.stamp])
            }
        }
    }

    @Test(
        "Records of a kind are sorted by key, other kinds and streams left out",
        arguments: StoreKind.allCases)
    func sorted(_ kind: StoreKind) throws {
        try kind.with { store in
            let wanted = [
                record(author: 1), record(author: 0x7F, name: RecordName(index: 1)),
                record(author: 0x7F, name: RecordName(index: 0x80)), record(author: 0x80),
                record(author: 0xFF),
            ]
            try store.transaction(.full) { content in
                for record in wanted.reversed() { try content.put(record) }
                try content.put(record(.comment))
                try content.put(record(stream: 2))
                #expect(try content.records(.part, in: fixed(1)) == wanted)
                #expect(try content.records(.part, in: fixed(3)).isEmpty)
            }
        }
    }

    @Test(
        "Stamps are those of all records of a stream, sorted by key",
        arguments: StoreKind.allCases)
    func stamps(_ kind: StoreKind) throws {
        try kind.with { store in
            let records = [
                record(.card, author: 0xFF, counter: 1 << 63),
                record(.part, author: 2, counter: (1 << 63) - 1),
                record(.part, author: 2, name: RecordName(index: 1), counter: .max),
                record(.part, author: 3, incarnation: .max, counter: 0),
                record(.comment, author: 1),
            ]
            try store.transaction(.full) { content in
                for record in records.reversed() { try content.put(record) }
                try content.put(record(stream: 2))
                #expect(try content.stamps(in: fixed(1)) == records.map(\.stamp))
            }
        }
    }

    @Test(
        "The octets of an author are those of all that is kept of her",
        arguments: StoreKind.allCases)
    func octets(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.full) { content in
                let kept = [
                    record(payload: []), record(.roster, stream: 2),
                    record(.card, stream: 3, payload: .init(repeating: 7, count: 100_000)),
                ]
                #expect(try content.octets(by: fixed(1)) == 0)
                try content.put(record(counter: 9, payload: .init(repeating: 7, count: 500)))
                for record in kept + [record(author: 2)] { try content.put(record) }
                let sum = kept.reduce(0) { $0 + $1.octets.count }
                #expect(try content.octets(by: fixed(1)) == sum)
                try content.removeStream(fixed(3))
                #expect(try content.octets(by: fixed(1)) == sum - kept[2].octets.count)
                #expect(
                    try content.octetsByStream(of: fixed(1)) == [
                        fixed(1): kept[0].octets.count, fixed(2): kept[1].octets.count,
                    ])
                // A version in place of another counts alone, and nothing of what is gone.
                try content.put(record(counter: 10, payload: .init(repeating: 7, count: 60)))
                try content.removeRecord(record(.roster, stream: 2).key)
                #expect(
                    try content.octetsByStream(of: fixed(1)) == [
                        fixed(1): kept[0].octets.count + 60
                    ])
                #expect(try content.octetsByStream(of: fixed(9)).isEmpty)
            }
        }
    }

    @Test("Removing a record removes it alone", arguments: StoreKind.allCases)
    func removesOne(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.full) { content in
                let rest = [record(.card), record(author: 2), record(name: RecordName(index: 1))]
                for record in [record()] + rest { try content.put(record) }
                try content.removeRecord(record().key)
                try content.removeRecord(record(author: 99).key)
                #expect(try content.record(record().key) == nil)
                for record in rest { #expect(try content.record(record.key) == record) }
            }
        }
    }

    @Test(
        "Removing a stream removes its records and beat cells, and nothing else",
        arguments: StoreKind.allCases)
    func removesStream(_ kind: StoreKind) throws {
        try kind.with { store in
            try store.transaction(.full) { content in
                for stream in [1, 2] as [UInt8] {
                    try content.put(record(.roster, stream: stream))
                    try content.put(record(.part, stream: stream))
                    try content.putBeat(cell(list: stream))
                    try content.putEarly(cell(list: stream, sub: 1))
                }
                try content.removeStream(fixed(1))
                #expect(try content.stamps(in: fixed(1)).isEmpty)
                #expect(try content.beatCells(in: fixed(1)).isEmpty)
                #expect(try content.earlyCells(in: fixed(1)).count == 1)
                #expect(try content.stamps(in: fixed(2)).count == 2)
                #expect(try content.beatCells(in: fixed(2)).count == 1)
            }
        }
    }
}
