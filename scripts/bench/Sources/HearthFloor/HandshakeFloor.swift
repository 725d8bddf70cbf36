import CSodium
import HearthNoise
import HearthSodium

/// Noise handshakes on one core: both sides through our machines, and the bare libsodium calls that one consists of.
enum HandshakeFloor {
    private static let rounds = 1000
    private static let repeats = 7

    /// Of pairs, one after the other, so that everything else that the machine does falls on both.
    static func perSecond() throws -> (machine: Double, bare: Double) {
        var pairs: [(machine: Double, bare: Double)] = []
        for _ in 0..<repeats {
            pairs.append((try rate(machineRound), try rate(bareRound)))
        }
        let middle = pairs.sorted { $0.machine / $0.bare < $1.machine / $1.bare }[repeats / 2]
        return middle
    }

    private static func rate(_ round: () throws -> Void) throws -> Double {
        let took = try ContinuousClock().measure { for _ in 0..<rounds { try round() } }
        return 1000 * Double(rounds) / took.milliseconds
    }

    private static func secret() throws -> NodeSecret {
        var octets = [UInt8](repeating: 0, count: 32)
        randombytes_buf(&octets, octets.count)
        guard let secret = NodeSecret(octets: octets) else { throw FloorError("no key") }
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

    /// Both sides: 2 ephemeral keys, 6 Diffie-Hellmans; a side has 8 MixHash, 4 HKDFs of 3 HMACs of 2 hashes, and 4
    /// AEAD calls.
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
            throw FloorError("weak key")
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
