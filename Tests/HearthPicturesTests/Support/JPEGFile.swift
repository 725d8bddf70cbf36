/// The segments of a JPEG before its pixels.
struct JPEGFile {
    var segments: [(marker: UInt8, content: [UInt8])] = []
    /// From the start of the first scan.
    private var pixels: [UInt8] = []

    init(_ octets: [UInt8]) {
        var position = 2
        while position + 4 <= octets.count, octets[position] == 0xFF, octets[position + 1] != 0xDA {
            let length = Int(octets[position + 2]) << 8 | Int(octets[position + 3])
            let end = min(octets.count, position + 2 + length)
            segments.append((octets[position + 1], Array(octets[(position + 4)..<end])))
            position = end
        }
        pixels = Array(octets[position...])
    }

    /// Puts a segment before all others.
    mutating func insert(_ marker: UInt8, _ content: [UInt8]) {
        segments.insert((marker, content), at: 0)
    }

    var octets: [UInt8] {
        var result: [UInt8] = [0xFF, 0xD8]
        for (marker, content) in segments {
            let length = UInt16(content.count + 2)
            result += [0xFF, marker, UInt8(length >> 8), UInt8(truncatingIfNeeded: length)]
            result += content
        }
        return result + pixels
    }

    /// Of a picture: what is neither needed to decode it nor the harmless mark of the format.
    var metadata: [UInt8] {
        segments.map(\.marker).filter { (0xE1...0xEF).contains($0) || $0 == 0xFE }
    }
}

/// What a camera writes of itself (EXIF 2.32, a TIFF inside).
enum Exif {
    static let serialNumber = "CAMERA-SERIAL-4711"

    /// Which way up, whose camera, and a place: 59° 20′ north, 18° 4′ east.
    static func tiff(orientation: Int) -> [UInt8] {
        func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
            short(tag) + short(type) + PNGFile.number(count) + value
        }
        func rationals(_ values: [Int]) -> [UInt8] {
            values.flatMap { PNGFile.number($0) + PNGFile.number(1) }
        }
        let text = Array(serialNumber.utf8) + [0]
        let places = 8 + 2 + 3 * 12 + 4
        let north = places + 2 + 4 * 12 + 4
        let serial = north + 48
        var result = Array("MM".utf8) + short(42) + PNGFile.number(8)
        result += short(3)
        result += entry(0x0112, 3, 1, short(orientation) + [0, 0])
        result += entry(0x013B, 2, text.count, PNGFile.number(serial))
        result += entry(0x8825, 4, 1, PNGFile.number(places))
        result += PNGFile.number(0)
        result += short(4)
        result += entry(1, 2, 2, Array("N\0\0\0".utf8))
        result += entry(2, 5, 3, PNGFile.number(north))
        result += entry(3, 2, 2, Array("E\0\0\0".utf8))
        result += entry(4, 5, 3, PNGFile.number(north + 24))
        result += PNGFile.number(0)
        return result + rationals([59, 20, 0]) + rationals([18, 4, 0]) + text
    }

    static func segment(orientation: Int) -> [UInt8] {
        Array("Exif\0\0".utf8) + tiff(orientation: orientation)
    }
}
