import HearthSodium
import HearthWire
import Synchronization
import Testing

@Suite("Letters")
struct LetterTests {
    /// Gives other octets every time, and the same in every run.
    private final class Counting: Entropy {
        private let drawn = Mutex<UInt8>(0)

        func octets(_ count: Int, for purpose: EntropyPurpose) -> [UInt8] {
            let first = drawn.withLock { drawn in
                drawn += 1
                return drawn
            }
            return Sample.octets(count, from: first &* 37)
        }
    }

    private func letter() throws -> LetterBody {
        var letter = LetterBody()
        letter.addresses = ["a:1", "[::1]:2"]
        letter.offers = [
            LetterBody.Offer(
                list: try Sample.fixed(1), title: "Birthday", role: .keeper, readers: 3,
                occasion: 1, date: [2026, 12, 24], isGiving: true, round: 2, since: 1)
        ]
        letter.answers = [
            LetterBody.Answer(
                list: try Sample.fixed(2), round: 4, decision: .accepted, showsAddresses: true,
                addresses: ["b:2"]),
            LetterBody.Answer(
                list: try Sample.fixed(3), round: 1, decision: .left, showsAddresses: false,
                addresses: []),
        ]
        return letter
    }

    private func record(
        _ letter: LetterBody, stream: StreamID? = nil,
        changing change: (inout [UInt8]) -> Void = { _ in }
    ) throws -> Record {
        let (author, addressee) = (try Sample.seed(1), try Sample.seed(2))
        let place = StreamID.letter(
            from: author.identity().publicKey, to: addressee.identity().publicKey)
        var payload = try #require(
            letter.sealed(
                author: author.sealing().publicKey, addressee: addressee.sealing().publicKey,
                stream: place, entropy: Counting()))
        change(&payload)
        return Record(
            key: RecordKey(
                kind: .letter, stream: stream ?? place, author: author.identity().publicKey),
            version: Version(incarnation: 1, counter: 1), payload: payload,
            sign: author.identity().sign)
    }

    @Test("Its author and its addressee read a letter, and nobody else")
    func readers() throws {
        let letter = try letter()
        let record = try record(letter)
        for number in [1, 2] as [UInt8] {
            let read = try LetterBody(record: record, secret: try Sample.seed(number).sealing())
            #expect(read == letter)
        }
        let stranger = try Sample.seed(3).sealing()
        #expect(
            failure { () throws(WireError) in try LetterBody(record: record, secret: stranger) }
                == .malformed)
    }

    @Test("A letter that stands where another should is none")
    func moved() throws {
        let moved = try record(letter(), stream: try Sample.fixed(9))
        let secret = try Sample.seed(2).sealing()
        #expect(
            failure { () throws(WireError) in try LetterBody(record: moved, secret: secret) }
                == .malformed)
    }

    @Test("Cut or flipped anywhere, a letter is refused or says the same")
    func noise() throws {
        let letter = try letter()
        let secret = try Sample.seed(2).sealing()
        let length = try record(letter).payload.count
        for index in 0..<length {
            let flipped = try record(letter) { $0[index] ^= 1 << (index % 8) }
            if let read = try? LetterBody(record: flipped, secret: secret) {
                #expect(read == letter)
            }
            let cut = try record(letter) { $0.removeLast(index + 1) }
            #expect((try? LetterBody(record: cut, secret: secret)) == nil)
        }
    }

    @Test("Letters that say a little more or less have one length")
    func padded() throws {
        let farewell = LetterBody()
        var hello = LetterBody()
        hello.addresses = ["a:1"]
        #expect(try record(farewell).payload.count <= record(hello).payload.count)
        var other = try letter()
        other.offers[0].title = "Birthdaz"
        #expect(try record(letter()).payload.count == record(other).payload.count)
    }

    @Test("What breaks a bound is refused as a whole")
    func bounds() throws {
        let secret = try Sample.seed(2).sealing()
        func refused(_ change: (inout LetterBody) -> Void) throws -> Bool {
            var hostile = try letter()
            change(&hostile)
            return (try? LetterBody(record: record(hostile), secret: secret)) == nil
        }
        #expect(try !refused { _ in })
        #expect(try refused { $0.addresses = [String](repeating: "a:1", count: 9) })
        #expect(try refused { $0.addresses = [String(repeating: "a", count: 261)] })
        #expect(try refused { $0.offers[0].title = String(repeating: "x", count: 201) })
        #expect(try refused { $0.offers[0].salt = Sample.octets(15) })
        #expect(try refused { $0.offers[0].salt = Sample.octets(17) })
        #expect(
            try refused {
                let owner = try? LetterBody.NamedPerson(card: Sample.card(3).octets)
                $0.offers[0].coOwners = [_](repeating: owner, count: 8).compactMap { $0 }
            })
        #expect(
            try refused {
                $0.offers = [_](repeating: $0.offers[0], count: Limits.listsPerMember + 1)
            })
        #expect(try refused { $0.answers[0].addresses = [String](repeating: "a:1", count: 9) })
    }

    @Test("An offer says who owns its list, and the list id holds it to that")
    func owners() throws {
        var letter = try letter()
        let host = try Sample.seed(1).identity().publicKey
        let owner = try LetterBody.NamedPerson(card: Sample.card(3).octets)
        let salt = Sample.octets(16)
        letter.offers[0].role = .owner
        letter.offers[0].salt = salt
        letter.offers[0].coOwners = [owner]
        letter.offers[0].list = ListID(salt: salt, owners: [host, owner.person.identity])
        let read = try LetterBody(
            record: record(letter), secret: try Sample.seed(2).sealing())
        #expect(read == letter)
        #expect(read.offers[0].isOwned(by: host))
        #expect(!read.offers[0].isOwned(by: try Sample.seed(2).identity().publicKey))
        var other = read.offers[0]
        other.coOwners = []
        #expect(!other.isOwned(by: host))
        other = read.offers[0]
        other.salt[0] ^= 1
        #expect(!other.isOwned(by: host))
    }

    @Test("An offer by another owner than the host says where they stand, and holds only there")
    func place() throws {
        var letter = try letter()
        let (host, author) = (try Sample.card(3), try Sample.seed(1).identity().publicKey)
        let salt = Sample.octets(16)
        letter.offers[0].salt = salt
        letter.offers[0].coOwners = [try LetterBody.NamedPerson(card: host.octets)]
        letter.offers[0].place = 1
        letter.offers[0].admits = true
        letter.offers[0].list = ListID(salt: salt, owners: [host.key.author, author])
        let secret = try Sample.seed(2).sealing()
        let read = try LetterBody(record: record(letter), secret: secret)
        #expect(read == letter)
        #expect(read.offers[0].isOwned(by: author))
        #expect(read.offers[0].owners(author: author) == [host.key.author, author])
        var other = read.offers[0]
        other.place = 0
        #expect(!other.isOwned(by: author))
        letter.offers[0].place = 2
        #expect(throws: WireError.self) { try LetterBody(record: record(letter), secret: secret) }
    }

    @Test("A roster request names a person by their own card, once, and never as an owner")
    func rosterRequests() throws {
        let secret = try Sample.seed(2).sealing()
        func request(_ number: UInt8, as role: ReaderRole?) throws -> LetterBody.RosterRequest {
            try LetterBody.RosterRequest(
                list: Sample.fixed(1), card: Sample.card(number).octets, role: role,
                addresses: role == nil ? [] : ["c:3"], round: 7)
        }
        var letter = try letter()
        letter.rosterRequests = [try request(3, as: .friend), try request(4, as: nil)]
        #expect(try LetterBody(record: record(letter), secret: secret) == letter)
        for requests in [
            [try request(3, as: .owner)],
            [try request(3, as: .friend), try request(3, as: nil)],
            [
                try LetterBody.RosterRequest(
                    list: Sample.fixed(1), card: Sample.card(3).octets, role: .friend,
                    addresses: [String](repeating: "a:1", count: 9), round: 7)
            ],
            [_](
                repeating: try request(3, as: .friend),
                count: Limits.rosterRequestsPerLetter + 1),
        ] {
            letter.rosterRequests = requests
            #expect(throws: WireError.self) {
                try LetterBody(record: record(letter), secret: secret)
            }
        }
        var octets = try Sample.card(3).octets
        octets[octets.count - 1] ^= 1
        #expect(throws: WireError.self) {
            try LetterBody.RosterRequest(
                list: Sample.fixed(1), card: octets, role: .friend, addresses: [], round: 7)
        }
    }

    @Test("A letter says whether its author is a child, and an offer who keeps the list")
    func children() throws {
        let secret = try Sample.seed(2).sealing()
        var letter = try letter()
        let before = try record(letter).payload.count
        letter.isChild = true
        // It is sealed with the rest, and does not make the letter longer.
        #expect(try record(letter).payload.count == before)
        letter.offers[0].keepers = try (3...10).map {
            try LetterBody.NamedPerson(card: Sample.card($0).octets)
        }
        #expect(try LetterBody(record: record(letter), secret: secret) == letter)
    }

    @Test("An offer that names too many keepers, or one twice, names none; the letter is read")
    func keepers() throws {
        let secret = try Sample.seed(2).sealing()
        let all = try (3...11).map { try LetterBody.NamedPerson(card: Sample.card($0).octets) }
        for keepers in [all, [all[0], all[0]]] {
            var letter = try letter()
            letter.offers[0].keepers = keepers
            var expected = letter
            expected.offers[0].keepers = []
            #expect(try LetterBody(record: record(letter), secret: secret) == expected)
        }
        // More than all offers together may name are not even decoded.
        var flooded = try letter()
        flooded.offers[0].keepers = [_](
            repeating: all[0], count: Limits.listsPerMember * Limits.keepersPerOffer + 1)
        #expect(throws: WireError.self) {
            try LetterBody(record: record(flooded), secret: secret)
        }
    }

    @Test("A card that its author did not sign makes no owner")
    func swappedCard() throws {
        let card = try Sample.card(3)
        var octets = card.octets
        octets[octets.count - 1] ^= 1
        #expect(throws: WireError.self) { try LetterBody.NamedPerson(card: octets) }
        let forged = Record(
            key: card.key, version: card.version, payload: card.payload,
            sign: try Sample.seed(4).identity().sign)
        #expect(throws: WireError.self) { try LetterBody.NamedPerson(card: forged.octets) }
    }

    @Test("Addresses that somebody does not show stand in no answer of hers")
    func hiddenAddresses() throws {
        var letter = try letter()
        letter.answers[0].showsAddresses = false
        let read = try LetterBody(
            record: record(letter), secret: try Sample.seed(2).sealing())
        #expect(read.answers[0].addresses.isEmpty)
    }
}
