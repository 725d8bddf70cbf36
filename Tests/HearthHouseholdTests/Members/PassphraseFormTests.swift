import Foundation
import HearthAPI
import HearthRows
import HearthSimulation
@_spi(Seed) import HearthSodium
import HearthTestHomes
import HearthWire
import Testing

@testable import HearthHome
@testable import HearthHousehold

@Suite("Passphrases in other Unicode forms")
struct PassphraseFormTests {
    /// What one keyboard writes as one character, and another as two or three.
    static let words = [
        "Blåbärspaj på söndag", "Crème brûlée 7", "Ångström & Ørsted", "ｆｕｌｌ width ок",
        "Việt Nam quê hương", "각각 한국어 문장", "ᾧ Ἀθῆναι σοφαί", "plain letters",
    ]

    private let world = World.quick()

    /// A home whose passphrase was sealed under the octets as they were typed, as one of before.
    private func earlierHome(_ typed: String) throws -> SimulatedNode {
        let node = try world.add(household: "House", member: "Owner", passphrase: "another one")
        var household = try #require(node.household)
        try node.store.transaction(.full) { tables in
            let work = Work(store: tables, now: world.now)
            var row = try #require(try work.store.rows(MemberRow.self).first)
            let seed = try household.seed(of: row, passphrase: "another one", work)
            let salt = [UInt8](repeating: 7, count: SeedProtection.saltByteCount)
            let cost = Passphrase.Cost.lowest
            var protection = OctetWriter()
            protection.write(salt)
            protection.write(cost.opsLimit)
            protection.write(cost.memoryLimit)
            let key = try #require(
                Passphrase.derive(
                    passphrase: typed, salt: salt, opsLimit: cost.opsLimit,
                    memoryLimit: cost.memoryLimit))
            let nonce = household.entropy.nonce()
            row.seed =
                nonce.octets
                + key.seal(
                    seed.secret.copy(), nonce: nonce, additionalData: Array("hearth/1 seed".utf8))
            row.protection = protection.octets
            try work.store.put(row)
            household.keyring.attemptSucceeded(of: row.identity)
        }
        node.household = household
        return node
    }

    private func signIn(_ passphrase: String, on node: SimulatedNode) throws {
        try world.perform(SignIn(member: "Owner", passphrase: passphrase), on: node)
    }

    private func forms(_ words: String) -> [String] {
        [words.precomposedStringWithCanonicalMapping, words.decomposedStringWithCanonicalMapping]
    }

    @Test("The same words open a home in whichever form they are typed", arguments: words)
    func sameWords(_ words: String) throws {
        for typed in forms(words) {
            let node = try world.add(household: "House", member: "Owner", passphrase: typed)
            for again in forms(words) { try signIn(again, on: node) }
            expectRefusal(.wrongPassphrase) { try signIn(words.uppercased() + "!", on: node) }
        }
    }

    @Test("A home of before opens with the words as they were typed, and in both forms after that")
    func earlier() throws {
        for words in Self.words {
            let decomposed = words.decomposedStringWithCanonicalMapping
            let node = try earlierHome(decomposed)
            // Its form cannot be guessed from the other one: the keyboard that made it opens it first.
            try signIn(decomposed, on: node)
            for again in forms(words) { try signIn(again, on: node) }
        }
    }

    @Test("A wrong passphrase in two forms is one attempt")
    func attempts() throws {
        let node = try earlierHome("Blåbärspaj")
        for _ in 0..<5 {
            expectRefusal(.wrongPassphrase) { try signIn("Bla\u{30A}ba\u{308}r", on: node) }
        }
        expectRefusal(.tooManyAttempts) { try signIn("Blåbärspaj", on: node) }
    }

    @Test("Blanks at the ends are told, and one of before that has them still opens")
    func blanks() throws {
        for typed in [" correct horse", "correct horse ", "correct horse\u{A0}", "\tcorrect horse"]
        {
            expectRefusal(.passphraseBlanks) {
                _ = try world.add(household: "House", member: "Owner", passphrase: typed)
            }
            let node = try world.add(
                household: "House", member: "Owner", passphrase: "correct horse")
            expectRefusal(.wrongPassphraseBlanks) { try signIn(typed, on: node) }
            try signIn(typed, on: earlierHome(typed))
        }
    }
}
