/// What somebody tells their friends about themselves.
package struct ProfileInfo: Codable, Sendable, Hashable {
    package var name: String
    package var isCaller: Bool
    /// `04-17` or `1980-04-17`.
    package var birthday: String?
    package var sizes: [SizeInfo]
    package var addresses: [String]
    package var note: String?
    /// image/jpeg, image/png or image/webp; nil: no picture.
    package var pictureType: String?

    package init(
        name: String, isCaller: Bool, birthday: String? = nil, sizes: [SizeInfo] = [],
        addresses: [String] = [], note: String? = nil, pictureType: String? = nil
    ) {
        self.name = name
        self.isCaller = isCaller
        self.birthday = birthday
        self.sizes = sizes
        self.addresses = addresses
        self.note = note
        self.pictureType = pictureType
    }
}

/// Somebody who has a picture in their profile.
package struct PicturedPerson: Codable, Sendable, Hashable {
    /// As in every other answer to the caller: with a short id where somebody else whom the caller
    /// knows has the name too, so that nobody is shown with another's face.
    package var name: String
    package var isCaller: Bool

    package init(name: String, isCaller: Bool) {
        self.name = name
        self.isCaller = isCaller
    }
}

/// The birthday of a friend.
package struct BirthdayInfo: Codable, Sendable, Hashable {
    package var name: String
    /// Stays the same whatever they are called and wherever they live.
    package var id: String
    /// `04-17` or `1980-04-17`.
    package var birthday: String
    /// The day on which it comes next, today included: `2027-04-17`. Who was born on 29 February
    /// has it on the 28th in other years. Nil after the year 9999.
    package var next: String?

    package init(name: String, id: String, birthday: String, next: String? = nil) {
        self.name = name
        self.id = id
        self.birthday = birthday
        self.next = next
    }
}

/// A size with what it is of.
package struct SizeInfo: Codable, Sendable, Hashable {
    package var label: String
    package var value: String

    package init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}

/// The sizes of somebody whose wishes one looks at.
package struct OwnerSizes: Codable, Sendable, Hashable {
    package var name: String
    package var sizes: [SizeInfo]

    package init(name: String, sizes: [SizeInfo]) {
        self.name = name
        self.sizes = sizes
    }
}

/// A small picture.
package struct PictureInfo: Codable, Sendable, Hashable {
    package var mediaType: String
    package var base64: String

    package init(mediaType: String, base64: String) {
        self.mediaType = mediaType
        self.base64 = base64
    }
}
