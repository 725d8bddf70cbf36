import HearthSodium
import Testing

@Suite("Streams of sealed messages")
struct SecretStreamTests {
    private let messages = [Array("first".utf8), [], [UInt8](repeating: 7, count: 70_000)]
    private let about = Array("what it is about".utf8)

    private func key() throws -> SymmetricKey { try #require(SymmetricKey(octets: Array(0..<32))) }

    private func sealed() throws -> (header: [UInt8], messages: [[UInt8]]) {
        var sealer = SecretStream.Sealer(key: try key())
        let sealed = messages.enumerated().map { index, message in
            sealer.seal(
                message, additionalData: index == 0 ? about : [],
                isLast: index == messages.count - 1)
        }
        return (sealer.header, sealed)
    }

    @Test("Messages open in their order, and the last one says so")
    func opens() throws {
        let (header, sealed) = try sealed()
        var opener = try #require(SecretStream.Opener(key: key(), header: header))
        for (index, message) in sealed.enumerated() {
            #expect(message.count == messages[index].count + SecretStream.overhead)
            let opened = try #require(opener.open(message, additionalData: index == 0 ? about : []))
            #expect(opened.plaintext == messages[index])
            #expect(opened.isLast == (index == messages.count - 1))
        }
    }

    // Sealed by libsodium, called from Python.
    @Test("A stream that libsodium sealed elsewhere opens")
    func foreign() throws {
        let header = try #require(Hex.decode(Self.foreignHeader))
        var opener = try #require(SecretStream.Opener(key: key(), header: header))
        let first = try #require(opener.open(try #require(Hex.decode(Self.foreignFirst))))
        #expect(String(decoding: first.plaintext, as: UTF8.self) == "a wish" && !first.isLast)
        let last = try #require(opener.open(try #require(Hex.decode(Self.foreignLast))))
        #expect(String(decoding: last.plaintext, as: UTF8.self) == "another" && last.isLast)
    }

    @Test(
        "Nothing opens that was changed, cut, left out, put elsewhere, or sealed under another key")
    func tampering() throws {
        let (header, sealed) = try sealed()
        for index in sealed[0].indices {
            var changed = sealed[0]
            changed[index] ^= 1
            for message in [changed, Array(sealed[0][..<index])] {
                var opener = try opener(header)
                #expect(opener.open(message, additionalData: about) == nil, "octet \(index)")
            }
        }
        var leftOut = try opener(header)
        #expect(leftOut.open(sealed[1]) == nil)
        var aboutOther = try opener(header)
        #expect(aboutOther.open(sealed[0]) == nil)
        let otherKey = try #require(SymmetricKey(octets: Array(1...32)))
        var foreign = try #require(SecretStream.Opener(key: otherKey, header: header))
        #expect(foreign.open(sealed[0], additionalData: about) == nil)
        #expect(SecretStream.Opener(key: otherKey, header: Array(header.dropLast())) == nil)
    }

    private func opener(_ header: [UInt8]) throws -> SecretStream.Opener {
        try #require(SecretStream.Opener(key: key(), header: header))
    }

    private static let foreignHeader = "713b815dcfe73dc726742879969eaa1b744c71a8de38d837"
    private static let foreignFirst = "1cc7d14c48942e4b858615be9f05091101c27d763895f5"
    private static let foreignLast = "2a5227e4fc86daf579220067ab48f305ff943a6888191484"
}
