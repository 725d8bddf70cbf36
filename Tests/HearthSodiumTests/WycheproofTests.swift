import HearthTestValues
import Testing

@testable import HearthSodium

/// Project Wycheproof's collection of what implementations get wrong.
@Suite("Wycheproof")
struct WycheproofTests {
    private static let ed25519 = "wycheproof-ed25519.json"
    private static let x25519 = "wycheproof-x25519.json"
    private static let aead = "wycheproof-xchacha20-poly1305.json"

    private struct File<Group: Decodable>: Decodable {
        let numberOfTests: Int
        let testGroups: [Group]
    }

    private enum Verdict: String, Decodable { case valid, invalid, acceptable }

    private struct SignatureGroup: Decodable {
        struct Key: Decodable { let pk: String }
        struct Case: Decodable {
            let tcId: Int
            let msg, sig: String
            let result: Verdict
        }
        let publicKey: Key
        let tests: [Case]
    }

    @Test(
        "Ed25519 accepts what is valid and nothing else",
        .enabled(if: Vectors.exists(ed25519), "the published vectors are not here"))
    func signatures() throws {
        let file: File<SignatureGroup> = try Vectors.load(Self.ed25519)
        var seen = 0
        for group in file.testGroups {
            let key = try #require(Hex.decode(group.publicKey.pk))
            for test in group.tests {
                let message = try #require(Hex.decode(test.msg))
                let verified =
                    Signature(hex: test.sig).map {
                        Ed25519.verify($0, of: message, publicKey: key)
                    } ?? false
                if test.result != .acceptable {
                    #expect(verified == (test.result == .valid), "test \(test.tcId)")
                }
                seen += 1
            }
        }
        #expect(seen == file.numberOfTests)
    }

    private struct ExchangeGroup: Decodable {
        struct Case: Decodable {
            let tcId: Int
            let flags: [String]
            let `public`, `private`, shared: String
            let result: Verdict
        }
        let tests: [Case]
    }

    @Test(
        "X25519 agrees on every secret, and refuses every one that is zero",
        .enabled(if: Vectors.exists(x25519), "the published vectors are not here"))
    func exchanges() throws {
        let file: File<ExchangeGroup> = try Vectors.load(Self.x25519)
        var seen = 0
        for test in file.testGroups.flatMap(\.tests) {
            let secret = try #require(Hex.decode(test.private).flatMap(NodeSecret.init))
            let key = try #require(NodeKey(hex: test.public))
            let shared = secret.sharedSecret(with: key).map { Hex.encode($0.copy()) }
            if test.flags.contains("ZeroSharedSecret") {
                #expect(shared == nil, "test \(test.tcId)")
            } else if test.result == .valid || shared != nil {
                #expect(shared == test.shared, "test \(test.tcId)")
            }
            seen += 1
        }
        #expect(seen == file.numberOfTests)
    }

    private struct SealingGroup: Decodable {
        struct Case: Decodable {
            let tcId: Int
            let key, iv, aad, msg, ct, tag: String
            let result: Verdict
        }
        let tests: [Case]
    }

    @Test(
        "XChaCha20-Poly1305 seals as published and opens only what is valid",
        .enabled(if: Vectors.exists(aead), "the published vectors are not here"))
    func sealing() throws {
        let file: File<SealingGroup> = try Vectors.load(Self.aead)
        var seen = 0
        for test in file.testGroups.flatMap(\.tests) {
            seen += 1
            let key = try #require(Hex.decode(test.key).flatMap(SymmetricKey.init))
            let message = try #require(Hex.decode(test.msg))
            let additional = try #require(Hex.decode(test.aad))
            let sealed = try #require(Hex.decode(test.ct + test.tag))
            guard let nonce = Nonce(hex: test.iv) else {
                #expect(test.result == .invalid, "test \(test.tcId)")
                continue
            }
            let opened = key.open(sealed, nonce: nonce, additionalData: additional)
            #expect(opened == (test.result == .valid ? message : nil), "test \(test.tcId)")
            if test.result == .valid {
                let ours = key.seal(message, nonce: nonce, additionalData: additional)
                #expect(ours == sealed, "test \(test.tcId)")
            }
        }
        #expect(seen == file.numberOfTests)
    }
}
