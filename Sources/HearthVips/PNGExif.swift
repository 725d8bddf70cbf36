import CZlib

/// What a PNG has of EXIF, which says which way up it is (PNG specification, third edition, 11.3.4.5).
enum PNGExif {
    private static let headerEnd = 8 + 25
    /// Length, type and checksum.
    private static let frameByteCount = 12
    /// A segment of a JPEG has no more, and nobody writes more.
    private static let limit = 1 << 16
    /// Two digits an octet, and line ends.
    private static let textLimit = 3 * limit

    /// The file with its EXIF before the pixels, where libpng looks for it. Programs also write it behind
    /// them, begin it as in a JPEG, or write it as text ("Raw profile type exif").
    static func ahead(in file: [UInt8]) -> [UInt8] {
        var profile: [UInt8]?
        var isBehind = false
        for (type, content) in chunks(of: file) {
            switch type {
            case "IDAT": isBehind = true
            case "eXIf":
                guard let tiff = tiff(content) else { continue }
                // It is read as it is.
                if !isBehind, tiff.count == content.count { return file }
                return inserted(tiff, into: file)
            case "tEXt", "zTXt":
                if profile == nil { profile = raw(content, isPacked: type == "zTXt") }
            default: break
            }
        }
        return profile.map { inserted($0, into: file) } ?? file
    }

    private static func chunks(
        of file: [UInt8]
    ) -> some Sequence<(type: String, content: ArraySlice<UInt8>)> {
        sequence(state: file.dropFirst(8)) { rest -> (type: String, content: ArraySlice<UInt8>)? in
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= frameByteCount, length <= rest.count - frameByteCount else {
                return nil
            }
            defer { rest = rest.dropFirst(frameByteCount + length) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            return (type, rest.dropFirst(8).prefix(length))
        }
    }

    /// Without the mark that it has in a JPEG; nil when it does not begin as TIFF does.
    private static func tiff(_ exif: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let mark = Array("Exif\0\0".utf8)
        let tiff = exif.starts(with: mark) ? exif.dropFirst(mark.count) : exif
        let isTIFF = tiff.starts(with: "II*\0".utf8) || tiff.starts(with: "MM\0*".utf8)
        return isTIFF && tiff.count <= limit ? tiff : nil
    }

    /// Right behind the header, so that it is the first.
    private static func inserted(_ exif: some Collection<UInt8>, into file: [UInt8]) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        let body = Array("eXIf".utf8) + exif
        let checksum = crc32(0, body, UInt32(body.count))
        let chunk = number(exif.count) + body + number(Int(checksum))
        return Array(file.prefix(headerEnd)) + chunk + Array(file.dropFirst(headerEnd))
    }

    /// A text with the name of a profile, its length in digits and its octets in hexadecimal.
    private static func raw(_ text: ArraySlice<UInt8>, isPacked: Bool) -> [UInt8]? {
        let names = ["Raw profile type exif\0", "Raw profile type APP1\0"]
        guard let name = names.first(where: { text.starts(with: $0.utf8) }) else { return nil }
        let content = text.dropFirst(name.utf8.count)
        guard content.count <= textLimit,
            let profile = isPacked ? unpacked(content.dropFirst()) : Array(content)
        else { return nil }
        let lines = profile.split(separator: 0x0A)
        var octets: [UInt8] = []
        for digits in lines.dropFirst(2) {
            for index in stride(from: digits.startIndex, to: digits.endIndex - 1, by: 2) {
                let pair = String(decoding: digits[index...(index + 1)], as: UTF8.self)
                guard let octet = UInt8(pair, radix: 16) else { return nil }
                octets.append(octet)
            }
        }
        return tiff(octets[...]).map(Array.init)
    }

    /// Nil for what is damaged, and for more than a profile can be.
    private static func unpacked(_ octets: ArraySlice<UInt8>) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: textLimit)
        var count = uLong(result.count)
        guard uncompress(&result, &count, Array(octets), uLong(octets.count)) == Z_OK else {
            return nil
        }
        return Array(result.prefix(Int(count)))
    }
}
