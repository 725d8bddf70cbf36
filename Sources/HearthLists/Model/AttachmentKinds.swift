import HearthWire

/// The table of kinds of attachments: the one place that decides which files can be attached, how large
/// they may be and how they are shown.
///
/// A file of a kind that does not stand here is one of a newer Hearth's. It is carried, counted and
/// exported as it is, and never shown.
package enum AttachmentKinds {
    package static let picture = AttachmentKind(
        types: [.jpeg, .png, .webp], octets: Limits.photo, hasThumbnail: true, hasPixels: true,
        showing: .picture)

    package static let sound = AttachmentKind(
        types: [.ogg, .webm, .m4a, .wav, .mp3], octets: Limits.sound, hasThumbnail: false,
        hasPixels: false, longest: Limits.soundMilliseconds, showing: .sound)

    package static let all: [AttachmentKind] = [picture, sound]

    /// The kind of the files that their makers call so; nil for one of a newer Hearth's.
    package static func kind(of mediaType: String) -> AttachmentKind? {
        type(named: mediaType).flatMap(kind)
    }

    /// The kind that has a format.
    package static func kind(of type: MediaType) -> AttachmentKind? {
        all.first { $0.types.contains(type) }
    }

    /// The format with this name, in which capitals count for nothing (RFC 9110, section 8.3.1).
    package static func type(named name: String) -> MediaType? {
        let name = name.lowercased()
        return types.first { $0.name == name }
    }

    /// The format of a file by how it begins; nil for one that no kind has.
    package static func type(of octets: some Collection<UInt8>) -> MediaType? {
        types.first { $0.isOf(octets) }
    }

    /// The kind of a file by how it begins; nil for one that cannot be attached.
    package static func kind(ofFile octets: some Collection<UInt8>) -> AttachmentKind? {
        type(of: octets).flatMap(kind)
    }

    /// Every format that can be attached.
    package static var types: [MediaType] { all.flatMap(\.types) }

    /// Octets of the largest file of any kind: what is read before it is known which kind it is.
    package static var largest: Int { all.map(\.octets).max() ?? 0 }
}

extension Attachment {
    /// Nil for a kind of a newer Hearth's.
    package var kind: AttachmentKind? { AttachmentKinds.kind(of: mediaType) }

    package var isPicture: Bool { kind?.showing == .picture }

    package var isSound: Bool { kind?.showing == .sound }
}
