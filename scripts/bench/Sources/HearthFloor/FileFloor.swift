import CSodium
import Glibc

/// What any node would have to do for a file: read it, seal it, send it over loopback, open it, hash it and commit it
/// (FULL).
enum FileFloor {
    /// Of all files together.
    static func milliseconds(in folder: String, count: Int, octets: Int) throws -> Double {
        let path = folder + "/floor.bin"
        var content = [UInt8](repeating: 0, count: octets)
        randombytes_buf(&content, octets)
        guard let file = fopen(path, "w"), fwrite(content, 1, octets, file) == octets else {
            throw FloorError("no file")
        }
        fclose(file)
        let database = try FullDatabase(folder + "/floor-files.sqlite")
        let overhead = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
        let loopback = try Loopback(octets: octets + overhead)
        let (key, nonce) = ([UInt8](repeating: 3, count: 32), [UInt8](repeating: 4, count: 24))
        var sealed = [UInt8](repeating: 0, count: octets + overhead)
        var hash = [UInt8](repeating: 0, count: 32)
        return try ContinuousClock().measure {
            for _ in 0..<count {
                guard let file = fopen(path, "r"), fread(&content, 1, octets, file) == octets
                else { throw FloorError("no file") }
                fclose(file)
                var length: UInt64 = 0
                crypto_aead_xchacha20poly1305_ietf_encrypt(
                    &sealed, &length, content, UInt64(octets), nil, 0, nil, nonce, key)
                try loopback.roundTrip(sealed)
                guard
                    crypto_aead_xchacha20poly1305_ietf_decrypt(
                        &content, &length, nil, sealed, UInt64(sealed.count), nil, 0, nonce, key)
                        == 0
                else { throw FloorError("the floor gave way") }
                crypto_generichash(&hash, 32, sealed, UInt64(sealed.count), nil, 0)
                try database.commit(sealed)
            }
        }.milliseconds
    }
}
