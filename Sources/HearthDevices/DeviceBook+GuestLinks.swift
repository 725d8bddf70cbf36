import NIOConcurrencyHelpers

/// Links of guests: they are kept in the file, so that they are good after a restart.
extension DeviceBook {
    /// Makes a link that lets one phone of a guest's in; the one before for them is good no more.
    ///
    /// `inviter`: the public key of the householder who makes it; nil: nobody was named, at home.
    /// `device`: the id of the one on which they do; nil: the node's machine.
    ///
    /// - Throws: What the file system says; the one before is good then.
    /// - Returns: The link, and its secret, which is kept nowhere.
    package func makeLink(
        for guest: String, by inviter: String?, from device: String?, now: Int
    ) throws -> (link: GuestLink, secret: String) {
        let secret = GuestLink.makeSecret()
        let link = GuestLink(
            guest: guest, inviter: inviter, device: device,
            secretHash: GuestLink.hash(ofTyped: secret), madeAt: now)
        try change { page in
            let others = (page.links ?? []).filter { $0.guest != guest && !$0.hasEnded(now) }
            page.links = others.suffix(GuestLink.limit - 1) + [link]
        }
        return (link, secret)
    }

    /// Those that are good, the oldest first.
    package func links(_ now: Int) -> [GuestLink] {
        page.withLockedValue { $0.links ?? [] }.filter { !$0.hasEnded(now) }
    }

    /// The one that somebody opened; nil: it is not good, or there never was one. Looking does not use it up.
    package func link(_ typed: String, now: Int) -> GuestLink? {
        let hash = GuestLink.hash(ofTyped: typed)
        // Each of them is looked at.
        return links(now).reduce(nil) { found, link in link.has(hash: hash) ? link : found }
    }

    /// Ends links, and for good those whose time is over.
    ///
    /// - Throws: What the file system says.
    package func endLinks(now: Int, where isOver: (GuestLink) -> Bool) throws {
        let all = page.withLockedValue { $0.links ?? [] }
        guard all.contains(where: { $0.hasEnded(now) || isOver($0) }) else { return }
        try change { page in page.links?.removeAll { $0.hasEnded(now) || isOver($0) } }
    }

    /// Lets a device in by a link, which is good no more.
    ///
    /// - Throws: What the file system says; nothing has changed then.
    /// - Returns: The device, and the key that it shows from now on; nil: the link is not good, or there are
    ///   `limit` devices.
    package func use(
        _ typed: String, as name: String, now: Int
    ) throws -> (device: Device, key: String)? {
        // Strangers do not have the file written.
        guard link(typed, now: now) != nil else { return nil }
        let key = Device.makeKey()
        let hash = Device.hash(of: key)
        let found = GuestLink.hash(ofTyped: typed)
        var device: Device?
        try change { page in
            guard page.devices.count < Self.limit,
                let link = page.links?.first(where: { $0.has(hash: found) && !$0.hasEnded(now) })
            else { return }
            let letIn = Device(
                id: String(hash.prefix(8)), name: name, member: link.guest,
                letInFrom: link.device, keyHash: hash, seenAt: now,
                byLink: GuestLinkUse(inviter: link.inviter, at: now))
            page.devices.append(letIn)
            page.links?.removeAll { $0 == link }
            device = letIn
        }
        return device.map { ($0, key) }
    }
}
