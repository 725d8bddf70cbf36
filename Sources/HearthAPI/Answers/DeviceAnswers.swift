/// The phones and other computers of the household.
package struct DevicesInfo: Codable, Sendable, Hashable {
    /// Whether the pages are shown in the home network.
    package var areOn: Bool
    /// `https://host:port`, or the address of a proxy; nil: no device finds the pages.
    package var address: String?
    /// SHA-256 of the certificate of the home's own authority, which devices have to trust first: 64
    /// hexadecimal digits; nil: they need not.
    package var fingerprint: String?
    /// What is wrong with the address or the certificate.
    package var problem: DevicesProblem?
    /// A member who is no householder sees their own.
    package var devices: [DeviceInfo]
    /// Links of guests that nobody has used yet; householders see them.
    package var links: [GuestLinkInfo]
    /// Whether `address` is reached from everywhere, by a proxy; otherwise it is reached in the home's network only.
    package var isReachedFromEverywhere: Bool

    package init(
        areOn: Bool, address: String?, fingerprint: String?,
        problem: DevicesProblem?, devices: [DeviceInfo], links: [GuestLinkInfo] = [],
        isReachedFromEverywhere: Bool = false
    ) {
        self.isReachedFromEverywhere = isReachedFromEverywhere
        self.areOn = areOn
        self.address = address
        self.fingerprint = fingerprint
        self.problem = problem
        self.devices = devices
        self.links = links
    }
}

/// A link that lets one phone of a guest's in, and that nobody has used yet.
package struct GuestLinkInfo: Codable, Sendable, Hashable {
    /// The name of the guest.
    package var guest: String
    /// The name of the householder who made it; nil: nobody was named, at home.
    package var inviter: String?
    /// ISO 8601.
    package var endsAt: String

    package init(guest: String, inviter: String?, endsAt: String) {
        self.guest = guest
        self.inviter = inviter
        self.endsAt = endsAt
    }
}

/// That a device was let in by a guest's link.
package struct LetInByLink: Codable, Sendable, Hashable {
    /// The name of the householder who made the link; nil: nobody was named, or they left.
    package var inviter: String?
    /// ISO 8601.
    package var at: String

    package init(inviter: String?, at: String) {
        self.inviter = inviter
        self.at = at
    }
}

/// A guest's link that was made just now.
package struct GuestLinkMade: Codable, Sendable, Hashable {
    /// A secret, and shown this once: the first who opens it is let in as the guest.
    package var link: String
    /// The name of the guest.
    package var guest: String
    /// ISO 8601.
    package var endsAt: String
    /// Whether the link leads to the pages from everywhere, and not in the home network alone.
    package var isReachedFromEverywhere: Bool
    /// Where the phone gets the certificate that it has to trust first; nil: it need not.
    package var trustLink: String?
    package var devices: DevicesInfo

    package init(
        link: String, guest: String, endsAt: String, isReachedFromEverywhere: Bool,
        trustLink: String?, devices: DevicesInfo
    ) {
        self.link = link
        self.guest = guest
        self.endsAt = endsAt
        self.isReachedFromEverywhere = isReachedFromEverywhere
        self.trustLink = trustLink
        self.devices = devices
    }
}

/// Why devices do not find the pages, or will not for long.
package enum DevicesProblem: String, Codable, Sendable, Hashable, CaseIterable {
    /// Another program has the port.
    case portTaken
    /// This machine has no address in a home network.
    case noNetwork
    /// The home's own authority cannot vouch for the address at which the pages are shown.
    case addressNotOfHome
    /// The file with the certificate or its key cannot be read.
    case certificateUnreadable
    /// The certificate and the key do not belong together.
    case certificateMismatched
    case certificateExpired
    /// The home's own authority cannot be read or written.
    case authorityUnreadable
    case failed
}

/// A device that is let in.
package struct DeviceInfo: Codable, Sendable, Hashable {
    /// 8 hexadecimal digits.
    package var id: String
    package var name: String
    /// The name of the member whose it is; nil: the family's.
    package var member: String?
    /// When it was last here, to the hour; ISO 8601.
    package var seenAt: String
    /// The names of the devices that were let in from it, from these, and so on: they are taken away with it.
    package var takesAlong: [String]
    /// How it came, where that was by a guest's link.
    package var byLink: LetInByLink?

    package init(
        id: String, name: String, member: String?, seenAt: String, takesAlong: [String] = [],
        byLink: LetInByLink? = nil
    ) {
        self.id = id
        self.name = name
        self.member = member
        self.seenAt = seenAt
        self.takesAlong = takesAlong
        self.byLink = byLink
    }
}

/// How adding a device stands.
package struct PairingInfo: Codable, Sendable, Hashable {
    /// Where the code is typed; nil: no code is good any more.
    package var link: String?
    /// `7KQM-3XPA`
    package var code: String?
    /// Seconds for which it is good.
    package var seconds: Int
    /// Where a device gets the certificate that it has to trust first; nil: it need not.
    package var trustLink: String?
    /// The device that typed the code.
    package var waiting: WaitingDevice?
    package var devices: DevicesInfo

    package init(
        link: String?, code: String?, seconds: Int, trustLink: String?, waiting: WaitingDevice?,
        devices: DevicesInfo
    ) {
        self.link = link
        self.code = code
        self.seconds = seconds
        self.trustLink = trustLink
        self.waiting = waiting
        self.devices = devices
    }
}

/// A device that waits to be let in.
package struct WaitingDevice: Codable, Sendable, Hashable {
    package var kind: DeviceKind
    /// Three, which the device shows too.
    package var words: [PairingWord]

    package init(kind: DeviceKind, words: [PairingWord]) {
        self.kind = kind
        self.words = words
    }
}

/// What a device says that it is, as far as anybody wants to know it.
package enum DeviceKind: String, Codable, Sendable, Hashable, CaseIterable {
    case iPhone, iPad, android, windows, mac, linux, other
}

/// The words that somebody compares on two screens before they let a device in.
package enum PairingWord: String, Codable, Sendable, Hashable, CaseIterable {
    case apple, ball, bear, boat, bread, bridge, candle, cat, chair, cloud, cup, door, drum
    case fish, flower, forest, garden, glove, hat, horse, key, lamp, moon, mountain, piano
    case rain, river, sheep, ship, star, tree, window
}
