import CSodium
import Glibc

/// What any node would have to do for one edit: two FULL commits, seal, sign, one loopback round trip, verify, open.
enum EditFloor {
    private static let octets = 256

    static func milliseconds(in folder: String, count: Int) throws -> [Double] {
        let one = try FullDatabase(folder + "/floor-1.sqlite")
        let other = try FullDatabase(folder + "/floor-2.sqlite")
        let sealedOctets = octets + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
        let loopback = try Loopback(octets: sealedOctets)
        var (secret, verifying) = (
            [UInt8](repeating: 0, count: 64), [UInt8](repeating: 0, count: 32)
        )
        crypto_sign_keypair(&verifying, &secret)
        var key = [UInt8](repeating: 0, count: 32)
        randombytes_buf(&key, key.count)
        let plain = [UInt8](repeating: 1, count: octets)
        return try (0..<count).map { _ in
            try ContinuousClock().measure {
                var nonce = [UInt8](repeating: 0, count: 24)
                randombytes_buf(&nonce, nonce.count)
                var sealed = [UInt8](repeating: 0, count: sealedOctets)
                var length: UInt64 = 0
                crypto_aead_xchacha20poly1305_ietf_encrypt(
                    &sealed, &length, plain, UInt64(plain.count), nil, 0, nil, nonce, key)
                var signature = [UInt8](repeating: 0, count: 64)
                crypto_sign_detached(&signature, nil, sealed, UInt64(sealed.count), secret)
                try one.commit(sealed)
                try loopback.roundTrip(sealed)
                var opened = [UInt8](repeating: 0, count: octets)
                guard
                    crypto_sign_verify_detached(
                        signature, sealed, UInt64(sealed.count), verifying) == 0,
                    crypto_aead_xchacha20poly1305_ietf_decrypt(
                        &opened, &length, nil, sealed, UInt64(sealed.count), nil, 0, nonce, key)
                        == 0
                else { throw FloorError("the floor gave way") }
                try other.commit(sealed)
            }.milliseconds
        }
    }
}
