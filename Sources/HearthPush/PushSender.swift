import Crypto
package import FoundationEssentials
package import HearthShops

/// Sends messages to browsers by their makers' services, which know this node by a key of its own.
package struct PushSender: Sendable {
    /// What became of a message.
    package enum Outcome: Sendable, Hashable {
        case taken
        /// The browser takes no messages there any more; the service's status.
        case ended(Int)
        /// The service takes none of this node's as they are; its status.
        case refused(Int)
        /// It may take the same one later; its status, nil: it does not answer.
        case later(Int?)
    }

    /// How long a service keeps a message for a phone that is off, in seconds.
    private static let lifetime = 86_400

    private let key: P256.Signing.PrivateKey
    private let contact: String
    private let post: InternetPost

    /// Reads the key from a file of the home, or makes it there.
    ///
    /// `contact`: where a service finds out who sends; see `PushContact`.
    ///
    /// - Throws: What the file system says.
    package init(
        keyFile: String, contact: String = PushContact.ofProgram,
        post: InternetPost = InternetPost()
    ) throws {
        (self.contact, self.post) = (contact, post)
        if let text = try? String(contentsOfFile: keyFile, encoding: .utf8),
            let key = try? P256.Signing.PrivateKey(pemRepresentation: text)
        {
            self.key = key
            return
        }
        key = P256.Signing.PrivateKey()
        // The process's mask keeps it from others.
        try Data(key.pemRepresentation.utf8).write(to: URL(filePath: keyFile), options: .atomic)
    }

    /// What a browser is told when it subscribes: 65 octets in base64url.
    package var publicKey: String { Base64URL.encode(key.publicKey.x963Representation) }

    /// Sends a text, always as a message of one size.
    package func send(
        _ text: String, to subscription: PushSubscription, now: Date
    ) async -> Outcome {
        var generator = SystemRandomNumberGenerator()
        let salt = Data((0..<16).map { _ in UInt8.random(in: 0...(.max), using: &generator) })
        guard
            let body = try? PushMessage.sealed(
                text, for: subscription, with: P256.KeyAgreement.PrivateKey(), salt: salt),
            let signature = try? authorization(for: subscription.endpoint, now: now)
        else { return .later(nil) }
        do throws(ShopFailure) {
            let status = try await post.send(
                [UInt8](body), to: subscription.endpoint,
                headers: [
                    ("authorization", signature), ("content-encoding", "aes128gcm"),
                    ("content-type", "application/octet-stream"), ("ttl", "\(Self.lifetime)"),
                    // One that was not delivered yet is replaced.
                    ("topic", "news"), ("urgency", "normal"),
                ])
            switch status {
            case 200..<300: return .taken
            case 404, 410: return .ended(status)
            case 408, 413, 425, 429, 500...: return .later(status)
            default: return .refused(status)
            }
        } catch {
            return .later(nil)
        }
    }

    /// RFC 8292, section 2: a token for the service's origin, signed with ES256 (RFC 7518).
    func authorization(for endpoint: String, now: Date) throws -> String {
        let origin = endpoint.split(separator: "/").prefix(2).joined(separator: "//")
        let claims = [
            "aud": "\"\(origin)\"", "exp": "\(Int(now.timeIntervalSince1970) + 43_200)",
            "sub": "\"\(contact)\"",
        ]
        let body = claims.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }.joined(
            separator: ",")
        let signed =
            Base64URL.encode(#"{"alg":"ES256","typ":"JWT"}"#.utf8) + "."
            + Base64URL.encode("{\(body)}".utf8)
        let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
        return "vapid t=\(signed).\(Base64URL.encode(signature)), k=\(publicKey)"
    }
}
