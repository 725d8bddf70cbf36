/// What kind of file octets are by how they begin; names and declared types count for nothing.
package enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    // Taken.
    case jpeg, png, webp
    // Known, so that somebody can be told what to do.
    case heic, avif, gif, svg, pdf, tiff, bmp, jpegXL

    package init?(_ octets: some Collection<UInt8>) {
        let start = Array(octets.prefix(512))
        func has(_ text: String, at offset: Int = 0) -> Bool {
            start.dropFirst(offset).starts(with: text.utf8)
        }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("ftyp", at: 4) {
            // ISO base media; the brand says which.
            if has("avif", at: 8) || has("avis", at: 8) {
                self = .avif
            } else if ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].contains(
                where: { has($0, at: 8) })
            {
                self = .heic
            } else {
                return nil
            }
        } else if has("GIF8") {
            self = .gif
        } else if has("%PDF") {
            self = .pdf
        } else if has("II*\0") || has("MM\0*") {
            self = .tiff
        } else if has("BM") {
            self = .bmp
        } else if start.starts(with: [0xFF, 0x0A])
            || start.starts(with: [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20])
        {
            self = .jpegXL
        } else if Self.isDrawing(start) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether the node makes photos of it.
    package var isTaken: Bool {
        switch self {
        case .jpeg, .png, .webp: true
        default: false
        }
    }

    private static func isDrawing(_ start: [UInt8]) -> Bool {
        let text = String(decoding: start, as: UTF8.self)
        let content = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return content.hasPrefix("<") && content.contains("<svg")
    }
}
