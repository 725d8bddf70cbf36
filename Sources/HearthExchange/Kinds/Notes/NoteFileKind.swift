/// What a file beside a note is, by the end of its name.
package enum NoteFileKind: Hashable, Sendable {
    case picture, sound

    /// Nil for anything else.
    package init?(of path: String) {
        guard let ending = Self.ending(of: path) else { return nil }
        switch ending {
        case "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "heic", "heif", "avif", "bmp",
            "tif", "tiff", "svg":
            self = .picture
        case "ogg", "oga", "opus", "mp3", "m4a", "aac", "wav", "flac", "amr", "3gp", "3gpp",
            "webm", "caf", "weba":
            self = .sound
        default: return nil
        }
    }

    /// What stands behind the last point of a file's name, in small letters.
    static func ending(of path: String) -> String? {
        let octets = path.utf8
        guard let point = octets.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = octets[octets.index(after: point)...]
        guard (1...10).contains(ending.count),
            ending.allSatisfy({ $0 < 0x80 && $0 != 0x2F && $0 != 0x5C && $0 > 0x20 })
        else { return nil }
        return String(decoding: ending, as: UTF8.self).lowercased()
    }
}
