import HearthSodium

/// A phone or another computer that the household let in.
package struct Device: Codable, Hashable, Sendable, Identifiable {
    /// 8 hexadecimal digits.
    package let id: String
    package let name: String
    /// The public key of the member whose it is; nil: the family's.
    package let member: String?
    /// The id of the device from which it was let in; nil: none, but the node's machine.
    package let letInFrom: String?
    /// BLAKE2b-256 of its key, in hexadecimal digits.
    let keyHash: String
    /// When it was here last, in Unix seconds, exact to `DeviceBook.seenStep`.
    package var seenAt: Int
    /// How it is told that something is new; nil: it is not.
    package var push: DevicePush?
    /// Why the last message did not reach it, which its settings say; nil: it did.
    package var pushTrouble: PushTrouble?
    /// Whether it may show for a day what it keeps of somebody who gives at home; nil: it may not.
    package var takesCart: Bool?
    /// How it came, where that was by a guest's link.
    package var byLink: GuestLinkUse?

    /// What a device shows from now on: 32 random octets in hexadecimal digits.
    static func makeKey() -> String {
        var generator = SystemRandomNumberGenerator()
        return Hex.encode((0..<32).map { _ in UInt8.random(in: 0...(.max), using: &generator) })
    }

    static func hash(of key: String) -> String {
        Hex.encode(BLAKE2b.hash(Array("hearth/1 device".utf8) + Array(key.utf8), count: 32))
    }
}

/// Where a device takes messages while its Hearth is closed, as its browser says it (W3C, "Push API").
package struct DevicePush: Codable, Hashable, Sendable {
    package let endpoint: String
    package let key: String
    package let secret: String
    /// The language of its pages.
    package let language: String

    package init(endpoint: String, key: String, secret: String, language: String) {
        self.endpoint = endpoint
        self.key = key
        self.secret = secret
        self.language = language
    }
}

/// Why a message did not reach a device. The number is the status of the service of its browser's maker; the
/// address there is a secret of the browser's, and stands nowhere.
package enum PushTrouble: Codable, Hashable, Sendable {
    /// The service refuses this node's messages.
    case refused(Int)
    /// The browser takes none there any more: it is not told until it asks again.
    case ended(Int)
    /// Nobody took it, however often it was tried; nil: there was no answer.
    case late(Int?)
}
