/// A file in a zip file.
package struct ArchiveEntry: Sendable, Hashable {
    /// In the order of the zip file, from 0, folders and links included.
    package let number: Int
    /// Its path, in whatever encoding its writer used.
    package let path: [UInt8]
    package let content: Content
    /// When it was changed last, in seconds since 1970; 0: not said.
    package let time: UInt32

    package enum Content: Sendable, Hashable {
        /// It was not asked for.
        case unread
        case octets([UInt8])
        /// It is not what was packed.
        case damaged
        /// It needs a password.
        case encrypted
        /// It has more octets than are unpacked.
        case tooLarge
    }

    package init(number: Int, path: [UInt8], content: Content, time: UInt32 = 0) {
        self.number = number
        self.path = path
        self.content = content
        self.time = time
    }
}

/// Why nothing of a zip file is taken.
package enum ArchiveRefusal: UInt8, Error, Sendable, Hashable, CaseIterable {
    /// It is none, or is damaged from its beginning.
    case noZip = 1
    /// More octets than `ArchiveLimits.octets`.
    case tooLarge
    case tooManyEntries
    /// More than `ArchiveLimits.textOctets` when it is unpacked, or more than `ArchiveLimits.ratio` allows.
    case tooMuch
}
