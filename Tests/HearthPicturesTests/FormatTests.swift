import HearthPictures
import Testing

/// What a file is, by how it begins.
@Suite struct FormatTests {
    /// The first box of an ISO base media file: its brand, a version and the brands that it is too.
    private func box(_ brand: String, _ compatible: [String], size: Int? = nil) -> [UInt8] {
        let content =
            Array("ftyp\(brand)".utf8) + [0, 0, 0, 0] + compatible.flatMap { Array($0.utf8) }
        return [0, 0, 0, UInt8(size ?? content.count + 4)] + content
    }

    @Test(
        "Of the family of HEIF the brands say which it is, the first that says it",
        arguments: [
            ("heic", ["mif1", "heic"], .heic), ("heix", ["mif1"], .heic), ("heim", [], .heic),
            ("hevc", ["msf1", "hevc"], .heic), ("hevx", ["msf1"], .heic), ("avif", [], .avif),
            ("avif", ["avif", "mif1", "miaf"], .avif), ("avis", ["msf1", "miaf"], .avif),
            ("mif1", ["avif", "mif1", "miaf"], .avif), ("mif1", ["mif1", "miaf", "avif"], .avif),
            ("mif1", ["heic", "mif1"], .heic), ("mif1", ["mif1", "miaf", "heix"], .heic),
            ("msf1", ["avis", "msf1"], .avif), ("msf1", ["msf1", "hevc"], .heic),
            ("mif1", ["mif1", "MA1B"], .avif), ("miaf", ["MA1A"], .avif), ("mif2", ["avif"], .avif),
            ("mif1", [], .heic), ("mif1", ["mif1", "miaf"], .heic), ("msf1", ["msf1"], .heic),
            ("miaf", ["mif1"], .heic), ("mif1", ["heic", "avif"], .heic),
            ("mif1", ["avif", "heic"], .avif), ("heic", ["avif"], .heic), ("avif", ["heic"], .avif),
            ("mif1", Array(repeating: "miaf", count: 20) + ["avif"], .avif),
            ("isom", ["avif", "mp42"], .avif), ("isom", ["iso2", "mp41"], nil),
            ("mp42", [], nil), ("qt  ", ["qt  "], nil), ("crx ", ["isom"], nil),
            ("jpeg", ["mif1"], .heic),
        ] as [(String, [String], PictureFormat?)])
    func brands(brand: String, compatible: [String], format: PictureFormat?) {
        let file = box(brand, compatible)
        #expect(PictureFormat(file) == format)
        // What follows the box says nothing of it.
        #expect(PictureFormat(file + Array("avifheicavisheix".utf8)) == format)
    }

    @Test("A box that is cut, or says a size that it has not, does no harm")
    func damaged() {
        let file = box("mif1", ["miaf", "avif"])
        for end in 0..<file.count {
            let format = PictureFormat(file.prefix(end))
            #expect(format == nil || format == .heic, "\(end)")
        }
        for size in 0...255 {
            let format = PictureFormat(box("mif1", ["miaf", "avif"], size: size))
            #expect(format == .heic || format == .avif)
        }
        #expect(PictureFormat(box("mif1", ["miaf", "avif"], size: 0)) == .avif)
        // A size of 64 bits behind it.
        let large =
            [0, 0, 0, 1] + Array("ftyp".utf8) + [0, 0, 0, 0, 0, 0, 0, 32]
            + Array("mif1\0\0\0\0avif".utf8)
        #expect(PictureFormat(large) == .avif)
    }
}
