import Crypto
import Foundation
import Testing

@testable import HearthPush

@Suite("Messages by Web Push")
struct PushTests {
    /// RFC 8291, section 5 and appendix A.
    private static let text = "When I grow up, I want to be a watermelon"
    private static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    private static let theirPublic =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    private static let theirPrivate = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
    private static let ourPrivate = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    private static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
    private static let sealed =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"

    private func subscription(_ endpoint: String = "https://push.example/1") throws
        -> PushSubscription
    {
        try #require(
            PushSubscription(endpoint: endpoint, key: Self.theirPublic, secret: Self.secret))
    }

    @Test("A message is sealed as the standard's example is")
    func example() throws {
        let octets = try #require(Base64URL.decode(Self.ourPrivate))
        let key = try P256.KeyAgreement.PrivateKey(rawRepresentation: octets)
        let salt = try #require(Base64URL.decode(Self.salt))
        let size = Self.text.utf8.count + 1
        let sealed = try PushMessage.sealed(
            Self.text, for: subscription(), with: key, salt: salt, size: size)
        #expect(Base64URL.encode(sealed) == Self.sealed)
    }

    @Test(
        "Every message has one size, whatever it says",
        arguments: ["", "a", String(repeating: "å", count: 900)])
    func sizes(_ text: String) throws {
        let sealed = try PushMessage.sealed(
            text, for: subscription(), with: P256.KeyAgreement.PrivateKey(), salt: Data(count: 16))
        #expect(sealed.count == 86 + PushMessage.size + 16)
    }

    @Test("What no browser says is no subscription")
    func refused() {
        for (endpoint, key, secret) in [
            ("http://push.example/1", Self.theirPublic, Self.secret),
            (
                "https://push.example/" + String(repeating: "a", count: 1100), Self.theirPublic,
                Self.secret
            ),
            ("https://push.example/1", "AAAA", Self.secret),
            ("https://push.example/1", Self.theirPublic, "AAAA"),
            ("https://push.example/1", Self.theirPublic, "%%%%"),
        ] {
            #expect(PushSubscription(endpoint: endpoint, key: key, secret: secret) == nil)
        }
    }

    @Test("A service knows the node by its key, which it keeps")
    func signature() throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "hearth-push-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let sender = try PushSender(keyFile: file)
        #expect(try PushSender(keyFile: file).publicKey == sender.publicKey)
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let header = try sender.authorization(for: "https://push.example/a/b?c", now: now)
        let parts = header.dropFirst("vapid t=".count).split(separator: ",")[0].split(
            separator: ".")
        try #require(parts.count == 3)
        let point = try #require(Base64URL.decode(sender.publicKey))
        let key = try P256.Signing.PublicKey(x963Representation: point)
        let octets = try #require(Base64URL.decode(String(parts[2])))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: octets)
        #expect(key.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
        let body = try #require(Base64URL.decode(String(parts[1])))
        let object = try JSONSerialization.jsonObject(with: body)
        let claims = try #require(object as? [String: Any])
        #expect(claims["aud"] as? String == "https://push.example")
        #expect(claims["exp"] as? Int == 1_800_043_200)
        #expect(claims["sub"] as? String == PushContact.ofProgram)
    }

    @Test(
        "A service is told of an address that can be reached from the internet, or of the program’s",
        arguments: [
            ("https://home.example.org", true), ("https://hearth.tail1234.ts.net", true),
            ("https://home.example.org:8443", true), ("https://xn--hem-1na.example.org", true),
            ("https://home", false), ("https://home.local", false),
            ("https://hearth.invalid", false),
            ("https://a.home.arpa", false), ("https://localhost", false),
            ("https://a.localhost", false),
            ("https://192.168.1.2", false), ("https://192.0.2.7:4430", false),
            ("https://[::1]", false),
            ("https://a.test", false), ("https://shop.example", false), ("https://home.", false),
            ("https://.org", false), ("http://home.example.org", false),
            ("https://a.internal:1", false),
            ("https://a\"b.org", false), ("https://", false), ("", false),
        ])
    func contact(_ origin: String, _ isTaken: Bool) {
        #expect(PushContact.at(origin: origin) == (isTaken ? origin : PushContact.ofProgram))
        #expect(PushContact.at(origin: nil) == PushContact.ofProgram)
    }

    @Test("Nothing is sent to a machine at home, nor without TLS")
    func home() async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "hearth-push-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let sender = try PushSender(keyFile: file)
        for endpoint in ["https://127.0.0.1/1", "https://localhost/1", "https://192.168.1.1/1"] {
            #expect(await sender.send("", to: try subscription(endpoint), now: .now) == .later(nil))
        }
    }
}
