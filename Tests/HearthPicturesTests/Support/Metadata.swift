import HearthPictures
import HearthTestPictures

/// What cameras, phones and programs write beside the pixels; each says "SECRET" somewhere.
enum Metadata: String, CaseIterable {
    case exif, xmp, iptc, profile, comment, compressedComment, smallCopy, unknown, trailing

    static let packet = Array("<x:xmpmeta><dc:creator>XMP-SECRET</dc:creator></x:xmpmeta>".utf8)

    /// One data set of IPTC, as Photoshop packs it.
    static let dataSet: [UInt8] = {
        let caption = Array("IPTC-SECRET".utf8)
        let set: [UInt8] = [0x1C, 2, 120, 0, UInt8(caption.count)] + caption
        return Array("Photoshop 3.0\0".utf8) + Array("8BIM".utf8) + [4, 4, 0, 0]
            + PNGFile.number(set.count) + set
    }()
}

/// Files with pixels of which some can be seen through, or none.
enum Carrier: String, CaseIterable {
    case jpeg, png, clearPNG, webp, clearWebP

    /// Whether parts can be seen through.
    var isClear: Bool { self == .clearPNG || self == .clearWebP }

    private var picture: TestPicture {
        var picture = TestPicture.corners()
        let opaque = picture.pixel
        let isClear = isClear
        picture.pixel = { x, y in
            var colour = opaque(x, y)
            if isClear, x < 48 { colour.alpha = 0 }
            return colour
        }
        return picture
    }

    /// A file without metadata.
    func plain() throws -> [UInt8] {
        switch self {
        case .jpeg: return try picture.jpeg()
        case .png, .clearPNG: return picture.png()
        case .webp, .clearWebP:
            var file = WebPFile(try picture.webp())
            // libvips adds some of its own.
            file.chunks.removeAll { ["EXIF", "XMP ", "ICCP"].contains($0.type) }
            file.chunks[0].content[0] &= 0x10
            return file.octets
        }
    }

    /// The same with metadata; nil where the format has no such thing.
    func file(with metadata: Metadata) throws -> [UInt8]? {
        let plain = try plain()
        if metadata == .trailing { return plain + Array("TRAILING-SECRET".utf8) }
        switch self {
        case .jpeg:
            var file = JPEGFile(plain)
            guard let (marker, content) = Self.segment(metadata) else { return nil }
            file.insert(marker, content)
            return file.octets
        case .png, .clearPNG:
            var file = PNGFile(octets: plain)
            guard let (type, content) = Self.pngChunk(metadata) else { return nil }
            file.chunks.insert((type, content), at: 1)
            return file.octets
        case .webp, .clearWebP:
            var file = WebPFile(plain)
            guard let (type, content) = Self.webpChunk(metadata) else { return nil }
            file.add(type, content, width: picture.width, height: picture.height)
            return file.octets
        }
    }

    private static func segment(_ metadata: Metadata) -> (UInt8, [UInt8])? {
        switch metadata {
        case .exif: (0xE1, Exif.segment(orientation: 1))
        case .xmp: (0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Metadata.packet)
        case .iptc: (0xED, Metadata.dataSet)
        case .profile: (0xE2, ColourProfile.segment(ColourProfile.swapped))
        case .comment: (0xFE, Array("COMMENT-SECRET".utf8))
        case .smallCopy: (0xE0, Array("JFXX\0".utf8) + [0x13, 1, 1] + Array("SECRET".utf8))
        case .unknown: (0xEB, Array("UNKNOWN-SECRET".utf8))
        case .compressedComment, .trailing: nil
        }
    }

    private static func pngChunk(_ metadata: Metadata) -> (String, [UInt8])? {
        switch metadata {
        case .exif: ("eXIf", Exif.tiff(orientation: 1))
        case .xmp: ("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + Metadata.packet)
        case .iptc: ("zTXt", Array("Raw profile type iptc\0\0".utf8) + stored(Metadata.dataSet))
        case .profile:
            ("iCCP", Array("SECRET\0\0".utf8) + Deflate.stored(ColourProfile.swapped))
        case .comment: ("tEXt", Array("Author\0TEXT-SECRET".utf8))
        case .compressedComment:
            ("zTXt", Array("Comment\0\0".utf8) + stored(Array("TEXT-SECRET".utf8)))
        case .unknown: ("prVt", Array("UNKNOWN-SECRET".utf8))
        case .smallCopy, .trailing: nil
        }
    }

    private static func webpChunk(_ metadata: Metadata) -> (String, [UInt8])? {
        switch metadata {
        case .exif: ("EXIF", Exif.tiff(orientation: 1))
        case .xmp: ("XMP ", Metadata.packet)
        case .profile: ("ICCP", ColourProfile.swapped)
        case .unknown: ("SECR", Array("UNKNOWN-SECRET".utf8))
        case .iptc, .comment, .compressedComment, .smallCopy, .trailing: nil
        }
    }

    private static func stored(_ octets: [UInt8]) -> [UInt8] { Deflate.stored(octets) }
}

extension EncodedPicture {
    /// What is in the file besides a picture.
    var metadata: [String] {
        switch format {
        case .jpeg: JPEGFile(octets).metadata.map { "\($0)" }
        case .webp: WebPFile(octets).metadata
        default: ["\(format)"]
        }
    }

    var saysSecrets: Bool {
        octets.contains("SECRET") || octets.contains(Exif.serialNumber)
            || octets.contains("Exif") || octets.contains("xmp")
    }
}
