import HearthSodium
import HearthWire
import Testing

@Suite("Links as they come through chats and mail")
struct PastedLinkTests {
    private let link: Link
    private var text: String { link.text }

    init() throws {
        let addresses = ["192.0.2.7:4327", "[2001:db8::7]:4327", "home.example:4327"]
        link = Link(
            key: PublicKeyText(
                identity: try Sample.seed(1).identity().publicKey,
                node: try Sample.node(1).publicKey),
            addresses: addresses.compactMap { HostPort($0) },
            invitation: Invitation(octets: Sample.octets(16)))
    }

    /// Broken after so many characters, with something before each line.
    private func broken(_ width: Int, _ prefix: String) -> String {
        var rest = text[...]
        var lines: [String] = []
        while !rest.isEmpty {
            lines.append(prefix + rest.prefix(width))
            rest = rest.dropFirst(width)
        }
        return lines.joined(separator: "\r\n")
    }

    @Test("It is found with all that belongs to it, whatever stands around it")
    func found() throws {
        let coded = text.replacing(":", with: "%3A").replacing("@", with: "%40")
            .replacing(",", with: "%2C").replacing("/", with: "%2f")
        let pasted = [
            "<\(text)>", "\(text).", "“\(text)”", "'\(text)',", "(\(text))", "**\(text)**",
            "Here is my link for the lists: \(text) (from home)\nSee you soon!",
            "\u{202A}\(text)\u{202C}", "\u{FEFF}hearth:\u{200B}" + text.dropFirst(7),
            "hearth://" + text.dropFirst(7), coded, "H" + text.dropFirst(),
            "\(text)\n\(text)", "> \(text)\n> \n> On Monday somebody wrote:",
            broken(60, "> "), broken(72, ""), broken(76, "  | "), broken(60, "") + "\nSee you",
            "http://redirect.example/?to=\(coded)&x=1",
        ]
        for pasted in pasted { #expect(try Link(pasted: pasted) == link, "\(pasted)") }
        let bare = link.key.text
        for pasted in ["Hearth" + bare.dropFirst(6), "my key is \(bare) and no more", "> \(bare)"] {
            #expect(try Link(pasted: pasted) == Link(key: link.key, addresses: []), "\(pasted)")
        }
    }

    private func failure(_ text: String) -> Link.Failure? {
        do throws(Link.Failure) {
            _ = try Link(pasted: text)
            return nil
        } catch {
            return error
        }
    }

    @Test("Of links of two people none is taken, whatever stands between them")
    func several() throws {
        let other = Link(
            key: PublicKeyText(
                identity: try Sample.seed(2).identity().publicKey,
                node: try Sample.node(2).publicKey),
            addresses: [HostPort("192.0.2.8:4327")].compactMap(\.self))
        let (short, bare) = (String(other.text.prefix(70)), other.key.text)
        let pasted = [
            "\(text)\n\(other.text)", "\(other.text)\n\(text)", "\(text) \(other.text)",
            "\(text),\(other.text)", "\(text);\(other.text)", "\(text)\(other.text)",
            "Mine: <\(text)>, and hers: <\(other.text)>.", "> \(text)\n\n\(other.text)",
            "\(text)\n\(text)\nhearth://\(other.text.dropFirst(7))", "\(text)\n\(bare)",
            "\(bare)\n\(text)", "\(bare) \(text)", broken(60, "> ") + "\r\n" + other.text,
            other.text + "\n" + broken(72, "") + "\nSee you", "\(text) H\(other.text.dropFirst(1))",
            "\(text)\n" + other.text.replacing(":", with: "%3A").replacing("@", with: "%40"),
            String(repeating: text + "\n", count: 9) + other.text,
        ]
        for pasted in pasted { #expect(failure(pasted) == .several, "\(pasted)") }
        // One that was cut could be anybody's: the one behind it is not taken for it.
        for pasted in ["\(short)…\n\(text)", "\(text)\n\(short)…"] {
            #expect(failure(pasted) == .key(.truncated), "\(pasted)")
        }
    }

    @Test("The same link may stand there several times, cut too, and words about it beside it")
    func same() throws {
        let bare = Link(key: link.key, addresses: [])
        let pasted = [
            "\(text)\n\(text)\n\(text)", "\(text) \(text)", "<\(text)>\n> \(text)",
            "\(text)\n\(bare.text)", "hearth1 is my key's start: \(text)", "\(text) (hearth1…)",
            "\(text.prefix(60))…\n\(text)", "\(text)\n\(text.prefix(60))…",
            String(repeating: text + "\n", count: 40),
        ]
        for pasted in pasted { #expect(try Link(pasted: pasted) == link, "\(pasted)") }
        #expect(try Link(pasted: "\(bare.text)\n\(text)") == link)
    }

    @Test(
        "Of two links of one person that differ none is taken; one that is a part of the other is no other"
    )
    func differing() throws {
        func with(_ addresses: [String], _ invitation: Int? = 16) -> Link {
            Link(
                key: link.key, addresses: addresses.compactMap { HostPort($0) },
                invitation: invitation.map { Invitation(octets: Sample.octets($0)) } ?? nil)
        }
        let first = with(["192.0.2.7:4327", "home.example:4327"])
        let others = [
            with(["192.0.2.7:4328", "home.example:4327"]), with(["192.0.2.7:432"]),
            with(["home.example:4327"]), with(["192.0.2.8:4327", "home.example:4327"]),
        ]
        for other in others {
            for pasted in [
                "\(first.text)\n\(other.text)", "\(other.text) \(first.text)",
                "\(first.text)\n\(first.text)\n\(other.text)",
            ] {
                #expect(failure(pasted) == .differing, "\(pasted)")
            }
        }
        for part in [
            with([]), with([], nil), with(["192.0.2.7:4327"]), with(["192.0.2.7:4327"], nil),
        ] {
            #expect(try Link(pasted: "\(part.text)\n\(first.text)") == first)
            #expect(try Link(pasted: "\(first.text)\n\(part.text)") == first)
        }
    }

    @Test("What is cut short or mistyped is refused as that")
    func refused() {
        let short = String(text.prefix(70))
        #expect(failure(short) == .key(.truncated))
        #expect(failure("Look: \(short)…") == .key(.truncated))
        #expect(failure("\(short)...") == .key(.truncated))
        // A character that no key has is one that was changed, not one that is missing.
        var mistyped = Array(link.key.text)
        mistyped[40] = "b"
        #expect(failure("hearth:" + String(mistyped)) == .key(.wrongChecksum))
        #expect(failure("Nothing here") == .key(.malformed))
        #expect(failure("") == .key(.malformed))
        #expect(failure(String(repeating: "hearth1 ", count: 5000)) != nil)
        #expect(failure(String(repeating: "hearth1\n", count: 5000)) != nil)
        #expect(failure("hearth1" + String(repeating: "\n-", count: 8000)) != nil)
    }
}
