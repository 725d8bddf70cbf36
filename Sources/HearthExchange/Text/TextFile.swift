import Foundation

/// The text of a file, whatever program wrote it.
struct TextFile: Hashable {
    let text: String
    /// It said nothing of its encoding and is not UTF-8, so that Windows-1252 was taken.
    let isGuessed: Bool

    /// - Throws: `ImportError.tooLarge`, `.notText` for what has NULs or is cut in the middle of
    ///   a character of UTF-16, and `.beyond` for letters that are too long.
    init(octets: [UInt8]) throws(ImportError) {
        guard octets.count <= ExchangeLimits.file else { throw .tooLarge }
        var guessed = false
        let read: String
        if octets.starts(with: [0xFF, 0xFE]) || octets.starts(with: [0xFE, 0xFF]) {
            read = try Self.wide(octets.dropFirst(2), isLittle: octets[0] == 0xFF)
        } else if octets.contains(0) {
            // No text of single octets has them: it is UTF-16 without a mark, or none.
            read = try UnmarkedText.read(octets)
        } else if let text = String(validating: octets, as: UTF8.self) {
            read = text
        } else {
            // With UTF-8's mark it is damaged.
            guard !octets.starts(with: "\u{FEFF}".utf8) else { throw .notText }
            let declared = Self.declared(octets)
            guessed = declared == nil
            if let declared { read = declared } else { read = try Self.windows(octets) }
        }
        // What follows a NUL could be hidden from anybody who looks at the file.
        guard !read.utf8.contains(0) else { throw .notText }
        // The mark, once or where programs put one before another's.
        text = String(read.unicodeScalars.drop { $0 == "\u{FEFF}" })
        isGuessed = guessed
        // First of all that looks at letters.
        try LetterMeter.check(text)
    }

    /// Read in the encoding that a page says it has; nil for none, and for one that is not known.
    private static func declared(_ octets: [UInt8]) -> String? {
        let start = String(decoding: octets.prefix(1024), as: UTF8.self).lowercased()
        guard let match = start.firstMatch(of: /<meta[^>]*charset\s*=\s*["']?\s*([a-z0-9_:-]+)/),
            let encoding = encodings[String(match.1)]
        else { return nil }
        return String(data: Data(octets), encoding: encoding)
    }

    private static let encodings: [String: String.Encoding] = [
        "iso-8859-2": .isoLatin2, "latin2": .isoLatin2, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
        "windows-1254": .windowsCP1254, "iso-8859-9": .windowsCP1254, "shift_jis": .shiftJIS,
        "euc-jp": .japaneseEUC, "macintosh": .macOSRoman,
    ]

    /// The text of UTF-16 in this order of octets.
    static func wide(
        _ octets: ArraySlice<UInt8>, isLittle: Bool
    ) throws(ImportError) -> String {
        guard octets.count.isMultiple(of: 2) else { throw .notText }
        let units = stride(from: octets.startIndex, to: octets.endIndex, by: 2).map { index in
            let (one, two) = (UInt16(octets[index]), UInt16(octets[index + 1]))
            return isLittle ? two << 8 | one : one << 8 | two
        }
        guard let text = String(validating: units, as: UTF16.self) else { throw .notText }
        return text
    }

    /// Windows-1252 as the WHATWG Encoding Standard has it, without its five unused octets.
    private static func windows(_ octets: [UInt8]) throws(ImportError) -> String {
        var scalars = String.UnicodeScalarView()
        for octet in octets {
            guard (0x80...0x9F).contains(octet) else {
                scalars.append(Unicode.Scalar(octet))
                continue
            }
            guard let scalar = Unicode.Scalar(upperHalf[Int(octet) - 0x80]), scalar != "\0" else {
                throw .notText
            }
            scalars.append(scalar)
        }
        return String(scalars)
    }

    private static let upperHalf: [UInt16] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
        0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
        0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ]
}
