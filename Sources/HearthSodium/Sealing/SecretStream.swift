import CSodium

/// A stream of messages under one key, of which none can be changed, left out, cut off or put elsewhere:
/// libsodium's secretstream (XChaCha20-Poly1305).
package enum SecretStream {
    /// Stands in the clear before the first message.
    package static let headerByteCount = 24
    /// By how many octets a sealed message is longer than what it holds.
    package static let overhead = 17

    /// Seals one message after the other.
    package struct Sealer {
        /// Of `headerByteCount` octets; the system's randomness makes it.
        package let header: [UInt8]
        private var state: crypto_secretstream_xchacha20poly1305_state

        package init(key: SymmetricKey) {
            var header = [UInt8](repeating: 0, count: headerByteCount)
            var state = crypto_secretstream_xchacha20poly1305_state()
            _ = key.secret.withPointer {
                crypto_secretstream_xchacha20poly1305_init_push(&state, &header, $0)
            }
            (self.header, self.state) = (header, state)
        }

        /// The next message, which also covers `additionalData`. Nothing may follow the last one.
        package mutating func seal(
            _ plaintext: [UInt8], additionalData: [UInt8] = [], isLast: Bool = false
        ) -> [UInt8] {
            var sealed = [UInt8](repeating: 0, count: plaintext.count + overhead)
            crypto_secretstream_xchacha20poly1305_push(
                &state, &sealed, nil, plaintext, UInt64(plaintext.count), additionalData,
                UInt64(additionalData.count), isLast ? final : 0)
            return sealed
        }
    }

    /// Opens them in the same order.
    package struct Opener {
        private var state: crypto_secretstream_xchacha20poly1305_state

        /// Nil unless the header has `headerByteCount` octets.
        package init?(key: SymmetricKey, header: [UInt8]) {
            guard header.count == headerByteCount else { return nil }
            var state = crypto_secretstream_xchacha20poly1305_state()
            let code = key.secret.withPointer {
                crypto_secretstream_xchacha20poly1305_init_pull(&state, header, $0)
            }
            guard code == Sodium.success else { return nil }
            self.state = state
        }

        /// What was sealed, and whether it was the last message; nil unless it is the next one, with every
        /// octet and the additional data as they were.
        package mutating func open(
            _ sealed: [UInt8], additionalData: [UInt8] = []
        ) -> (plaintext: [UInt8], isLast: Bool)? {
            guard sealed.count >= overhead else { return nil }
            var plaintext = [UInt8](repeating: 0, count: sealed.count - overhead)
            var tag: UInt8 = 0
            let code = crypto_secretstream_xchacha20poly1305_pull(
                &state, &plaintext, nil, &tag, sealed, UInt64(sealed.count), additionalData,
                UInt64(additionalData.count))
            return code == Sodium.success ? (plaintext, tag == final) : nil
        }
    }

    /// The tag of the last message, `crypto_secretstream_xchacha20poly1305_TAG_FINAL`: a macro that Swift
    /// does not see.
    private static let final: UInt8 = 3
}
