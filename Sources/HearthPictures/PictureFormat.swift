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
            guard let format = Self.ofBrands(start) else { return nil }
            self = format
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

    /// ISO base media (ISO/IEC 14496-12, 4.3): the first of its brands that says which of HEIF's family it
    /// is; where they say no more than that it is of the family, it is as iPhones name their photos.
    private static func ofBrands(_ start: [UInt8]) -> PictureFormat? {
        let size = start.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        // A size of 1 stands in eight octets behind the name, and 0 means up to the end of the file.
        let first = size == 1 ? 16 : 8
        let end = size < first + 4 ? start.count : min(size, start.count)
        let brands = stride(from: first, to: end - 3, by: 4)
            // Behind the main brand there is its version.
            .filter { $0 != first + 4 }
            .map { String(decoding: start[$0..<($0 + 4)], as: UTF8.self) }
        return brands.lazy.compactMap { formats[$0] }.first
            ?? (brands.contains(where: family.contains) ? .heic : nil)
    }

    private static let formats: [String: PictureFormat] = [
        "avif": .avif, "avis": .avif, "avio": .avif, "MA1A": .avif, "MA1B": .avif,
        "heic": .heic, "heix": .heic, "heim": .heic, "heis": .heic,
        "hevc": .heic, "hevx": .heic, "hevm": .heic, "hevs": .heic,
    ]
    private static let family: Set<String> = ["mif1", "mif2", "msf1", "miaf"]

    private static func isDrawing(_ start: [UInt8]) -> Bool {
        let text = String(decoding: start, as: UTF8.self)
        let content = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return content.hasPrefix("<") && content.contains("<svg")
    }
}
