import FoundationEssentials
package import HearthAPI
package import HearthLists
import HearthPictures
import HearthReplication
package import HearthRows
import HearthSodium
import HearthWire

extension ShowProfile: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ProfileInfo {
        let person = try household.profiled(friend, for: asker, work)
        let profile = try household.profile(of: person.identity, for: asker.identity, work)
        return ProfileInfo(
            name: person.name, isCaller: person.identity == asker.identity, profile: profile)
    }
}

extension ListBirthdays: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [BirthdayInfo] {
        let today = household.calendarDay(work.now, of: asker.identity)
        let friends = try work.store.rows(FriendRow.self, of: asker.identity).filter {
            $0.state == .friends
        }
        let birthdays = try friends.compactMap { row -> BirthdayInfo? in
            guard
                let birthday = try household.profile(
                    of: row.identity, for: asker.identity, work)?.birthday
            else { return nil }
            return BirthdayInfo(
                name: try household.personName(row.identity, work),
                id: Hex.encode(row.identity.octets), birthday: birthday.description,
                next: today.flatMap { birthday.next(from: $0) }?.description)
        }
        let names = asker.nameOrder
        return birthdays.sorted {
            ($0.next ?? "~", names.key($0.name)) < ($1.next ?? "~", names.key($1.name))
        }
    }
}

extension ShowProfilePicture: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> PictureInfo {
        let person = try household.profiled(friend, for: asker, work)
        guard
            let picture = try household.profile(
                of: person.identity, for: asker.identity, work)?.picture
        else { throw HearthError(.noPicture, ["name": person.name]) }
        return PictureInfo(picture)
    }
}

extension ListPictures: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> [PicturedPerson] {
        func hasPicture(_ person: IdentityKey) throws -> Bool {
            try household.profile(of: person, for: asker.identity, work)?.picture != nil
        }
        let known = try household.people(knownTo: asker.identity, work)
        var people = try household.friends(of: asker.identity, work)
            .filter { try hasPicture($0.row.identity) }
            .map { row, name in
                PicturedPerson(name: known.told(name, of: row.identity), isCaller: false)
            }
        if try hasPicture(asker.identity), !known.isShared(asker.name, besides: asker.identity) {
            people.append(PicturedPerson(name: asker.name, isCaller: true))
        }
        return people
    }
}

extension PictureInfo {
    package init(_ picture: Profile.Picture) {
        self.init(
            mediaType: picture.mediaType, base64: Data(picture.octets).base64EncodedString())
    }
}

extension EditProfile: UseCase {
    package func answer(
        in household: inout Household, by asker: Asker, _ work: Work
    ) throws -> ProfileInfo {
        guard let keys = asker.keys else { throw HearthError(.locked, ["member": asker.name]) }
        let name = try name.map { try household.rename(asker, to: $0, keys: keys, work) }
        let before = try household.ownProfile(of: asker.identity, keys: keys, work)?.profile
        var profile = before ?? Profile()
        try write(to: &profile, now: work.now)
        if profile != before ?? Profile() {
            let needsKey =
                try household.preferences(of: asker.identity, work).needsProfileKey == true
            try household.publish(profile, underNewKey: needsKey, keys: keys, work)
        }
        return ProfileInfo(name: name ?? asker.name, isCaller: true, profile: profile)
    }

    private func write(to profile: inout Profile, now: WallTime) throws {
        for field in clear ?? [] {
            switch field {
            case .birthday: profile.birthday = nil
            case .sizes: profile.sizes = []
            case .addresses: profile.addresses = []
            case .note: profile.note = ""
            case .picture: profile.picture = nil
            }
        }
        if let birthday {
            guard let day = Birthday(birthday) else {
                throw HearthError(.birthdayMalformed, ["value": birthday])
            }
            // Somewhere it is tomorrow already.
            if let year = day.year, let tomorrow = Day(utc: now.adding(.seconds(86_400))),
                let born = Day(year: year, month: day.month, day: day.day), born > tomorrow
            {
                throw HearthError(.birthdayAhead, ["value": birthday])
            }
            profile.birthday = day
        }
        for size in sizes ?? [] { try write(size, to: &profile) }
        for address in addresses ?? [] {
            let text = try Names.cleaned(address, field: "address", rule: .postalAddress)
            if !profile.addresses.contains(text) { profile.addresses.append(text) }
        }
        if let note { profile.note = try Names.cleaned(note, field: "note", rule: .profileNote) }
        try checkCount(profile.sizes.count, ListLimits.sizes, field: "sizes")
        try checkCount(profile.addresses.count, ListLimits.postalAddresses, field: "addresses")
        if let picture {
            guard let octets = Data(base64Encoded: picture.base64),
                let bare = PictureContainer.bare([UInt8](octets)),
                let checked = Profile.Picture(mediaType: picture.mediaType, octets: bare)
            else {
                throw HearthError(
                    .pictureNotAllowed, ["limit": "\(Profile.Picture.byteLimit / 1024) KiB"])
            }
            profile.picture = checked
        }
    }

    private func write(_ size: SizeInfo, to profile: inout Profile) throws {
        let label = try Names.cleaned(size.label, field: "size", rule: .sizeLabel)
        let index = profile.sizes.firstIndex { Names.isSame($0.label, label) }
        guard !size.value.isEmpty else {
            if let index { profile.sizes.remove(at: index) }
            return
        }
        let value = try Names.cleaned(size.value, field: "size", rule: .sizeValue)
        if let index {
            profile.sizes[index].value = value
        } else {
            profile.sizes.append(Profile.Size(label: label, value: value))
        }
    }

    private func checkCount(_ count: Int, _ limit: Int, field: String) throws(HearthError) {
        guard count <= limit else {
            throw HearthError(
                .numberOutOfRange, ["field": field, "lowest": "0", "highest": "\(limit)"])
        }
    }
}

extension Household {
    /// Whose profile is meant: the caller's own, or that of somebody who is their friend.
    fileprivate func profiled(
        _ name: String?, for asker: Asker, _ work: Work
    ) throws -> (identity: IdentityKey, name: String) {
        guard let name else { return (asker.identity, asker.name) }
        let friend = try friend(called: name, of: asker, work)
        guard friend.row.state == .friends else {
            throw HearthError(.notFriendsYet, ["name": friend.name])
        }
        return (friend.row.identity, friend.name)
    }

    /// The sizes of those owners of a list who tell them to a member.
    package func ownerSizes(of open: OpenList, _ work: Work) throws -> [OwnerSizes] {
        guard !open.isOwn else { return [] }
        return try open.entry.owners.compactMap { owner in
            guard let profile = try profile(of: owner, for: open.reader.identity, work),
                !profile.sizes.isEmpty
            else { return nil }
            return OwnerSizes(
                name: try personName(owner, work),
                sizes: profile.sizes.map { SizeInfo(label: $0.label, value: $0.value) })
        }
    }
}

extension ProfileInfo {
    fileprivate init(name: String, isCaller: Bool, profile: Profile?) {
        self.init(
            name: name, isCaller: isCaller, birthday: profile?.birthday?.description,
            sizes: (profile?.sizes ?? []).map { SizeInfo(label: $0.label, value: $0.value) },
            addresses: profile?.addresses ?? [], note: profile?.note.nilIfEmpty,
            pictureType: profile?.picture?.mediaType)
    }
}
