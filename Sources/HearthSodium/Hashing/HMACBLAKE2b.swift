import CSodium

/// HMAC (RFC 2104) over BLAKE2b with 64 octets of output, which the Noise specification derives
/// its keys with; for everything else BLAKE2b has a key of its own.
package enum HMACBLAKE2b {
    /// How many octets every code has.
    package static let byteCount = 64
    private static let blockByteCount = 128

    /// The code of `message` under a key of at most 128 octets.
    package static func code(of message: SecretOctets, key: SecretOctets) -> SecretOctets {
        precondition(key.count <= blockByteCount)
        let inner = hash(pad: 0x36, key: key, message: message)
        return hash(pad: 0x5c, key: key, message: inner)
    }

    /// The hash of the key, filled up to a block and masked with `pad`, and of the message.
    private static func hash(
        pad: UInt8, key: SecretOctets, message: SecretOctets
    ) -> SecretOctets {
        let inputCount = blockByteCount + message.count
        return SecretOctets(count: byteCount) { memory in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: inputCount) { input in
                input.initialize(repeating: pad)
                key.withUnsafeBytes { key in
                    for index in key.indices { input[index] ^= key[index] }
                }
                message.withUnsafeBytes { message in
                    for index in message.indices {
                        input[blockByteCount + index] = message[index]
                    }
                }
                let code = crypto_generichash_blake2b(
                    memory, byteCount, input.baseAddress, UInt64(inputCount), nil, 0)
                precondition(code == Sodium.success)
                sodium_memzero(input.baseAddress, inputCount)
            }
        }
    }
}
