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
            let result = opener.open(message, additionalData: index == 0 ? about : [])
            let opened = try #require(result)
            #expect(opened.plaintext == messages[index])
            #expect(opened.isLast == (index == messages.count - 1))
        }
    }

    // Sealed by libsodium, called from Python.
    @Test("A stream that libsodium sealed elsewhere opens")
    func foreign() throws {
        let header = try #require(Hex.decode(Self.foreignHeader))
        var opener = try #require(SecretStream.Opener(key: key(), header: header))
        let sealed = try [Self.foreignFirst, Self.foreignLast].map { try #require(Hex.decode($0)) }
        let (one, other) = (opener.open(sealed[0]), opener.open(sealed[1]))
        let (first, last) = (try #require(one), try #require(other))
        #expect(String(decoding: first.plaintext, as: UTF8.self) == "a wish" && !first.isLast)
        #expect(String(decoding: last.plaintext, as: UTF8.self) == "another" && last.isLast)
    }

    @Test(
        "Nothing opens that was changed, cut, left out, put elsewhere, or sealed under another key")
    func tampering() throws {
        let (header, sealed) = try sealed()
        #expect(try opens(sealed[0], header, about))
        for index in sealed[0].indices {
            var changed = sealed[0]
            changed[index] ^= 1
            #expect(try !opens(changed, header, about), "octet \(index)")
            #expect(try !opens(Array(sealed[0][..<index]), header, about), "cut to \(index)")
        }
        #expect(try !opens(sealed[1], header, []))
        #expect(try !opens(sealed[0], header, []))
        let otherKey = try #require(SymmetricKey(octets: Array(1...32)))
        #expect(try !opens(sealed[0], header, about, key: otherKey))
        #expect(SecretStream.Opener(key: otherKey, header: Array(header.dropLast())) == nil)
    }

    /// Whether a message opens as the first of a stream.
    private func opens(
        _ message: [UInt8], _ header: [UInt8], _ about: [UInt8], key other: SymmetricKey? = nil
    ) throws -> Bool {
        var opener = try #require(SecretStream.Opener(key: other ?? key(), header: header))
        return opener.open(message, additionalData: about) != nil
    }

    private static let foreignHeader = "713b815dcfe73dc726742879969eaa1b744c71a8de38d837"
    private static let foreignFirst = "1cc7d14c48942e4b858615be9f05091101c27d763895f5"
    private static let foreignLast = "2a5227e4fc86daf579220067ab48f305ff943a6888191484"
}
