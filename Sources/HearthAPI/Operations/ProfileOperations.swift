/// What somebody tells their friends about themselves.
package struct ShowProfile: Operation {
    package typealias Answer = ProfileInfo
    package static let path = "profile"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true

    /// The caller's own when nil.
    package var friend: String?

    package init(friend: String? = nil) {
        self.friend = friend
    }
}

/// The birthdays that friends tell the caller, the next one first.
package struct ListBirthdays: Operation {
    package typealias Answer = [BirthdayInfo]
    package static let path = "friends/birthdays"
    package static let askers = Askers.everybody
    package static let isReading = true
    package static let isForCalendars = true

    package init() {}
}

/// The picture in a profile.
package struct ShowProfilePicture: Operation {
    package typealias Answer = PictureInfo
    package static let path = "profile/picture"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers
    package static let isReading = true

    /// The caller's own when nil.
    package var friend: String?

    package init(friend: String? = nil) {
        self.friend = friend
    }
}

/// Of whom the caller can see a picture: of themselves, and of friends.
package struct ListPictures: Operation {
    package typealias Answer = [PicturedPerson]
    package static let path = "profile/pictures"
    package static let askers = Askers.everybody
    package static let isReading = true

    package init() {}
}

/// Changes what the caller tells their friends about themselves.
package struct EditProfile: Operation {
    package typealias Answer = ProfileInfo
    package static let path = "profile/edit"
    package static let askers = Askers.everybody
    package static let forChildren = ChildsAskers.childAndKeepers

    /// What the caller is called from now on, by everybody who reads a list with them too.
    package var name: String?
    /// Taken away before anything is put there.
    package var clear: [ProfileField]?
    /// `04-17` or `1980-04-17`.
    package var birthday: String?
    /// In the place of those with their labels, or beside the others; an empty value takes it away.
    package var sizes: [SizeInfo]?
    /// Added to those that are there.
    package var addresses: [String]?
    package var note: String?
    /// At most 96 KiB of JPEG, PNG or WebP, with nothing in it but the picture.
    package var picture: PictureInfo?

    package init(
        name: String? = nil, clear: [ProfileField]? = nil, birthday: String? = nil,
        sizes: [SizeInfo]? = nil, addresses: [String]? = nil, note: String? = nil,
        picture: PictureInfo? = nil
    ) {
        self.name = name
        self.clear = clear
        self.birthday = birthday
        self.sizes = sizes
        self.addresses = addresses
        self.note = note
        self.picture = picture
    }
}

/// What of a profile can be taken away.
package enum ProfileField: String, Codable, Sendable, Hashable, CaseIterable {
    case birthday, sizes, addresses, note, picture
}
