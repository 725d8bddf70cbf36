/// What randomness is asked for; more constants stand where they are used.
package struct EntropyPurpose: Hashable, Sendable {
    /// Tells this purpose from every other.
    package let name: String

    /// A purpose of this name.
    package init(_ name: String) {
        self.name = name
    }

    /// Nonces of messages.
    package static let nonce = EntropyPurpose("nonce")
    /// Keys that serve for one handshake or one sealed box.
    package static let ephemeral = EntropyPurpose("ephemeral")
    /// Keys and seeds that are kept.
    package static let key = EntropyPurpose("key")
    /// Names of things.
    package static let identifier = EntropyPurpose("identifier")
    /// Small shifts of time.
    package static let jitter = EntropyPurpose("jitter")
}
