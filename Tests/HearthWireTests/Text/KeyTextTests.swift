import HearthSodium
import HearthWire
import Testing

@Suite("Public keys and links as text")
struct KeyTextTests {
    private func key(_ number: UInt8 = 1) throws -> PublicKeyText {
        PublicKeyText(
            identity: try Sample.seed(number).identity().publicKey,
            node: try Sample.node(number).publicKey)
    }

    private func keyFailure(_ text: String) -> PublicKeyText.Failure? {
        do throws(PublicKeyText.Failure) {
            _ = try PublicKeyText(text)
            return nil
        } catch {
            return error
        }
    }

    private func linkFailure(_ text: String) -> Link.Failure? {
        do throws(Link.Failure) {
            _ = try Link(text)
            return nil
        } catch {
            return error
        }
    }

    @Test("A public key has 117 characters and is read in any one case, with spaces and dashes")
    func roundTrip() throws {
        let key = try key()
        #expect(key.text.count == 117)
        #expect(key.text.hasPrefix("hearth1"))
        var spaced = ""
        for (index, character) in key.text.enumerated() {
            spaced += (index % 8 == 7 ? (index % 16 == 7 ? " " : "-") : "") + String(character)
        }
        for text in [key.text, key.text.uppercased(), spaced, "\n\(key.text)\t\r\n"] {
            #expect(try PublicKeyText(text) == key)
        }
    }

    @Test("Each way to spoil a public key has a name of its own")
    func failures() throws {
        let text = try key().text
        for count in [116, 100, 60, 14] {
            #expect(keyFailure(String(text.prefix(count))) == .truncated, "\(count)")
        }
        #expect(keyFailure(String(text.prefix(10))) == .truncated)
        for index in [8, 40, 116] {
            var characters = Array(text)
            characters[index] = characters[index] == "q" ? "p" : "q"
            #expect(keyFailure(String(characters)) == .wrongChecksum)
        }
        #expect(keyFailure("") == .malformed)
        #expect(keyFailure("hello") == .malformed)
        #expect(keyFailure(Bech32m.encode(Sample.octets(65), prefix: "bc")) == .wrongPrefix)
        let newer = Bech32m.encode([2] + Sample.octets(64), prefix: "hearth")
        #expect(keyFailure(newer) == .newerFormat)
        let short = Bech32m.encode([1] + Sample.octets(63), prefix: "hearth")
        #expect(keyFailure(short) == .malformed)
        #expect(keyFailure(text + "q") == .malformed)
        #expect(keyFailure(text.prefix(50) + "B" + text.dropFirst(51)) == .malformed)
        #expect(keyFailure(text.prefix(50) + "é" + text.dropFirst(51)) == .malformed)
    }

    @Test("Every single mistyped character is noticed")
    func everyCharacter() throws {
        let text = Array(try key().text)
        for index in text.indices where index > 6 {
            for other in "qpzry9x8" where other != text[index] {
                var typed = text
                typed[index] = other
                #expect(keyFailure(String(typed)) == .wrongChecksum)
            }
        }
    }

    @Test("A link is read as it was written, with any number of addresses and an invitation")
    func links() throws {
        let key = try key()
        let addresses = ["example.org:4711", "[2001:db8::1]:80", "192.0.2.1:1"]
            .compactMap { HostPort($0) }
        let invitation = try #require(Invitation(octets: Sample.octets(16)))
        for count in 0...3 {
            for code in [nil, invitation] {
                let link = Link(
                    key: key, addresses: Array(addresses.prefix(count)), invitation: code)
                #expect(try Link(link.text) == link)
                #expect(try Link("  " + link.text + "\n") == link)
                #expect(link.text.hasPrefix("hearth:hearth1"))
            }
        }
        #expect(try Link(key.text).addresses.isEmpty)
        #expect(try Link(key.text + "@example.org:4711").addresses.count == 1)
        #expect(try Link("HEARTH:" + key.text.uppercased()).key == key)
    }

    @Test("Each way to spoil a link has a name of its own")
    func linkFailures() throws {
        let text = "hearth:" + (try key().text)
        #expect(linkFailure(text + "@nowhere") == .address("nowhere"))
        #expect(linkFailure(text + "@") == .address(""))
        #expect(linkFailure(text + "@a:1,") == .address(""))
        #expect(linkFailure(text + "@a:1,b:99999") == .address("b:99999"))
        let nine = (1...9).map { "a\($0):1" }.joined(separator: ",")
        #expect(linkFailure(text + "@" + nine) == .tooManyAddresses)
        #expect(linkFailure(text + "@a:1/invite1qqqq") == .invitation)
        #expect(linkFailure(text + "/") == .invitation)
        #expect(linkFailure(String(text.dropLast(5))) == .key(.truncated))
        #expect(linkFailure(String(text.dropLast(5)) + "@a:1") == .key(.truncated))
        #expect(linkFailure("https://example.org") == .key(.malformed))
        #expect(linkFailure("") == .key(.malformed))
        #expect(linkFailure(String(repeating: "x", count: 4097)) == .malformed)
    }

    @Test("An invitation's code is read as it was written, and mistyped it is none")
    func invitations() throws {
        let invitation = try #require(Invitation(octets: Sample.octets(16)))
        #expect(Invitation(invitation.text) == invitation)
        #expect(Invitation(invitation.text.uppercased()) == invitation)
        #expect(Invitation(String(invitation.text.dropLast())) == nil)
        #expect(Invitation("") == nil)
        #expect(Invitation(try key().text) == nil)
        #expect(Invitation(octets: Sample.octets(15)) == nil)
        #expect(
            invitation.hash != (try #require(Invitation(octets: Sample.octets(16, from: 2)))).hash)
    }
}
