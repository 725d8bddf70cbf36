import HearthSodium
import HearthWire
import Testing

@Suite("Counting fields before anything is decoded")
struct FieldScanTests {
    @Test("Fields are counted at the top and inside, whatever stands between them")
    func counts() {
        // 1: varint, 5: {3: "", 3: "a"}, 2: 8 octets, 5: {}, 5: {4: 1}
        let octets: [UInt8] = [
            0x08, 0x96, 0x01, 0x2A, 5, 0x1A, 0, 0x1A, 1, 0x61,
            0x11, 1, 2, 3, 4, 5, 6, 7, 8, 0x2A, 0, 0x2A, 2, 0x20, 1,
        ]
        #expect(FieldScan.count(of: 5, in: octets) == 3)
        #expect(FieldScan.count(of: 5, 3, in: octets) == 2)
        // Of another type, and so unknown.
        #expect(FieldScan.count(of: 1, in: octets) == 0)
        #expect(FieldScan.count(of: 7, in: octets) == 0)
        #expect(FieldScan.count(of: 1, in: []) == 0)
    }

    @Test("What is no message is nil: cut off, too long, or a group")
    func refused() {
        #expect(FieldScan.count(of: 5, in: [0x2A]) == nil)
        #expect(FieldScan.count(of: 5, in: [0x2A, 3, 1]) == nil)
        #expect(FieldScan.count(of: 5, in: [0x2B]) == nil)
        #expect(FieldScan.count(of: 5, in: [0x80]) == nil)
        #expect(FieldScan.count(of: 5, in: [UInt8](repeating: 0xFF, count: 12)) == nil)
        // The inside ends where its length says, not where the message does.
        #expect(FieldScan.count(of: 5, 3, in: [0x2A, 1, 0x1A, 0x1A, 0]) == nil)
    }

    @Test("A roster or letter of very many empty messages is refused, as is one of many addresses")
    func floods() throws {
        let key = RecordKey(
            kind: .roster, stream: try Sample.fixed(1),
            author: try Sample.seed().identity().publicKey)
        let fields: [[UInt8]] = [[0x2A, 0], [0x12, 0], [0x32, 0]]
        for field in fields {
            let payload = [[UInt8]](repeating: field, count: 500_000).flatMap { $0 }
            let record = Record(
                key: key, version: Version(incarnation: 1, counter: 1), payload: payload,
                sign: try Sample.seed().identity().sign)
            #expect(
                failure { () throws(WireError) in try RosterBody(record: record) } == .malformed)
        }
    }
}
