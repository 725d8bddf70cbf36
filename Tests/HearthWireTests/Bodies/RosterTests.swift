import FoundationEssentials
import HearthSodium
import HearthWire
import SwiftProtobuf
import Testing

@Suite("Rosters")
struct RosterTests {
    private let salt = Sample.octets(16)

    private func reader(_ number: UInt8, _ role: ReaderRole) throws -> RosterBody.Reader {
        try RosterBody.Reader(
            card: Sample.card(number).octets, role: role, addresses: ["a:1"],
            sealedListKey: Sample.octets(RosterBody.sealedListKeyByteCount))
    }

    private func identity(_ number: UInt8) throws -> IdentityKey {
        try Sample.seed(number).identity().publicKey
    }

    private func body(
        owners: [UInt8] = [1], readers: [(UInt8, ReaderRole)]
    ) throws -> RosterBody {
        var body = RosterBody(
            salt: salt, owners: try owners.map(identity), epoch: 3, isGiving: true,
            readers: try readers.map(reader), ancestors: [try Sample.fixed(5)],
            previousKey: Sample.octets(RosterBody.previousKeyByteCount), isArchived: true)
        body.date = (2026, 12, 24)
        body.note(RosterBody.Removal(tag: try Sample.fixed(6), round: 7))
        return body
    }

    /// A roster record over any payload, signed by one of the samples.
    private func record(
        _ payload: [UInt8], of list: ListID, by author: UInt8 = 1
    ) throws -> Record {
        let identity = try Sample.seed(author).identity()
        return Record(
            key: RecordKey(kind: .roster, stream: list.stream, author: identity.publicKey),
            version: Version(incarnation: 1, counter: 4), payload: payload, sign: identity.sign)
    }

    private func failureOf(_ record: Record) -> WireError? {
        failure { () throws(WireError) in try RosterBody(record: record) }
    }

    /// The roster's message, changed by hand.
    private func hostile(
        _ change: (inout Hearth_V1_Roster) throws -> Void
    ) throws -> WireError? {
        let body = try body(readers: [(1, .owner), (2, .friend), (3, .keeper)])
        var message = try Hearth_V1_Roster(serializedBytes: body.payload)
        try change(&message)
        let octets: [UInt8] = try message.serializedBytes()
        return failureOf(try record(octets, of: body.list))
    }

    @Test("A roster is read as it was written, its readers by identity")
    func roundTrip() throws {
        let body = try body(
            owners: [2, 1], readers: [(3, .friend), (1, .owner), (4, .keeper), (2, .owner)])
        let read = try RosterBody(record: try record(body.payload, of: body.list, by: 2))
        #expect(read.list == body.list)
        #expect(read.owners == body.owners)
        #expect(read.epoch == 3 && read.isGiving && read.isArchived)
        #expect(read.ancestors == body.ancestors)
        #expect(read.previousKey == body.previousKey)
        #expect(read.removals == body.removals && read.removals.count == 1)
        #expect(read.date.map { [$0.year, $0.month, $0.day] } == [2026, 12, 24])
        let identities = read.readers.map(\.person.identity)
        #expect(identities == identities.sorted() && Set(identities).count == 4)
        #expect(Set(read.readers) == Set(body.readers))
        #expect(read.payload == body.payload)
    }

    @Test("Of each person the last removal counts, and of more than 64 people the last ones do")
    func removals() throws {
        var body = try body(readers: [(1, .owner)])
        let tags: [AuthorTag] = try (0..<70).map { try Sample.fixed(UInt8($0)) }
        for (round, tag) in tags.enumerated() {
            body.note(RosterBody.Removal(tag: tag, round: UInt32(round + 10)))
        }
        body.note(RosterBody.Removal(tag: tags[69], round: 3))
        #expect(body.removals.count == 64)
        #expect(body.removals.map(\.tag) == Array(tags.reversed().prefix(64)))
        #expect(body.removal(of: tags[69]) == 79 && body.removal(of: tags[0]) == nil)
        let read = try RosterBody(record: try record(body.payload, of: body.list))
        #expect(read.removals == body.removals)
    }

    @Test("Too many removals, two of one person or a tag of another size make no roster")
    func hostileRemovals() throws {
        func removal(_ octets: [UInt8]) -> Hearth_V1_Removal {
            var removal = Hearth_V1_Removal()
            removal.tag = Data(octets)
            return removal
        }
        #expect(
            try hostile { message in
                message.removals = (0..<65).map { removal([UInt8](repeating: $0, count: 8)) }
            } == .malformed)
        let one = removal([UInt8](repeating: 1, count: 8))
        #expect(try hostile { $0.removals = [one, one] } == .malformed)
        #expect(try hostile { $0.removals = [removal([1, 2])] } == .malformed)
        #expect(try hostile { $0.removals = [] } == nil)
    }

    @Test("An honest roster passes where every hostile one fails")
    func control() throws {
        #expect(try hostile { _ in } == nil)
    }

    @Test("Whoever is no owner of the list writes no roster of it")
    func author() throws {
        let body = try body(owners: [1, 2], readers: [(1, .owner), (2, .owner), (3, .friend)])
        #expect(failureOf(try record(body.payload, of: body.list, by: 1)) == nil)
        #expect(failureOf(try record(body.payload, of: body.list, by: 2)) == .malformed)
        #expect(failureOf(try record(body.payload, of: body.list, by: 3)) == .malformed)
        #expect(
            failureOf(try record(body.payload, of: try Sample.fixed(9), by: 1)) == .malformed)
    }

    @Test("The owners are those whom the list's id is made of, and they are never in the circle")
    func owners() throws {
        #expect(
            try hostile { $0.owners.append(.init(try identity(2).octets)) } == .malformed)
        #expect(try hostile { $0.owners = [] } == .malformed)
        #expect(try hostile { $0.owners.append($0.owners[0]) } == .malformed)
        #expect(try hostile { $0.salt = .init(Sample.octets(16, from: 2)) } == .malformed)
        #expect(try hostile { $0.salt = .init(Sample.octets(15)) } == .malformed)
        for index in 0..<3 {
            // An owner as a friend, a friend as an owner, nobody an owner.
            #expect(
                try hostile { message in
                    message.readers[index].role =
                        message.readers[index].role == .owner ? .friend : .owner
                } == .malformed)
        }
    }

    @Test("A reader stands there once, in order, with a role and a key")
    func readers() throws {
        #expect(try hostile { $0.readers.append($0.readers[2]) } == .malformed)
        #expect(try hostile { $0.readers.swapAt(0, 1) } == .malformed)
        #expect(try hostile { $0.readers = [] } == .malformed)
        #expect(try hostile { $0.readers[1].role = .unspecified } == .malformed)
        #expect(try hostile { $0.readers[1].role = .UNRECOGNIZED(9) } == .malformed)
        #expect(try hostile { $0.readers[1].listKey = .init(Sample.octets(79)) } == .malformed)
        #expect(
            try hostile {
                $0.readers[1].addresses = [String](repeating: "a:1", count: 9)
            } == .malformed)
        #expect(
            try hostile { $0.readers[1].addresses = [String(repeating: "a", count: 261)] }
                == .malformed)
    }

    @Test("An owner cannot swap a reader's keys: the card is the reader's own")
    func swappedKeys() throws {
        var card = try Sample.card(2).octets
        card[125] ^= 1
        let forged = card
        #expect(try hostile { $0.readers[1].card = .init(forged) } == .badSignature)
        let letter = try Sample.record(.letter).octets
        #expect(try hostile { $0.readers[1].card = .init(letter) } == .malformed)
        #expect(try hostile { $0.readers[1].card = .init() } == .truncated)
    }

    @Test("Hashes, keys and counts over their bounds are refused")
    func bounds() throws {
        #expect(
            try hostile {
                $0.ancestors = [_](repeating: .init(Sample.octets(32)), count: 17)
            } == .malformed)
        #expect(try hostile { $0.ancestors = [.init(Sample.octets(31))] } == .malformed)
        #expect(try hostile { $0.previousKey = .init(Sample.octets(71)) } == .malformed)
        #expect(try hostile { $0.previousKey = .init() } == nil)
        #expect(
            try hostile {
                $0.readers = [_](repeating: $0.readers[0], count: Limits.peoplePerList + 1)
            } == .malformed)
        #expect(
            try hostile {
                $0.owners = [_](repeating: $0.owners[0], count: Limits.ownersPerList + 1)
            } == .malformed)
    }

    @Test("Cut or flipped anywhere, a roster is refused or read, and never traps")
    func noise() throws {
        let body = try body(readers: [(1, .owner), (2, .friend)])
        let payload = body.payload
        for count in stride(from: 0, to: payload.count, by: 3) {
            let cut = try record(Array(payload[..<count]), of: body.list)
            if let read = try? RosterBody(record: cut) { #expect(read.owners == body.owners) }
        }
        for index in payload.indices {
            var flipped = payload
            flipped[index] ^= 1 << (index % 8)
            if let read = try? RosterBody(record: try record(flipped, of: body.list)) {
                #expect(read.owners == body.owners)
                let known = body.readers.map(\.person).sorted { $0.identity < $1.identity }
                #expect(read.readers.map(\.person) == known)
            }
        }
    }
}
