import HearthTestPictures

/// A profile of colours (ICC.1:2010, version 2) by its octets.
enum ColourProfile {
    /// sRGB's primaries, but what the file calls red is green and the other way round.
    static let swapped: [UInt8] = {
        let red = [0.4360, 0.2225, 0.0139]
        let green = [0.3851, 0.7169, 0.0971]
        let blue = [0.1431, 0.0606, 0.7141]
        let gamma = Array("curv\0\0\0\0".utf8) + PNGFile.number(1) + [2, 0x33, 0, 0]
        let name = Array("swapped\0".utf8)
        let tags: [(String, [UInt8])] = [
            (
                "desc",
                Array("desc\0\0\0\0".utf8) + PNGFile.number(name.count) + name
                    + [UInt8](repeating: 0, count: 80)
            ),
            ("cprt", Array("text\0\0\0\0none\0\0\0\0".utf8)),
            ("wtpt", xyz([0.9642, 1, 0.8249])),
            ("rXYZ", xyz(green)), ("gXYZ", xyz(red)), ("bXYZ", xyz(blue)),
            ("rTRC", gamma), ("gTRC", gamma), ("bTRC", gamma),
        ]
        var table = PNGFile.number(tags.count)
        var content: [UInt8] = []
        let start = 128 + 4 + 12 * tags.count
        for (tag, octets) in tags {
            table += Array(tag.utf8) + PNGFile.number(start + content.count)
            table += PNGFile.number(octets.count)
            content += octets
        }
        var header = [UInt8](repeating: 0, count: 128)
        func put(_ octets: [UInt8], at offset: Int) {
            header.replaceSubrange(offset..<(offset + octets.count), with: octets)
        }
        put(PNGFile.number(start + content.count), at: 0)
        put([2, 0x40, 0, 0], at: 8)
        put(Array("mntrRGB XYZ ".utf8), at: 12)
        put(Array("acsp".utf8), at: 36)
        put([0.9642, 1, 0.8249].flatMap(fixed), at: 68)
        return header + table + content
    }()

    /// As a JPEG carries it, in one segment.
    static func segment(_ profile: [UInt8]) -> [UInt8] {
        Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
    }

    private static func xyz(_ values: [Double]) -> [UInt8] {
        Array("XYZ \0\0\0\0".utf8) + values.flatMap(fixed)
    }

    private static func fixed(_ value: Double) -> [UInt8] {
        PNGFile.number(Int((value * 65_536).rounded()))
    }
}
