import HearthSodium
import HearthWire
import Testing

@Suite("Payloads of blobs and parts")
struct BlobPayloadTests {
    @Test("The worked example of the protocol's description")
    func example() throws {
        let stream = try #require(StreamID(hex: "8cb083d5abd47a4d38a4b92943a64570"))
        let author = try #require(
            IdentityKey(hex: "7e8d6a0d7f671a3bac68eea236bb7e652e067e8a82a546e28f96a3b0dc90ceb8"))
        let key = try #require(SymmetricKey(octets: Sample.octets(32, from: 0)))
        let nonce = try #require(Nonce(octets: Sample.octets(24, from: 0x40)))
        let payload = BlobPayload.seal(
            Array("Hearth".utf8), key: key, nonce: nonce, in: stream, by: author)
        #expect(
            Hex.encode(payload)
                == "404142434445464748494a4b4c4d4e4f5051525354555657"
                + "d439057698851864fb9c36b10c30c784a33553ee033a63407436")
        let hash = BLAKE2b.digest(payload)
        #expect(hash.hex == "0ac68e55385a12310429d3a8035de249989e05627fa66a898a6ac8775b37994c")
        #expect(RecordName(ofBlob: hash).hex == "0ac68e55385a12310429d3a8035de249")
        #expect(
            BlobPayload.open(payload, key: key, in: stream, by: author) == Array("Hearth".utf8))
    }

    @Test("A blob opens in its own stream, by its own author and key, and whole")
    func bound() throws {
        let seed = try Sample.seed().identity().publicKey
        let other = try Sample.seed(2).identity().publicKey
        let key = try Sample.key()
        let stream: StreamID = try Sample.fixed(1)
        let payload = BlobPayload.seal(
            [1, 2, 3], key: key, nonce: try Sample.fixed(2), in: stream, by: seed)
        #expect(BlobPayload.open(payload, key: key, in: stream, by: seed) == [1, 2, 3])
        #expect(BlobPayload.open(payload, key: key, in: try Sample.fixed(2), by: seed) == nil)
        #expect(BlobPayload.open(payload, key: key, in: stream, by: other) == nil)
        #expect(BlobPayload.open(payload, key: try Sample.key(2), in: stream, by: seed) == nil)
        for count in 0..<payload.count {
            let short = Array(payload.prefix(count))
            #expect(BlobPayload.open(short, key: key, in: stream, by: seed) == nil)
        }
    }

    @Test("A whole piece of an attachment is padded by nothing")
    func pieces() {
        let padded = Padme.pad([UInt8](repeating: 1, count: Limits.attachmentPiece))
        #expect(padded.count == 256 << 10)
    }

    @Test("A part's payload reads back, with any names, and finds each of them")
    func parts() throws {
        for count in [0, 1, 2, 3, 100] {
            let names = (0..<count).map { RecordName(index: UInt16($0 * 7)) }
            let payload = PartPayload(
                epoch: 3, box: Sample.octets(80), nonce: try Sample.fixed(),
                blobs: BlobTable(names: names.reversed()), ciphertext: Sample.octets(20))
            #expect(try PartPayload(octets: payload.octets) == payload)
            #expect(payload.blobs.names == names)
            for name in names { #expect(payload.blobs.contains(name)) }
            for name in [RecordName(index: 1), RecordName(index: 65_535)] {
                #expect(!payload.blobs.contains(name))
            }
        }
    }

    @Test("Cut short, or with a count that lies, a part's payload is refused")
    func damaged() throws {
        let names = (0..<3).map { RecordName(index: $0) }
        let payload = PartPayload(
            epoch: 3, box: Sample.octets(80), nonce: try Sample.fixed(),
            blobs: BlobTable(names: names), ciphertext: Sample.octets(16)
        ).octets
        for count in 0..<payload.count {
            #expect(throws: WireError.self) {
                try PartPayload(octets: Array(payload.prefix(count)))
            }
        }
        for count: UInt8 in 4...255 {
            var lying = payload
            lying[111] = count
            #expect(throws: WireError.self) { try PartPayload(octets: lying) }
        }
        var huge = payload
        huge[108] = 255
        #expect(throws: WireError.overLimit) { try PartPayload(octets: huge) }
    }
}
