import HearthSodium
import HearthWire
import Testing

@Suite("Records")
struct RecordTests {
    @Test("A record of every kind is read as it was written, and its author's signature holds")
    func roundTrip() throws {
        for kind in RecordKind.allCases {
            let record = try Sample.record(kind)
            let read = try Record(octets: record.octets)
            #expect(read == record)
            #expect(read.stamp == record.stamp)
            #expect(read.isSigned(by: record.key.author))
            #expect(record.octets.count == Record.prefixByteCount + 40)
        }
    }

    @Test("The layout is the one of the specification")
    func layout() throws {
        let record = try Sample.record(.roster, payload: [0xAA, 0xBB])
        let octets = record.octets
        #expect(Array(octets[0..<4]) == [1, 3, 0, 0])
        #expect(Array(octets[4..<20]) == record.key.stream.octets)
        #expect(Array(octets[20..<52]) == record.key.author.octets)
        #expect(Array(octets[52..<68]) == [UInt8](repeating: 0, count: 15) + [7])
        #expect(Array(octets[68..<72]) == [0, 0, 0, 2])
        #expect(Array(octets[72..<80]) == [0, 0, 0, 0, 0, 0, 0, 3])
        #expect(Array(octets[80..<84]) == [0, 0, 0, 2])
        #expect(Array(octets[84..<116]) == BLAKE2b.hash([0xAA, 0xBB]))
        #expect(Array(octets[116..<180]) == record.signature.octets)
        #expect(Array(octets[180...]) == [0xAA, 0xBB])
        #expect(record.hash == BLAKE2b.digest(Array(octets[..<116])))
    }

    @Test("A record that ends too early or too late is refused, wherever that is")
    func truncated() throws {
        let octets = try Sample.record().octets
        for count in 0..<octets.count {
            #expect(
                failure { () throws(WireError) in try Record(octets: Array(octets[..<count])) }
                    == .truncated)
        }
        #expect(failure { () throws(WireError) in try Record(octets: octets + [0]) } == .trailing)
    }

    @Test("Any bit that is flipped is noticed, by the reader or by the signature")
    func bitFlips() throws {
        let record = try Sample.record()
        for index in record.octets.indices {
            for bit in 0..<8 {
                var octets = record.octets
                octets[index] ^= 1 << bit
                guard let read = try? Record(octets: octets) else { continue }
                #expect(!read.isSigned(by: record.key.author), "bit \(bit) of octet \(index)")
                #expect(!read.isSigned(by: read.key.author), "bit \(bit) of octet \(index)")
            }
        }
    }

    @Test("A length over the limit of its kind is refused before anything else is looked at")
    func overLimit() throws {
        for kind in RecordKind.allCases {
            var writer = OctetWriter()
            writer.write([Record.format, kind.rawValue, 0, 0])
            writer.writeZeros(16 + 32 + 16 + 12)
            writer.write(UInt32(kind.payloadLimit + 1))
            #expect(
                failure { () throws(WireError) in try Record(octets: writer.octets) }
                    == .overLimit)
        }
        let largest = [UInt8](repeating: 1, count: Limits.recordPayload)
        let record = try Sample.record(.blob, payload: largest)
        #expect(try Record(octets: record.octets) == record)
    }

    @Test("Unknown formats, unknown kinds and reserved octets are refused")
    func unknown() throws {
        let good = try Sample.record().octets
        let faults: [(index: Int, octet: UInt8, WireError)] = [
            (0, 2, .unknownFormat(2)), (0, 0, .unknownFormat(0)), (1, 0, .malformed),
            (1, 11, .malformed), (2, 1, .malformed), (3, 1, .malformed),
        ]
        for (index, octet, error) in faults {
            var octets = good
            octets[index] = octet
            #expect(failure { () throws(WireError) in try Record(octets: octets) } == error)
        }
    }

    @Test("A signature for one kind is none for another")
    func contexts() throws {
        let card = try Sample.record(.card)
        var octets = card.octets
        octets[1] = RecordKind.letter.rawValue
        let letter = try Record(octets: octets)
        #expect(letter.payload == card.payload)
        #expect(!letter.isSigned(by: card.key.author))
        #expect(Set(RecordKind.allCases.map(\.signatureContext)).count == RecordKind.allCases.count)
    }

    @Test("Versions are ordered by incarnation, then by counter; keys by stream first")
    func order() throws {
        #expect(Version(incarnation: 1, counter: .max) < Version(incarnation: 2, counter: 0))
        #expect(Version(incarnation: 2, counter: 1) < Version(incarnation: 2, counter: 2))
        let author: IdentityKey = try Sample.seed().identity().publicKey
        let low = RecordKey(kind: .rescue, stream: try Sample.fixed(1), author: author)
        let high = RecordKey(kind: .card, stream: try Sample.fixed(2), author: author)
        #expect(low < high)
    }
}
