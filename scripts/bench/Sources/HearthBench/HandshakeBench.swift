import CSodium
import HearthNoise
import HearthSodium

/// Noise handshakes on one core: both sides through our machines, against the bare libsodium calls
/// that one handshake consists of.
enum HandshakeBench {
    private static let rounds = 1500

    static func row() throws -> Row {
        // Alternating, so that everything else that the machine does falls on both.
        var machine = Duration.zero
        var bare = Duration.zero
        for _ in 0..<5 {
            machine += try time(machineRound)
            bare += try time(bareRound)
        }
        let perSecond = 5000 * Double(rounds) / machine.milliseconds
        let bound = 5000 * Double(rounds) / bare.milliseconds
        return Row(
            name: "Noise XK handshakes a second, both sides, one core",
            measured: "\(Int(perSecond))/s",
            reference: "\(Int(bound))/s: the same scalar multiplications, hashes and AEAD calls",
            ratio: perSecond / bound, mark: .atLeast(0.75))
    }

    private static func time(_ round: () throws -> Void) throws -> Duration {
        let clock = ContinuousClock()
        return try clock.measure { for _ in 0..<rounds { try round() } }
    }

    private static let entropy = SystemEntropy()

    private static func secret() throws -> NodeSecret {
        guard let secret = NodeSecret(octets: entropy.octets(32, for: .key)) else {
            throw BenchError("no key")
        }
        return secret
    }

    private static let statics = Result { (try secret(), try secret()) }

    private static func machineRound() throws {
        let (dialler, listener) = try statics.get()
        let prologue = Array("hearth/1".utf8)
        var one = NoiseHandshake.initiator(
            local: dialler, remote: listener.publicKey, ephemeral: try secret(),
            prologue: prologue)
        var other = NoiseHandshake.responder(
            local: listener, ephemeral: try secret(), prologue: prologue)
        _ = try other.readMessage(one.writeMessage())
        _ = try one.readMessage(other.writeMessage())
        _ = try other.readMessage(one.writeMessage())
        _ = try one.split()
        _ = try other.split()
    }

    /// Both sides: 2 ephemeral keys, 6 Diffie-Hellmans; a side has 8 MixHash, 4 HKDFs of 3 HMACs
    /// of 2 hashes, and 4 AEAD calls.
    private static func bareRound() throws {
        var scalar = [UInt8](repeating: 0, count: 32)
        var point = [UInt8](repeating: 0, count: 32)
        var shared = [UInt8](repeating: 0, count: 32)
        var hash = [UInt8](repeating: 0, count: 64)
        let block = [UInt8](repeating: 7, count: 192)
        var sealed = [UInt8](repeating: 0, count: 64)
        var length: UInt64 = 0
        let nonce = [UInt8](repeating: 0, count: 12)
        for _ in 0..<2 {
            randombytes_buf(&scalar, 32)
            crypto_scalarmult_base(&point, scalar)
        }
        for _ in 0..<6 where crypto_scalarmult(&shared, scalar, point) != 0 {
            throw BenchError("weak key")
        }
        for _ in 0..<2 {
            for _ in 0..<8 { crypto_generichash(&hash, 64, block, 112, nil, 0) }
            for _ in 0..<24 { crypto_generichash(&hash, 64, block, 192, nil, 0) }
            for _ in 0..<4 {
                crypto_aead_chacha20poly1305_ietf_encrypt(
                    &sealed, &length, block, 32, hash, 64, nil, nonce, shared)
            }
        }
    }
}

struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
