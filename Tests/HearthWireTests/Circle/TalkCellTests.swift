import HearthCircle
import HearthSodium
import HearthWire
import Testing

@Suite("Pages")
struct PageTests {
    @Test("A page has 2,064 octets, begins like a cell, opens with its key and carries a signature")
    func roundTrip() throws {
        for sub in [0, 1, .max] as [UInt16] {
            let page = try Sample.talkCell(sub: sub)
            #expect(page.octets.count == 2064)
            #expect(try Cell(octets: page.octets) == page)
            #expect(page.kind == .talk)
            #expect(page.lane == (sub == 0 ? .beat : .early))
            #expect(Array(page.octets[0..<4]) == [2, 3, sub == 0 ? 0 : 1, 0])
            #expect(page.octets[4..<20] == Sample.octets(16, from: 3)[...])
            #expect(page.isSigned(by: try Sample.beat().publicKey))
            #expect(!page.isSigned(by: try Sample.beat(2).publicKey))
            #expect(
                page.open(with: try Sample.key(), commitment: try Sample.fixed(10))
                    == Sample.octets(1900))
        }
    }

    @Test("No bit of a page can be changed without the signature noticing")
    func bitFlips() throws {
        let page = try Sample.talkCell()
        let key = try Sample.beat().publicKey
        for index in page.octets.indices {
            var octets = page.octets
            octets[index] ^= 1 << (index % 8)
            guard let read = try? Cell(octets: octets) else { continue }
            #expect(!read.isSigned(by: key), "octet \(index)")
        }
    }

    @Test("What is signed as a page is no cell of claims, and the other way round")
    func kindsApart() throws {
        let page = try Sample.talkCell()
        let beat = try Sample.beat()
        let signed = Array(page.octets[..<(2064 - 64)])
        let signature = beat.sign(signed, context: SignatureContext("hearth/1 cell"))
        let forged = try Cell(octets: signed + signature.octets)
        #expect(!forged.isSigned(by: beat.publicKey))
    }

    @Test("A cell whose length is not that of its kind is refused")
    func lengths() throws {
        let cell = try Sample.cell().octets
        let page = try Sample.talkCell().octets
        // Sums of arrays in one literal take the compiler ten seconds.
        func replaced(_ octets: [UInt8], by start: UInt8...) -> [UInt8] {
            var octets = octets
            octets.replaceSubrange(..<start.count, with: start)
            return octets
        }
        let malformed: [[UInt8]] = [
            replaced(cell, by: 2), Array(page.dropLast()), page + [0], replaced(page, by: 2, 1),
            replaced(cell, by: 2, 2), replaced(cell, by: 3), replaced(page, by: 0),
        ]
        for octets in malformed {
            #expect(
                failure { () throws(WireError) in try Cell(octets: octets) } == .malformed)
        }
        let unknown: [(octets: [UInt8], format: UInt8)] = [
            (replaced(page, by: 1, 4), 4), (replaced(page, by: 2, 4), 4),
            (replaced(page, by: 2, 0), 0),
        ]
        for (octets, format) in unknown {
            #expect(
                failure { () throws(WireError) in try Cell(octets: octets) }
                    == .unknownFormat(format))
        }
    }

    @Test("Cells as an earlier program made them are read, and are none of those that are made now")
    func earlierFormats() throws {
        for (kind, format, count) in [(1, 1, 512), (2, 1, 2048), (2, 2, 2976)]
            as [(UInt8, UInt8, Int)]
        {
            let cell = try Cell(octets: [kind, format] + [UInt8](repeating: 0, count: count - 2))
            #expect(!cell.isCurrent)
            #expect(cell.salt == .zero)
        }
        for cell in [try Sample.cell(), try Sample.talkCell()] { #expect(cell.isCurrent) }
    }

    @Test("A page stands under another tag than its author's claims")
    func tags() throws {
        let identity = try Sample.seed().identity().publicKey
        let list: ListID = try Sample.fixed(1)
        let claims = AuthorTag(of: identity, in: list)
        let page = AuthorTag(of: identity, in: list, for: .talk)
        #expect(claims == AuthorTag(of: identity, in: list, for: .claims))
        #expect(claims != page)
        #expect(
            page.octets == BLAKE2b.hash(identity.octets + [2], count: 8, key: list.octets))
        #expect(page != AuthorTag(of: identity, in: try Sample.fixed(2), for: .talk))
    }

    @Test("A batch holds cells of both kinds; one that breaks off, or is of no kind, is refused")
    func batches() throws {
        let octets = try Sample.cell().octets + Sample.talkCell().octets
        let read = try Frame(type: .cells, payload: octets)
        #expect(read == .cells([try Sample.cell(), try Sample.talkCell()]))
        let faults: [([UInt8], WireError)] = [
            (Array(octets.dropLast()), .truncated), (octets + [1, 1], .truncated),
            (octets + [1], .truncated), (octets + [3], .truncated), (octets + [3, 1], .malformed),
            (octets + (try Sample.talkCell(sub: 1).octets), .malformed),
        ]
        for (payload, error) in faults {
            #expect(
                failure { () throws(WireError) in try Frame(type: .cells, payload: payload) }
                    == error)
        }
        #expect(Frame.payloadLimit(of: .cells) == 524_288)
        #expect(Frame.payloadLimit(of: .early) == 2064)
    }

    @Test("A have frame names claims and pages of 256 people, and no more")
    func vectors() throws {
        let list: ListID = try Sample.fixed(1)
        func frame(_ count: Int) throws -> [UInt8] {
            let entry = HaveVector.Entry(author: try Sample.fixed(4), incarnation: 1, sequence: 2)
            let vector = HaveVector(list: list, entries: [_](repeating: entry, count: count))
            return Array(Frame.have([vector]).octets.dropFirst(Frame.headerByteCount))
        }
        let full = try frame(512)
        #expect(throws: Never.self) { try Frame(type: .have, payload: full) }
        let over = try frame(513)
        #expect(
            failure { () throws(WireError) in try Frame(type: .have, payload: over) } == .overLimit)
    }
}
