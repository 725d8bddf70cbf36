import HearthCircle
import HearthSodium
import HearthWire
import Testing

@Suite("Cells")
struct CellTests {
    @Test("A cell is read as it was written, opens with its key and carries its signature")
    func roundTrip() throws {
        for sub in [0, 1, .max] as [UInt16] {
            let cell = try Sample.cell(sub: sub)
            #expect(cell.octets.count == 572)
            #expect(try Cell(octets: cell.octets) == cell)
            #expect(cell.lane == (sub == 0 ? .beat : .early))
            #expect(cell.isSigned(by: try Sample.beat().publicKey))
            #expect(!cell.isSigned(by: try Sample.beat(2).publicKey))
            #expect(
                cell.open(with: try Sample.key(), commitment: try Sample.fixed(10))
                    == Sample.octets(408))
        }
    }

    @Test("The layout is the one of the specification")
    func layout() throws {
        let octets = try Sample.cell(sub: 0x0102).octets
        #expect(Array(octets[0..<4]) == [1, 2, 1, 0])
        #expect(Array(octets[4..<20]) == Sample.octets(16, from: 3))
        #expect(Array(octets[20..<28]) == Sample.octets(8, from: 4))
        #expect(Array(octets[28..<32]) == [0, 0, 0, 5])
        #expect(Array(octets[32..<40]) == [0, 0, 0, 6, 0, 0, 0, 7])
        #expect(Array(octets[40..<44]) == [1, 2, 0, 8])
        #expect(Array(octets[44..<60]) == Sample.octets(16, from: 12))
        #expect(Array(octets[60..<84]) == Sample.octets(24, from: 9))
    }

    @Test("No bit can be changed without the signature noticing")
    func bitFlips() throws {
        let cell = try Sample.cell()
        let key = try Sample.beat().publicKey
        for index in cell.octets.indices {
            var octets = cell.octets
            octets[index] ^= 1 << (index % 8)
            guard let read = try? Cell(octets: octets) else { continue }
            #expect(!read.isSigned(by: key), "octet \(index)")
        }
    }

    @Test("A cell of any other length, kind, format or lane is refused")
    func malformed() throws {
        let good = try Sample.cell().octets
        for (count, error) in [(0, .malformed), (1, .truncated), (571, .malformed)]
            as [(Int, WireError)]
        {
            #expect(
                failure { () throws(WireError) in try Cell(octets: Array(good[..<count])) }
                    == error)
        }
        #expect(failure { () throws(WireError) in try Cell(octets: good + [0]) } == .malformed)
        let faults: [(index: Int, octet: UInt8, WireError)] = [
            (0, 2, .malformed), (1, 4, .unknownFormat(4)), (2, 2, .malformed),
            (2, 1, .malformed), (3, 1, .malformed), (41, 1, .malformed),
        ]
        for (index, octet, error) in faults {
            var octets = good
            octets[index] = octet
            #expect(failure { () throws(WireError) in try Cell(octets: octets) } == error)
        }
    }

    @Test("A cell opens under no other key, no other commitment and no other header")
    func binding() throws {
        let cell = try Sample.cell()
        #expect(cell.open(with: try Sample.key(2), commitment: try Sample.fixed(10)) == nil)
        #expect(cell.open(with: try Sample.key(), commitment: try Sample.fixed(11)) == nil)
        var octets = cell.octets
        octets[31] ^= 1
        let moved = try Cell(octets: octets)
        #expect(moved.open(with: try Sample.key(), commitment: try Sample.fixed(10)) == nil)
    }

    @Test("Whatever is inside, two cells of one author differ in nothing that a carrier can read")
    func sameOutside() throws {
        let empty = try Sample.cell(plaintext: [UInt8](repeating: 0, count: 408))
        let full = try Sample.cell(plaintext: [UInt8](repeating: 0xFF, count: 408))
        #expect(empty.octets[..<60] == full.octets[..<60])
        #expect(empty.octets.count == full.octets.count)
    }

    @Test("Cells are ordered by incarnation, sequence and sub")
    func order() {
        let orders = [
            CellOrder(incarnation: 1, sequence: 9, sub: 9),
            CellOrder(incarnation: 2, sequence: 0, sub: 0),
            CellOrder(incarnation: 2, sequence: 0, sub: 1),
            CellOrder(incarnation: 2, sequence: 1, sub: 0),
        ]
        #expect(zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("A member's tag differs from list to list")
    func tags() throws {
        let identity = try Sample.seed().identity().publicKey
        let one = AuthorTag(of: identity, in: try Sample.fixed(1))
        #expect(one == AuthorTag(of: identity, in: try Sample.fixed(1)))
        #expect(one != AuthorTag(of: identity, in: try Sample.fixed(2)))
        #expect(
            one != AuthorTag(of: try Sample.seed(2).identity().publicKey, in: try Sample.fixed(1)))
    }
}
