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

    @Test("What is cut short or mistyped is refused as that")
    func refused() {
        func failure(_ text: String) -> Link.Failure? {
            do throws(Link.Failure) {
                _ = try Link(pasted: text)
                return nil
            } catch {
                return error
            }
        }
        let short = String(text.prefix(70))
        #expect(failure(short) == .key(.truncated))
        #expect(failure("Look: \(short)…") == .key(.truncated))
        #expect(failure("\(short)...") == .key(.truncated))
        #expect(failure("Nothing here") == .key(.malformed))
        #expect(failure("") == .key(.malformed))
        #expect(failure(String(repeating: "hearth1 ", count: 5000)) != nil)
        #expect(failure(String(repeating: "hearth1\n", count: 5000)) != nil)
        #expect(failure("hearth1" + String(repeating: "\n-", count: 8000)) != nil)
    }
}
