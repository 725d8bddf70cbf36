import HearthAPI
import HearthDevices
import HearthLanguage
import HearthPages

/// Links of guests: a householder makes one, and the guest opens it on their phone.
extension DeviceDesk {
    /// What somebody sees who opens a link that is good.
    struct OpenedLink: Sendable {
        let secret: String
        /// All of it, with its secret; nil: the pages have no address at this moment.
        let link: String?
        let guest: MemberInfo
        /// The name of the householder who made it; nil: nobody was named, at home.
        let inviter: String?
    }

    /// Makes a link for one phone of a guest's, and the one before is good no more. `replacing`: a device that one
    /// let in, which is taken away first.
    func invite(
        _ guest: String, replacing: String?, by asker: DeskAsker
    ) async throws -> GuestLinkMade {
        let members = try await members()
        guard let found = members.first(where: { $0.name == guest }) else {
            throw HearthError(.unknownMember, ["name": guest])
        }
        guard found.isGuest else {
            throw HearthError(
                .usage,
                [
                    "problem":
                        Text("\(found.name) is no guest. Let their phone in with a code.").string
                ])
        }
        guard let origin = address.origin else { throw HearthError(.devicesOff) }
        if let replacing {
            try await remove(
                replacing, of: book.devices.filter { $0.member == found.key && $0.byLink != nil })
        }
        guard book.devices.count < DeviceBook.limit else {
            throw HearthError(.limitDevices, ["limit": String(DeviceBook.limit)])
        }
        let made = try writing {
            try book.makeLink(
                for: found.key, by: Self.inviter(asker, members), from: asker.device?.id, now: now)
        }
        await openTrust()
        return GuestLinkMade(
            link: Self.link(to: origin, made.secret), guest: found.name,
            endsAt: Self.text(made.link.endsAt), isReachedFromEverywhere: webAddress != nil,
            trustLink: trustLink, devices: try await show(to: asker))
    }

    /// What a guest is sent.
    private static func link(to origin: PagesOrigin, _ secret: String) -> String {
        "\(origin.text)\(PageSite.guestPath)#\(secret)"
    }

    /// The key of the householder who invites. At home, where nobody need be named, it is the one who was, or
    /// the only one.
    private static func inviter(_ asker: DeskAsker, _ members: [MemberInfo]) -> String? {
        if let key = asker.key { return key }
        let householders = members.filter(\.isHouseholder)
        if let name = asker.name { return householders.first { $0.name == name }?.key }
        return householders.count == 1 ? householders[0].key : nil
    }

    /// Takes a guest's link back. One that is not there any more is what was asked for.
    func endLink(of guest: String) async throws {
        guard let found = try await members().first(where: { $0.name == guest }) else {
            throw HearthError(.unknownMember, ["name": guest])
        }
        try writing { try book.endLinks(now: now) { $0.guest == found.key } }
    }

    /// Those that are good, once those are gone of which somebody left or decides no more.
    func links(of members: [MemberInfo]) -> [GuestLinkInfo] {
        // Where it cannot be written down now, it will be the next time.
        try? book.endLinks(now: now) { Self.people(of: $0, members) == nil }
        return book.links(now).compactMap { link in
            Self.people(of: link, members).map {
                GuestLinkInfo(
                    guest: $0.guest.name, inviter: $0.inviter, endsAt: Self.text(link.endsAt))
            }
        }
    }

    /// Looks at the link that somebody opened, which does not use it up; nil: it is not good.
    func open(_ typed: String) async throws -> OpenedLink? {
        // Of a wrong one the household is not asked.
        guard let link = book.link(typed, now: now),
            let people = Self.people(of: link, try await members())
        else { return nil }
        let secret = GuestLink.secret(inTyped: typed)
        return OpenedLink(
            secret: secret, link: address.origin.map { Self.link(to: $0, secret) },
            guest: people.guest, inviter: people.inviter)
    }

    /// Lets a device in by the link that somebody opened, which is good no more.
    ///
    /// - Returns: Who opened it, and the key that the device shows from now on; nil: it is not good.
    func use(
        _ typed: String, kind: DeviceKind
    ) async throws -> (link: OpenedLink, key: String)? {
        guard let opened = try await open(typed) else { return nil }
        guard book.devices.count < DeviceBook.limit else {
            throw HearthError(.limitDevices, ["limit": String(DeviceBook.limit)])
        }
        let name = DeviceName.cleaned(nil, kind: kind, taken: book.devices.map(\.name))
        guard let used = try writing({ try book.use(typed, as: name, now: now) }) else {
            return nil
        }
        // It is let in, and listed, whether somebody can be told or not.
        _ = try? await performer.perform(
            TellOfGuest(
                guest: opened.guest.key, inviter: used.device.byLink?.inviter,
                device: used.device.id, name: used.device.name), as: Caller(at: .home))
        return (opened, used.key)
    }

    /// Whose a link is; nil: it is good no more, for the guest left or lives here now, or who made it left or
    /// decides no more.
    private static func people(
        of link: GuestLink, _ members: [MemberInfo]
    ) -> (guest: MemberInfo, inviter: String?)? {
        guard let guest = members.first(where: { $0.key == link.guest }), guest.isGuest else {
            return nil
        }
        guard let key = link.inviter else { return (guest, nil) }
        guard let inviter = members.first(where: { $0.key == key }), inviter.isHouseholder else {
            return nil
        }
        return (guest, inviter.name)
    }
}
