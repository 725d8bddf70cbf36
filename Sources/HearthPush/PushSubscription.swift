import Crypto
import FoundationEssentials

/// Where a browser takes messages, as its Push API says it (W3C, "Push API").
package struct PushSubscription: Codable, Hashable, Sendable {
    /// `https://`, at most 1,024 octets: an address of its maker's service, which is a secret.
    package let endpoint: String
    /// The browser's public key: 65 octets, an uncompressed point of P-256.
    let key: Data
    /// 16 octets that only the browser and this node know.
    let secret: Data

    /// From what the browser's script says: the two others in base64url without padding.
    ///
    /// Nil for what no browser says.
    package init?(endpoint: String, key: String, secret: String) {
        guard endpoint.hasPrefix("https://"), endpoint.utf8.count <= 1024,
            let key = Base64URL.decode(key), let secret = Base64URL.decode(secret),
            secret.count == 16,
            (try? P256.KeyAgreement.PublicKey(x963Representation: key)) != nil
        else { return nil }
        self.endpoint = endpoint
        self.key = key
        self.secret = secret
    }
}

/// RFC 4648, section 5, without padding.
enum Base64URL {
    static func encode(_ octets: some Sequence<UInt8>) -> String {
        Data(octets).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    static func decode(_ text: String) -> Data? {
        guard text.utf8.count <= 256 else { return nil }
        let plain = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
    }
}
